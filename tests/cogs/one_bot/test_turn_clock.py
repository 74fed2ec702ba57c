"""Who lets others wait too long is told that his seat plays itself, and has it back by a press."""

import pytest

from tests.client import texts
from tests.cogs.bench import (
    is_private,
    labels,
    other,
    panel,
    shows,
    started,
    table_at,
    who_is_asked,
)
from tests.waiting import until

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


async def timed_out(bot, lobby, ann, ben):
    """A game of Ann's and Ben's; who was asked has let the other wait for too long. Gives him, and
    what he is told.
    """
    await table_at(bot, ann).set_options(int(ann.id), {"turn_clock": 90})
    await started(lobby, ann, ben)
    player = await who_is_asked(ann, ben)
    await ann.control.advance(21)
    call = await ann.until(shows(f"<@{player.id}>, it is your turn", "After 90 seconds your seat"))
    await ann.control.advance(70)
    told = await ann.until(shows(f"<@{player.id}>, the others have waited for 90 seconds"))
    await until(lambda: call["id"] not in ann.messages)
    return player, told


async def test_who_is_too_slow_is_told_and_takes_his_seat_back_with_a_press(
    quick, bot, lobby, ann, ben, cat
):
    player, told = await timed_out(bot, lobby, ann, ben)
    assert "your seat plays itself (normal) until you take it back." in texts(told)
    assert [one["id"] for one in told["mentions"]] == [player.id]
    assert labels(told) == ["Take my seat back"]
    await player.until(shows("You are away: your seat plays itself (normal)."))
    refused = (await cat.click(told, "Take my seat back")).message
    assert "That is for the one whose seat it is." in texts(refused)
    refused = (await other(player, ann, ben).click(told, "Take my seat back")).message
    assert "You sit at this table already." in texts(refused)

    back = (await player.click(told, "Take my seat back")).message
    assert is_private(back)
    assert "### Your" in texts(back)
    await until(lambda: told["id"] not in ann.messages)
    table = table_at(bot, ann)
    assert table.header.seats[table.seat_of(int(player.id))].person == int(player.id)


async def test_who_comes_back_by_himself_is_told_no_more(quick, bot, lobby, ann, ben):
    player, told = await timed_out(bot, lobby, ann, ben)
    away = await player.until(lambda one: "Take my seat back" in labels(one) and is_private(one))
    await player.click(away, "Take my seat back")
    await until(lambda: told["id"] not in ann.messages)
    await until(lambda: "### Your" in texts(panel(player)))


async def test_a_table_that_is_closed_leaves_nothing_of_it(quick, bot, lobby, ann, ben):
    _, told = await timed_out(bot, lobby, ann, ben)
    table = table_at(bot, ann)
    await table.stop(table.header.host)
    await until(lambda: told["id"] not in ann.messages)
    await until(lambda: not table.header.messages)
