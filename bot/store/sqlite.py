"""All that holds for SQLite only; another database would have a module like this one."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.errors import StoreError

BUSY_TIMEOUT_MS = 5000

REASONS: Mapping[int, str] = {
    sqlite3.SQLITE_FULL: "the disk is full. Free some space",
    sqlite3.SQLITE_BUSY: "another program keeps it locked. Close that program",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked. Close that program",
    sqlite3.SQLITE_READONLY: "it may not be written. Make the file and its folder writable",
    sqlite3.SQLITE_PERM: "it may not be written. Make the file and its folder writable",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened. Make the file and its folder writable",
    sqlite3.SQLITE_NOTADB: "it is no SQLite database. Name another file, or restore a backup",
    sqlite3.SQLITE_CORRUPT: "it is damaged. Restore a backup",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write. Look after the disk",
}


def prepare(engine: AsyncEngine) -> None:
    """Make every connection durable and strict about references.

    Python's driver begins a transaction by itself where data is first changed, and not for reading.
    """
    event.listen(engine.sync_engine, "connect", _connected)


def prepare_to_migrate(engine: AsyncEngine) -> None:
    """Prepare, and begin transactions in earnest, so that changes of the schema are in them too."""
    prepare(engine)
    event.listen(engine.sync_engine, "connect", _leave_transactions_alone)
    event.listen(engine.sync_engine, "begin", _begin)


def _connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _leave_transactions_alone(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def probe(database: Path) -> None:
    """See that the database can be opened, or made, and written. Raises `StoreError`."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("PRAGMA user_version = 1")  # a write, of something without use
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise StoreError(f"{reason(error)}.") from error


def reason(error: BaseException | None) -> str:
    """Return what was wrong in an error of SQLite's and what to do, as the end of a sentence."""
    code = getattr(error, "sqlite_errorcode", 0)
    return REASONS.get(code & 0xFF, str(error))
