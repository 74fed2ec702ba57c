"""The store as the rest of Parlour holds it."""

from sqlalchemy import URL

from bot.store.climbs import Climbs
from bot.store.database import Database, open_database
from bot.store.leaderboard import Results
from bot.store.settings import Settings
from bot.store.tables import TableStore


class Store:
    """An open database and its parts: `tables`, `results`, `climbs`, `settings`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableStore(database)
        self.results = Results(database)
        self.climbs = Climbs(database)
        self.settings = Settings(database)

    async def close(self) -> None:
        """Close the database, so that another process may have it."""
        await self._database.close()


async def open_store(url: URL) -> Store:
    """Open the database, made or migrated where needed; this process alone has it until `close`.

    Raises `StoreError`, naming the file and saying what to do.
    """
    return Store(await open_database(url))
