"""A real SQLite file for every test, and headers to fill it with."""

from dataclasses import replace

import pytest

from bot.fairness import commitment
from bot.store import Header, Seat, open_store
from tests.databases import database_url, fresh_database

SEED = bytes(range(32))
HEADER = Header(
    guild=1,
    channel=10,
    game="euchre",
    options={"target": 5},
    host=101,
    server_seed=SEED,
    commitment=commitment(SEED),
    created=1000.0,
    updated=1000.0,
    seats=(Seat(101, None, "Ann", 9001), Seat(None, "simple", "Ben (plays itself)")),
)


def header(**changes):
    return replace(HEADER, **changes)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "parlour.sqlite3"


@pytest.fixture
def url(path):
    """Where there is no database yet."""
    return database_url(path)


@pytest.fixture
async def store(path):
    store = await open_store(fresh_database(path))
    yield store
    await store.close()
