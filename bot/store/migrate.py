"""Brings a database to the shape that this version of Parlour knows, in one transaction."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import sqlite
from bot.store.errors import StoreError

SCRIPTS = Path(__file__).parent.parent / "migrations"

NEWER = (
    "it was written by a newer Parlour. Start that version, or name another database"
    " (PARLOUR_DATABASE)."
)


async def migrate(url: URL) -> None:
    """Run every migration that is still to run, off the event loop.

    Raises `StoreError` for a database from a newer Parlour, SQLAlchemy's errors for other trouble.
    """
    await asyncio.to_thread(lambda: asyncio.run(_migrate(url)))


async def _migrate(url: URL) -> None:
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    sqlite.prepare_to_migrate(engine)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations on an open connection, inside its transaction."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreError(NEWER)
    command.upgrade(config, "head")
