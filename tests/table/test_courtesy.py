"""Self-playing seats let people go first where they could take something from them."""

import asyncio

import pytest

from bot.table import courtesy
from tests.table.conftest import ANN, BEN, interaction, join, play_one, start, to_play
from tests.waiting import WatchedClock, until

PAUSE = 30.0
GIVEN = PAUSE * courtesy.PEOPLE_FIRST


@pytest.fixture
def clock(tmp_path):
    return WatchedClock(tmp_path / "clock")


async def they_play_on(table, clock):
    """Let the seats that play themselves answer: they take a pause, or the rest of one and one."""
    length = table.game.length
    for _ in range(2):
        await clock.somebody_sleeps()
        clock.advance(PAUSE + 1)
        await until(lambda: table.game.length > length or any(map(clock.now().__lt__, clock._ends)))
        if table.game.length > length:
            return
    raise AssertionError("they do not play")


async def still_there(clock, table, seat):
    """After less than people are given a seat's question is as it was."""
    question = table.asked[seat]
    for _ in range(4):
        await clock.somebody_sleeps()
        clock.advance(GIVEN / 5)
        await asyncio.sleep(0.06)
    return table.asked.get(seat) == question


async def to_her_turn(tables, clock):
    """A game of 99 in which everybody draws for himself, up to where Ann is to play."""
    options = {"draw": "manual"}
    table = await tables.open(1, 10, "ninety_nine", ANN, "Ann", interaction(ANN), options)
    await start(table)
    while 0 not in table.asked:
        await they_play_on(table, clock)
    return table


async def plays(table):
    """Ann plays a card; then she may draw."""
    line = next(line for line in table.view(0).legal()[0] if line != "draw")
    await table.submit(ANN, table.answer_number(0), line)
    assert table.asked[0].right


async def a_card_to_draw(tables, clock):
    """A game of 99 in which Ann may draw, and a seat that plays itself is to play."""
    table = await to_her_turn(tables, clock)
    await plays(table)
    return table


@pytest.mark.rule("NIN-8")
async def test_who_may_draw_is_given_time_for_it(process, clock):
    async with process(clock=clock, pause=PAUSE) as tables:
        table = await a_card_to_draw(tables, clock)
        assert await still_there(clock, table, 0)
        await table.submit(ANN, table.answer_number(0), "draw")
        await they_play_on(table, clock)  # there is nothing more to wait for


@pytest.mark.rule("NIN-8")
async def test_who_forgets_to_draw_loses_the_card_after_all(process, clock):
    async with process(clock=clock, pause=PAUSE) as tables:
        table = await a_card_to_draw(tables, clock)
        length = table.game.length
        await still_there(clock, table, 0)
        clock.advance(GIVEN)
        await until(lambda: table.game.length > length)
        assert table.view(None).counts["hands"][0] == 2


@pytest.mark.rule("NIN-8")
async def test_a_seat_draws_its_own_card_at_once_though_somebody_is_to_play(process, clock):
    async with process(clock=clock, pause=PAUSE) as tables:
        table = await to_her_turn(tables, clock)
        if len(table.asked) == 1:  # nobody has played before her
            await plays(table)
            await table.submit(ANN, table.answer_number(0), "draw")
            while not table.asked.keys() > {0}:
                await they_play_on(table, clock)
        (other,) = table.asked.keys() - {0}
        assert table.view(None).counts["hands"][other] == 2
        await they_play_on(table, clock)
        assert table.view(None).counts["hands"][other] == 3


async def a_count_to_put_right(tables, clock):
    """A game of Cribbage in which Ann and two that play themselves are asked about Ben's count."""
    options = {"count": "claim"}
    table = await tables.open(1, 10, "cribbage", ANN, "Ann", interaction(ANN), options)
    await join(table, BEN)
    for _ in range(2):
        await table.add_player(ANN)
    await start(table)
    while not (table.view(None).phase == "muggins" and {0, 2, 3} <= {*table.asked}):
        if to_play(table)[1] is None:
            await they_play_on(table, clock)
        elif table.view(None).phase == "muggins":
            seat = min(table.asked)
            await table.submit(to_play(table)[1], table.answer_number(seat), "pass")
        else:
            await play_one(table)
    return table


@pytest.mark.rule("CRB-11")
async def test_people_may_name_the_right_total_first(process, clock):
    async with process(clock=clock, pause=PAUSE) as tables:
        table = await a_count_to_put_right(tables, clock)
        length = table.game.length
        assert await still_there(clock, table, 0)
        assert table.game.length == length
        await table.submit(ANN, table.answer_number(0), "pass")
        await they_play_on(table, clock)


@pytest.mark.rule("CRB-11")
async def test_people_are_not_waited_for_twice(process, clock):
    """Those who play themselves follow one another as usual once people have had their time."""
    async with process(clock=clock, pause=PAUSE) as tables:
        table = await a_count_to_put_right(tables, clock)
        length = table.game.length
        await still_there(clock, table, 0)
        clock.advance(GIVEN)
        await until(lambda: table.game.length > length)
        await they_play_on(table, clock)
