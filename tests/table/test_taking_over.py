"""Somebody takes over a seat that plays itself: with the next deal, or where nobody is at once."""

import pytest

from bot.table import Refused
from bot.table.results import results_of
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    join,
    open_table,
    play_one,
    start,
    stored,
    to_play,
)
from tests.waiting import until


@pytest.fixture
async def three(lobby):
    """A running game of Ann, Ben, Cat and a seat that plays itself."""
    await join(lobby, BEN, CAT)
    await start(lobby)
    return lobby


async def next_deal(table):
    """Play until the running deal is over."""
    deals = len(table.game.state.deals)
    while len(table.game.state.deals) == deals:
        length = table.game.length
        if table.header.seats[to_play(table)[0]].person is not None:
            await play_one(table)
        else:
            await until(lambda length=length: table.game.length > length)


def owners(table):
    return [seat.user for seat in table.header.seats]


async def test_a_seat_that_plays_itself_is_taken_over_with_the_next_deal(tables, three):
    name = three.header.seats[3].name
    await join(three, DAN)
    seat = three.header.seats[3]
    assert (seat.user, seat.player, seat.name, seat.heir) == (None, "easy", name, DAN)
    assert three.heir_of(DAN) == 3
    assert three.seat_of(DAN) is None
    with pytest.raises(Refused, match="You have no seat"):
        await three.submit(DAN, None, "pass")
    await next_deal(three)
    seat = three.header.seats[3]
    assert (seat.person, seat.name, seat.heir) == (DAN, "Dan", None)
    assert (seat.late, seat.since, seat.before) == (True, 1, name)
    assert (await stored(tables, three)).header == three.header


async def test_who_waits_has_waited_through_a_restart(process):
    async with process() as tables:
        table = await open_table(tables)
        await join(table, BEN)
        await start(table)
        await join(table, CAT)
        before = table.header
    async with process() as tables:
        await tables.restore()
        again = tables.at(10)
        assert again.header.seats == before.seats
        await next_deal(again)
        assert owners(again) == [ANN, BEN, CAT, None]


async def test_one_may_change_ones_mind(three):
    await join(three, DAN)
    with pytest.raises(Refused, match="is yours with the next deal"):
        await join(three, DAN)
    await three.leave(DAN)
    with pytest.raises(Refused, match="No seat is kept for you"):
        await three.withdraw(DAN)
    await join(three, DAN)
    await three.withdraw(DAN)
    await next_deal(three)
    assert owners(three) == [ANN, BEN, CAT, None]


async def test_a_change_of_mind_that_comes_too_late_leaves_the_seat(three):
    await join(three, DAN)
    await next_deal(three)
    with pytest.raises(Refused, match="No seat is kept for you"):
        await three.withdraw(DAN)
    assert three.header.seats[3].person == DAN


async def test_a_seat_is_promised_once(three):
    await join(three, DAN)
    with pytest.raises(Refused, match="no seat is free"):
        await join(three, EVE)


async def test_the_seat_of_who_is_away_stays_his_and_is_his_at_once(three):
    await three.leave(BEN)
    await join(three, DAN)
    assert three.header.seats[3].heir == DAN
    with pytest.raises(Refused, match="no seat is free"):
        await join(three, EVE)
    await join(three, BEN)
    assert three.header.seats[1].person == BEN
    assert not three.header.seats[1].late


async def test_the_host_can_give_the_seat_of_who_is_away_to_others(three):
    await three.leave(BEN)
    await three.kick(ANN, 1)
    await join(three, EVE)
    await next_deal(three)
    assert owners(three)[1] == EVE


async def test_who_was_sent_away_takes_over_no_seat(tables, three):
    await three.kick(ANN, 1)
    assert (await stored(tables, three)).header.sent_away == (BEN,)
    with pytest.raises(Refused, match="The host has sent you away from this game"):
        await join(three, BEN)


async def test_who_waits_can_be_sent_away(three):
    await join(three, DAN)
    await three.kick(ANN, 3)
    assert three.header.seats[3].heir is None
    with pytest.raises(Refused, match="sent you away"):
        await join(three, DAN)


async def test_where_nobody_is_the_seat_is_taken_at_once_and_the_game_goes_on(three):
    for user in (ANN, BEN, CAT):
        await three.leave(user)
    assert three.waits
    await join(three, DAN)
    assert three.header.seats[3].person == DAN
    assert three.header.host == DAN
    await until(lambda: to_play(three)[1] == DAN)


async def test_who_waits_sits_down_when_the_last_one_leaves(three):
    await join(three, DAN)
    for user in (ANN, BEN, CAT):
        await three.leave(user)
    assert not three.waits
    assert three.header.seats[3].person == DAN


async def test_a_game_that_was_taken_over_does_not_count_for_who_came_late(three):
    await join(three, DAN)
    await next_deal(three)
    await three.leave(CAT)
    results = results_of(three.header, three.game)
    assert [(result.user, result.self_playing) for result in results] == [
        (ANN, False),
        (BEN, False),
        (None, True),
        (None, False),
    ]


async def test_who_came_late_and_went_comes_back_and_is_still_late(three):
    await join(three, DAN)
    await next_deal(three)
    await three.leave(DAN)
    await join(three, DAN)
    assert (three.header.seats[3].person, three.header.seats[3].late) == (DAN, True)
