"""A process with its open tables, on a real SQLite file, and people to play at them."""

from contextlib import asynccontextmanager
from random import Random

import pytest

from bot.clock import Clock
from bot.lobby import OpenTables
from bot.store import open_store
from bot.table import House
from tests.databases import fresh_database

ANN, BEN, CAT, DAN, EVE = 101, 102, 103, 104, 105
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
SEED = bytes(range(32))


def interaction(user):
    """The id of the interaction by which somebody opens or joins a table: the same in each test."""
    return 10_000 + user


def by_chance(_level, _game):
    """A player that picks any legal answer."""
    return lambda view, below: view.decision.sample(below)


@pytest.fixture
def url(tmp_path):
    return fresh_database(tmp_path / "parlour.sqlite3")


@pytest.fixture
def process(url):
    """A process's tables on the database: `async with process(pause=0) as tables`."""

    @asynccontextmanager
    async def process(**house):
        store = await open_store(url)
        usual = {"clock": Clock(), "chooser": by_chance, "player": "easy", "pause": 0}
        usual["levels"] = ("easy", "random", "deep", "strong")
        tables = OpenTables(House(store, **{"draw_seed": lambda: SEED, **usual, **house}))
        try:
            yield tables
        finally:
            await tables.close()
            await store.close()

    return process


@pytest.fixture
async def tables(process):
    async with process() as tables:
        yield tables


async def open_table(tables, channel=10, options=None, host=ANN):
    name = NAMES[host]
    return await tables.open(1, channel, "euchre", host, name, interaction(host), options)


async def join(table, *users):
    for user in users:
        await table.join(user, NAMES[user], interaction(user))


async def start(table, user=ANN):
    await table.start(user, 20_000 + user)


@pytest.fixture
async def lobby(tables):
    """A table in its lobby, with Ann as the host."""
    return await open_table(tables)


@pytest.fixture
async def table(lobby):
    """A running game of Ann, Ben, Cat and Dan, to five points."""
    await lobby.set_options(ANN, {"target": 5})
    await join(lobby, BEN, CAT, DAN)
    await start(lobby)
    return lobby


def to_play(table):
    """The seat that is to play, its owner, and one of its legal lines, the same each time."""
    seat = min(table.asked)
    decision = table.asked[seat]
    value = decision.sample(Random(table.game.length).randrange)
    return seat, table.header.seats[seat].user, decision.text(value)


async def play_one(table):
    """Play a legal answer of whoever is asked."""
    seat, user, text = to_play(table)
    await table.submit(user, table.answer_number(seat), text)


async def play_out(table):
    """Play until the game is over."""
    while table.is_open:
        await play_one(table)


async def stored(tables, table):
    return await tables._house.store.tables.load(table.id)


async def lines(tables, table):
    return [(event.seat, event.text) for event in (await stored(tables, table)).events]


def views(table):
    """What each seat, and the whole table, sees."""
    return [table.view(seat).as_bytes() for seat in (None, *range(len(table.header.seats)))]
