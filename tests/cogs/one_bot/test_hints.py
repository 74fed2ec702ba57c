"""The panel's "Hint": there where the game has an adviser and the host allows it."""

from types import SimpleNamespace

import pytest

from bot.players.normal import ADVISERS
from bot.table.hints import is_a_choice
from tests.client import buttons, texts
from tests.cogs.bench import (
    answer_for,
    answers,
    asked,
    is_asked,
    labels,
    lobby_of,
    other,
    panel,
    press_and_read,
    press_one,
    shows,
    table_at,
    who_is_asked,
)
from tests.waiting import until

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(autouse=True)
def adviser(monkeypatch):
    """Somebody who always advises the last answer."""

    def last(view):
        return SimpleNamespace(value=view.decision.actions()[-1], why="it comes last")

    monkeypatch.setitem(ADVISERS, "euchre", last)


def taken(bot, player):
    """How many hints each person has taken, by name."""
    return {hinted.name: hinted.taken for hinted in table_at(bot, player).header.hinted}


async def who_has_a_choice(bot, *players):
    """Play on until one of these people is asked what he can answer in more than one way."""
    while True:
        player = await until(lambda: next(filter(asked, players), None))
        table = table_at(bot, player)
        if is_a_choice(table.game, table.seat_of(int(player.id))):
            return player
        await press_one(player)


async def test_a_hint_answers_in_the_panel_and_counts_once(bot, table, ann, ben):
    player = await who_has_a_choice(bot, ann, ben)
    shown, answered = panel(player), answers(bot, player)
    assert "Hint" in labels(shown)
    assert "Hint" not in labels(panel(other(player, ann, ben)))
    await player.click(shown, "Hint")
    told = await player.until(shows("**Hint**: ", "– it comes last."))
    assert told["id"] == shown["id"]
    await player.click(told, "Hint")
    await until(lambda: texts(panel(player)) == texts(told))
    assert taken(bot, ann) == {player.name: 1}
    assert answers(bot, player) == answered
    await press_one(player)
    await until(lambda: "**Hint**" not in texts(panel(player)))


async def test_a_hint_can_be_asked_for_by_command(bot, table, ann, ben):
    player = await who_has_a_choice(bot, ann, ben)
    told = (await player.slash("hint")).message
    assert "**Hint**: " in texts(told)
    assert "– it comes last." in texts(told)
    assert "Hint" in labels(told)
    assert taken(bot, ann) == {player.name: 1}
    refused = (await other(player, ann, ben).slash("hint")).message
    assert f"It is not your turn: the game waits for {player.name}." in texts(refused)


async def test_a_hint_stands_while_others_answer_and_goes_with_the_question(bot, ann, ben):
    await ann.click(await lobby_of(ann, ben, "cribbage"), "Start")
    for player in (ann, ben):
        await is_asked_to_lay_away(player)
    await ann.click(panel(ann), "Hint")
    told = await ann.until(shows("**Hint**: Discard"))
    card = next(one for one in buttons(told) if ":pick " in one["custom_id"])
    await ann.click(told, card["custom_id"])
    await ann.until(lambda one: f"✓ {card['label']}" in labels(one) and "**Hint**" in texts(one))
    await answer_for(bot, ben)
    await ann.until(shows("**Hint**: Discard", "Ben lays 2 cards away"))
    await answer_for(bot, ann)
    await until(lambda: "**Hint**" not in texts(panel(ann)))
    assert taken(bot, ann) == {"Ann": 1}


async def is_asked_to_lay_away(player):
    """Wait until somebody's panel asks him for the kitty."""
    await until(lambda: (shown := panel(player)) and "Lay two cards" in texts(shown))


async def test_a_hint_button_of_an_earlier_question_is_refused(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await player.control.advance(15 * 60)  # a panel that is too old to be pushed to
    await answer_for(bot, player)
    await press_and_read(player, shown, "Hint", "That has been answered already")
    assert taken(bot, ann) == {}


async def test_a_table_without_hints_says_so_before_anybody_sits_down(bot, lobby, ann, ben):
    rules = (await ann.click(lobby, "House rules")).message
    await ann.click(rules, "More")
    page = await ann.until(shows("**Hints**: on", "**Self-playing seats**: normal"))
    await ann.click(page, "Turn off")
    await ben.until(shows("**House rules**: **No hints**"))
    await ann.click(page, "Set to strong")
    await ben.until(shows("**No hints** · Self-playing seats: **strong** (usually normal)"))
    await ann.click(await ann.until(lambda one: "Set to easy" in labels(one)), "Set to easy")
    await ben.until(shows("Self-playing seats: **easy** (usually normal)"))
    assert "No hints" in texts((await ben.slash("rules")).message)
    await ann.click(lobby, "Start")
    asked = await who_is_asked(ann, ben)
    assert "Hint" not in labels(await is_asked(asked))
    assert [seat.player for seat in table_at(bot, ann).header.seats[2:]] == ["easy"] * 2


async def test_the_result_says_who_took_hints(quick, bot, lobby, ann, ben):
    await table_at(bot, ann).set_options(int(ann.id), {"target": 5})
    await ben.click(lobby, "Leave")
    await ann.until(lambda one: "**Ben**" not in texts(one))
    await ann.click(lobby, "Start")
    await ann.click(panel(await who_has_a_choice(bot, ann)), "Hint")
    table = await until(lambda: taken(bot, ann) and table_at(bot, ann))
    await until(lambda: "**Hint**" in texts(panel(ann)))
    while table.is_open:
        if 0 in table.asked:
            line = table.asked[0].text(table.asked[0].actions()[0])
            await table.submit(int(ann.id), None, line)
        else:
            await until(lambda: 0 in table.asked or not table.is_open)
    assert "**Hints**: Ann 1" in texts(await ann.until(shows("win Traditional Euchre")))
