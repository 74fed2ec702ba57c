"""The turn clock: whoever lets others wait too long has his seat play itself, and takes it back."""

import asyncio

import pytest

from bot.store import StoreError
from bot.table import Refused, What, turn_clock
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    join,
    open_table,
    play_one,
    start,
    stored,
    to_play,
)
from tests.waiting import WatchedClock, until

POOR_HAND = (439).to_bytes(32, "big")
"""A secret by which a seat is dealt a poor hand first."""


@pytest.fixture
def clock(tmp_path):
    return WatchedClock(tmp_path / "clock")


@pytest.fixture
async def clocked(process, clock):
    async with process(clock=clock, turn_clock=60, pause=3600.0) as tables:
        yield tables


async def four(tables, **options):
    table = await open_table(tables)
    await table.set_options(ANN, options)
    await join(table, BEN, CAT, DAN)
    await start(table)
    return table


def away(table):
    return [seat.user for seat in table.header.seats if seat.user and seat.person is None]


async def test_who_lets_others_wait_too_long_is_replaced_and_comes_back(clocked, clock):
    table = await four(clocked)
    heard = []
    table.listen(lambda _table, change: heard.append((change.what, change.seat)))
    seat, user, text = to_play(table)
    await clock.go_on(58)
    await asyncio.sleep(0.15)
    assert away(table) == []
    await clock.go_on(3)
    await until(lambda: away(table) == [user])
    assert table.header.seats[seat].player == "easy"
    assert heard == [(What.TIMED_OUT, seat)]
    assert (await stored(clocked, table)).header == table.header
    with pytest.raises(Refused, match="Your seat plays itself"):
        await table.submit(user, None, text)
    await join(table, user)
    await table.submit(user, None, text)
    assert away(table) == []


async def test_the_clock_remembers_the_level_at_which_somebody_wants_his_seat_to_play(
    clocked, clock
):
    table = await four(clocked)
    seat, user, _ = to_play(table)
    await table.leave(user, "random")
    await join(table, user)
    await clock.go_on(61)
    await until(lambda: away(table) == [user])
    assert table.header.seats[seat].player == "random"


async def test_nobody_is_away_because_he_could_not_be_reached(process, clock):
    there = []
    async with process(
        clock=clock, turn_clock=60, pause=3600.0, is_reachable=lambda: bool(there)
    ) as tables:
        table = await four(tables)
        user = to_play(table)[1]
        for seconds in (61, 50):
            await clock.go_on(seconds)
            await asyncio.sleep(0.15)
        there.append("Discord")
        await clock.go_on(5)
        await asyncio.sleep(0.15)
        assert away(table) == []
        await clock.go_on(6)
        await until(lambda: away(table) == [user])


async def test_an_answer_in_time_begins_the_next_ones_time(clocked, clock):
    table = await four(clocked)
    first = to_play(table)[1]
    await clock.go_on(50)
    await play_one(table)
    second = to_play(table)[1]
    await clock.go_on(50)
    await asyncio.sleep(0.15)
    assert away(table) == []
    await clock.go_on(11)
    await until(lambda: away(table) == [second])
    assert second != first


async def test_nobody_is_hurried_who_plays_alone(clocked, clock):
    table = await open_table(clocked)
    await start(table)
    assert table.turn_clock == 0
    await clock.go_on(3600)
    await asyncio.sleep(0.15)
    assert away(table) == []


async def test_the_last_one_who_is_there_may_take_his_time(clocked, clock):
    table = await four(clocked)
    for user in (BEN, CAT, DAN):
        await table.leave(user)
    await clock.go_on(3600)
    await asyncio.sleep(0.15)
    assert away(table) == [BEN, CAT, DAN]
    await join(table, BEN)  # now somebody waits, from now on
    await asyncio.sleep(0.15)
    assert away(table) == [CAT, DAN]


@pytest.mark.parametrize(("seconds", "is_away"), [(0, False), (10, True), (600, False)])
async def test_the_host_chooses_another_limit(clocked, clock, seconds, is_away):
    table = await four(clocked, turn_clock=seconds)
    user = to_play(table)[1]
    await clock.go_on(120)
    if is_away:
        await until(lambda: away(table) == [user])
    await asyncio.sleep(0.15)
    assert (away(table) == [user]) == is_away


async def test_a_limit_that_is_none_is_refused(clocked):
    table = await open_table(clocked)
    with pytest.raises(Refused, match="a whole number from 0 to 3600"):
        await table.set_options(ANN, {"turn_clock": 3601})


async def test_the_level_is_the_tables(clocked, clock):
    table = await four(clocked, level="strong")
    seat = to_play(table)[0]
    await clock.go_on(61)
    await until(lambda: table.header.seats[seat].player == "strong")


async def test_after_a_restart_the_time_begins_anew(process, clock):
    async with process(clock=clock, turn_clock=60) as tables:
        table = await four(tables)
        await clock.go_on(50)
    async with process(clock=clock, turn_clock=60, pause=3600.0) as tables:
        await tables.restore()
        again = tables.at(10)
        await clock.go_on(50)
        await asyncio.sleep(0.15)
        assert away(again) == []
        await clock.go_on(11)
        await until(lambda: away(again) == [to_play(table)[1]])


async def test_who_is_asked_in_secret_is_spoken_for_and_nobody_sees_it(process, clock):
    house = {"clock": clock, "turn_clock": 60, "draw_seed": lambda: POOR_HAND}
    async with process(**house) as tables:
        table = await four(tables, farmers_hand=True)
        assert table.view(None).awaited == []
        seat = to_play(table)[0]
        header, answered = table.header, table.answer_number(seat)
        await clock.go_on(61)
        await until(lambda: table.answer_number(seat) == answered + 1)
        assert table.header.seats == header.seats
        assert away(table) == []


async def test_a_store_that_fails_is_tried_again(clocked, clock, monkeypatch):
    table = await four(clocked)
    user = to_play(table)[1]
    with monkeypatch.context() as failing:

        async def refuse(*_arguments):
            raise StoreError("the disk is full.")

        failing.setattr(clocked._house.store.tables, "save", refuse)
        await clock.go_on(61)
        await asyncio.sleep(0.15)
        assert away(table) == []
    await clock.go_on(turn_clock.RETRY)
    await until(lambda: away(table) == [user])


async def test_a_table_that_closes_stops_its_clock(clocked):
    table = await four(clocked)
    task = table._turn_clock._task
    await table.stop(ANN)
    await until(task.done)
