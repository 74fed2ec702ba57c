"""Databases for tests: fresh ones are copies of one that was migrated once, for that takes time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL

from bot.store import open_store


def database_url(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def fresh_database(path: Path) -> URL:
    """An empty database of the present shape, in a file that is not there yet."""
    path.write_bytes(_migrated())
    return database_url(path)


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "parlour.sqlite3"
        with ThreadPoolExecutor() as elsewhere:  # whoever asks may be in an event loop already
            elsewhere.submit(lambda: asyncio.run(_make(database_url(path)))).result()
        return path.read_bytes()


async def _make(url: URL) -> None:
    store = await open_store(url)
    await store.close()
