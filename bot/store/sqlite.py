"""All that holds for SQLite only; another database would have a module like this one."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

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
    """Make every connection durable, strict about references, and honest about transactions."""
    event.listen(engine.sync_engine, "connect", _connected)
    event.listen(engine.sync_engine, "begin", _begin)


def _connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # Python's driver would begin transactions by itself, but not before it changes the schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def make_folder(database: Path) -> None:
    """Make the folder that the database is to lie in. Raises `OSError`."""
    database.parent.mkdir(parents=True, exist_ok=True)


def reason(error: DBAPIError) -> str | None:
    """Return what was wrong and what to do, as the end of a sentence; None where unknown."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else REASONS.get(code & 0xFF)
