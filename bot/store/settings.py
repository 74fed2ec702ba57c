"""What a server has set: JSON values by key."""

from typing import Any

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import settings


class Settings:
    """The settings of all servers. Raises `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, guild: int) -> dict[str, Any]:
        """Return everything that a server has set."""
        query = select(settings.c.key, settings.c.value).where(settings.c.guild == guild)
        async with self._database.reading() as connection:
            return {row.key: row.value for row in await connection.execute(query)}

    async def put(self, guild: int, key: str, value: Any) -> None:
        """Set a key to a JSON value; None removes it."""
        this = (settings.c.guild == guild) & (settings.c.key == key)
        async with self._database.writing() as connection:
            await connection.execute(delete(settings).where(this))
            if value is not None:
                row = {"guild": guild, "key": key, "value": value}
                await connection.execute(insert(settings).values(row))
