"""The open database: reading and writing transactions, with errors that a person understands."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import sqlite
from bot.store.errors import Conflict, StoreError
from bot.store.lock import ProcessLock
from bot.store.migrate import migrate

FOLDER = (
    "its folder cannot be made or written ({}). Make it writable for this user, or name another"
    " place (PARLOUR_DATABASE)."
)


class Database:
    """A database that this process alone holds; made by `open_database`."""

    def __init__(self, engine: AsyncEngine, lock: ProcessLock) -> None:
        self._engine = engine
        self._lock = lock
        self._writer = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read on. Raises `StoreError`."""
        with _in_words():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that is committed at the end, or leaves no trace where anything fails.

        Raises `StoreError`; `Conflict` where a key is taken or missing.
        """
        with _in_words():
            # SQLite has one writer at a time, and is slow to notice that it is free: queue here.
            async with self._writer, self._engine.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close every connection and let another process have the database."""
        await self._engine.dispose()
        self._lock.release()


async def open_database(url: URL) -> Database:
    """Take hold of an SQLite database, made if missing, and bring it to the present shape.

    Raises `StoreError`, naming the file and saying what to do, where that cannot be done.
    """
    path = _path(url)
    what = f"The database {path} cannot be used"
    try:
        with _in_words():
            return await _open(url, path)
    except StoreError as error:
        raise StoreError(error.reason, what) from error
    except OSError as error:
        raise StoreError(FOLDER.format(error.strerror), what) from error


def _path(url: URL) -> Path:
    return Path(url.database or "").resolve()  # one lock, by whatever links it is reached


async def _open(url: URL, path: Path) -> Database:
    lock = await asyncio.to_thread(_take, path)
    try:
        await migrate(url)
    except BaseException:
        lock.release()
        raise
    engine = create_async_engine(url, hide_parameters=True)  # a log must not hold a secret seed
    sqlite.prepare(engine)
    return Database(engine, lock)


def _take(path: Path) -> ProcessLock:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = ProcessLock(path)
    try:
        sqlite.probe(path)
    except BaseException:
        lock.release()
        raise
    return lock


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Conflict(f"it contradicts what is stored ({error.orig}).") from error
    except DBAPIError as error:
        raise StoreError(f"{sqlite.reason(error.orig)}.") from error
    except SQLAlchemyError as error:
        raise StoreError(f"{error}.") from error
