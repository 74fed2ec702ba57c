"""A seat that plays itself is taken over; an empty table waits for the first who sits down."""

import asyncio

import pytest

from tests.client import texts
from tests.cogs.bench import (
    after,
    answer_for,
    is_private,
    labels,
    panel,
    shows,
    table_at,
    who_is_asked,
)
from tests.waiting import until

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


async def to_the_next_deal(bot, *players):
    """Give answers until the running deal is over."""
    table = table_at(bot, players[0])
    deals = len(table.begun().state.deals)

    def person():
        seats = {table.seat_of(int(player.id)): player for player in players}
        return next((seats[seat] for seat in table.asked if seat in seats), None)

    def is_over():
        return len(table.begun().state.deals) > deals

    while not is_over():
        if (player := person()) is not None:
            await answer_for(bot, player)
        await until(lambda: is_over() or person())


async def test_who_takes_a_seat_has_it_with_the_next_deal(quick, bot, table, ann, ben, cat):
    assert "Take a seat" in labels(table)
    waiting = (await cat.click(table, "Take a seat")).message
    assert is_private(waiting)
    assert "seat is yours with the next deal, if there is one." in texts(waiting)
    assert labels(waiting) == ["Do not take over"]
    await ann.until(shows("plays itself (normal) · Cat takes over with the next deal"))
    again = await cat.click(table, "Take a seat")
    assert "is yours with the next deal" in texts(again.message)
    assert "You have no seat at this table." in texts((await cat.slash("move", action="x")).message)

    await to_the_next_deal(bot, ann, ben)
    second = await cat.until(lambda one: "Deal 2" in texts(one) and "My hand" in labels(one))
    assert "**Cat**" in texts(second)
    hand = await until(lambda: (shown := panel(cat)) and "### Your" in texts(shown) and shown)
    assert after(hand, second)
    assert hand["id"] not in ann.messages


async def test_one_may_change_ones_mind(quick, bot, table, ann, cat):
    waiting = (await cat.slash("join")).message
    await cat.click(waiting, "Do not take over")
    await cat.until(lambda one: one["id"] == waiting["id"] and "You have no seat" in texts(one))
    await until(lambda: "Cat takes over" not in texts(ann.messages[table["id"]]))
    await cat.slash("join")
    assert "not kept for you any more" in texts((await cat.slash("leave")).message)
    assert table_at(bot, ann).heir_of(int(cat.id)) is None


async def test_an_empty_table_waits_for_the_first_who_comes(quick, bot, table, ann, ben, cat):
    await who_is_asked(ann, ben)
    assert "your seat plays itself" in texts((await ann.slash("leave")).message)
    assert "Nobody is here any more, so the game waits." in texts(
        (await ben.slash("leave")).message
    )
    left = await cat.until(shows("Nobody is here to play.", "**Ann**"))
    assert texts(left).count("away: plays itself (normal)") == 2
    played = table_at(bot, ann).begun().length
    await asyncio.sleep(0.2)
    assert table_at(bot, ann).begun().length == played
    assert "### Your" in texts((await cat.click(table, "Take a seat")).message)
    await cat.until(shows("**Cat**", "▶"))
    assert "### Your" in texts((await ben.click(table, "Take a seat")).message)
    assert table_at(bot, ann).header.seats[1].person == int(ben.id)
    assert table_at(bot, ann).header.host == int(cat.id)
