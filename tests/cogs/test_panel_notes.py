"""What a panel says on top: as long as the game stands, and a reason long enough to be read."""

import pytest

from bot.lobby import OpenTables
from bot.store import open_store
from bot.table import House
from cogs.panel import Memory, panel_layout
from tests.databases import fresh_database
from tests.screens.reading import shown
from tests.table.conftest import ANN, BEN, CAT, DAN, by_chance, join, open_table, play_one, start
from tests.waiting import StandingClock

LATE = "Too late: another player has named the right total."


@pytest.fixture
def clock(tmp_path):
    return StandingClock(tmp_path / "clock")


@pytest.fixture
async def table(tmp_path, clock):
    """A running game of four people."""
    store = await open_store(fresh_database(tmp_path / "parlour.sqlite3"))
    tables = OpenTables(House(store, clock, by_chance, "easy"))
    table = await open_table(tables)
    await join(table, BEN, CAT, DAN)
    await start(table)
    yield table
    await tables.close()
    await store.close()


def says(table, memory):
    return shown(panel_layout(table, ANN, memory)).splitlines()[0]


async def test_a_reason_stays_for_a_while_though_the_others_play_on(table, clock):
    memory = Memory(note=LATE, noted=table.game.length, until=clock.now() + 5)
    await play_one(table)
    assert says(table, memory) == LATE
    clock.advance(6)
    assert says(table, memory).startswith("### Your")


async def test_a_hint_goes_with_the_question_that_it_was_for(table, clock):
    memory = Memory(note="Hint: pass", noted=table.game.length, until=clock.now())
    clock.advance(6)
    assert says(table, memory) == "Hint: pass"
    await play_one(table)
    assert says(table, memory).startswith("### Your")
