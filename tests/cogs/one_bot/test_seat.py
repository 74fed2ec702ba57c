"""Playing: panels, moves that are written, doubled and stale presses, calls, renewals."""

import asyncio

import pytest

from cogs.doors import Door
from tests.client import buttons, texts
from tests.cogs.bench import (
    after,
    answer_for,
    answers,
    at_once,
    is_asked,
    is_private,
    labels,
    live,
    other,
    panel,
    press,
    press_and_read,
    press_one,
    public,
    quiet,
    shows,
    started,
    table_at,
    who_is_asked,
)
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_press_changes_the_panel_and_the_table(table, ann, ben):
    player = await who_is_asked(ann, ben)
    shown, before = panel(player), texts(ann.messages[table["id"]])
    fresh = await press(player, shown, live(shown)[0]["custom_id"])
    assert texts(fresh) != texts(shown)
    assert is_private(fresh)
    await until(lambda: texts(ann.messages[table["id"]]) != before)


async def test_a_doubled_press_is_refused_and_nothing_is_answered_twice(
    bot, table, ann, ben, monkeypatch
):
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    pressed = live(shown)[0]["custom_id"]
    at_once(monkeypatch, 2)
    await asyncio.gather(player.click(shown, pressed), player.click(shown, pressed))
    await until(lambda: panel(player)["components"] != shown["components"])
    assert answers(bot, player) == 1


async def test_an_interaction_that_arrives_twice_counts_once(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await player.control.fault("repeat_event", event="INTERACTION_CREATE")
    await press(player, shown, live(shown)[0]["custom_id"])
    await asyncio.sleep(0.2)
    assert answers(bot, player) == 1


async def test_a_stale_button_redraws_its_panel_and_says_so(bot, table, ann, ben):
    """A panel that is too old to be pushed to keeps the buttons of an answer that was given."""
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await player.control.advance(15 * 60)
    await answer_for(bot, player)
    stale = live(shown)[-1]["custom_id"]
    await press_and_read(player, shown, stale, "That has been answered already: look again.")
    assert answers(bot, player) == 1


async def test_somebody_without_a_seat_gets_no_hand(table, cat):
    answer = await cat.slash("hand")
    assert "You have no seat at this table." in texts(answer.message)
    assert "You have no seat" in texts((await cat.click(table, "My hand")).message)
    refused = await cat.slash("move", action="pass")
    assert "You have no seat at this table." in texts(refused.message)
    assert await cat.autocomplete("move", "action", "") == []


async def test_my_hand_brings_a_new_panel_and_the_old_one_leaves(table, ann):
    before = panel(ann)
    after = (await ann.click(table, "My hand")).message
    assert is_private(after)
    assert after["id"] != before["id"]
    await until(lambda: "further down" in texts(ann.messages[before["id"]]))
    await ann.control.advance(6)
    await until(lambda: before["id"] not in ann.messages)


async def test_a_panel_leaves_too_that_discord_has_not_confirmed_yet(
    bot, lobby, ann, ben, monkeypatch
):
    """Whoever is quick presses "My hand" while the first panel is being sent."""
    confirmed, add = asyncio.Event(), Door.add

    async def slowly(door, view):
        added = await add(door, view)
        await confirmed.wait()
        return added

    monkeypatch.setattr(Door, "add", slowly)
    table = await started(lobby, ann, ben)
    before = panel(ann)
    pressing = asyncio.create_task(ann.click(table, "My hand"))
    await until(lambda: bot.answers)
    confirmed.set()
    assert (await pressing).message["id"] != before["id"]
    await until(lambda: "further down" in texts(ann.messages[before["id"]]))


async def test_moves_are_offered_and_played_as_text(quick, bot, table, ann, ben):
    player = await until_offered(bot, ann, ben, "order")
    offered = await player.autocomplete("move", "action", "")
    assert [choice["value"] for choice in offered] == ["pass", "order", "order alone"]
    alone = await player.autocomplete("move", "action", "ALO")
    assert alone == [{"name": "Order it up, alone (order alone)", "value": "order alone"}]
    answer = await player.slash("move", action="Order it up")
    assert "### Your" in texts(answer.message)
    await ann.until(lambda one: f"{player.name} ordered up" in texts(one))


async def until_offered(bot, ann, ben, line):
    """Play on until somebody may answer with this line."""
    while True:
        player = await who_is_asked(ann, ben)
        seat = table_at(bot, ann).seat_of(int(player.id))
        if line in table_at(bot, ann).view(seat).legal()[seat]:
            return player
        await press_one(player)


async def test_who_is_not_asked_cannot_move(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    waiting = other(player, ann, ben)
    refused = await waiting.slash("move", action="pass")
    assert f"It is not your turn: the game waits for {player.name}." in texts(refused.message)
    assert await waiting.autocomplete("move", "action", "") == []


@pytest.mark.rule("GEN-12")
async def test_an_illegal_move_is_refused_in_the_games_words(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    answer = await player.slash("move", action="play JH")
    assert is_private(answer.message)
    assert "play JH" in texts(answer.message)
    assert answers(bot, player) == 0


@pytest.mark.rule("GEN-12")
async def test_cards_that_may_not_be_played_are_barred_and_why_not_says_why(
    quick, bot, table, ann, ben
):
    barred = await until_somebody_is_barred(ann, ben)
    shown = panel(barred)
    closed = [one for one in buttons(shown) if one.get("disabled")]
    assert closed
    await barred.click(shown, "Why not?")
    await until(lambda: "follow suit (`" in texts(panel(barred)))


async def until_somebody_is_barred(ann, ben):
    """Play on until a person must follow suit and holds other cards too."""
    while True:
        player = await who_is_asked(ann, ben)
        if "Why not?" in labels(panel(player)):
            return player
        await press_one(player, "order" if ":say order" in str(panel(player)) else "")


async def test_a_hidden_hand_is_never_sent_to_another(table, ann, ben):
    for player, foreign in ((ann, ben), (ben, ann)):
        seen = [data for event, data in player.received if event.startswith("MESSAGE")]
        assert not [one for one in seen if one["id"] == panel(foreign)["id"]]


# Calls


async def test_who_lets_others_wait_is_called_once_until_he_acts(table, ann, ben):
    player = await who_is_asked(ann, ben)
    await asyncio.sleep(0.3)
    assert not [one for one in public(ann) if "it is your turn" in texts(one)]
    await ann.control.advance(21)
    call = await ann.until(shows(f"<@{player.id}>, it is your turn to "))
    assert [one["id"] for one in call["mentions"]] == [player.id]
    assert labels(call) == ["My hand"]
    await ann.control.advance(200)
    await asyncio.sleep(0.3)
    assert len([one for one in public(ann) if "it is your turn" in texts(one)]) == 1
    await press_one(player)
    await until(lambda: call["id"] not in ann.messages)


# The table's message


async def test_table_posts_it_afresh_and_the_old_one_loses_its_buttons(table, ben):
    answer = await ben.slash("table")
    assert not is_private(answer.message)
    assert "My hand" in labels(answer.message)
    await until(lambda: labels(ben.messages[table["id"]]) == [])
    assert "The table is further down now" in texts(ben.messages[table["id"]])


async def test_a_lobby_is_posted_afresh_too(lobby, ben):
    answer = await ben.slash("table")
    assert "Join" in labels(answer.message)
    await until(lambda: labels(ben.messages[lobby["id"]]) == [])


async def test_the_message_is_renewed_before_it_is_too_old_but_not_for_ever(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    await ann.control.advance(44 * 60 + 1)
    renewed = await ann.until(lambda one: "Deal 1" in texts(one) and after(one, table))
    assert "My hand" in labels(renewed)
    await until(lambda: labels(ann.messages[table["id"]]) == [])
    await ann.control.advance(44 * 60 + 1)
    await asyncio.sleep(0.5)
    tables = [one for one in public(ann) if "Deal 1" in texts(one)]
    assert [one["id"] for one in tables] == [renewed["id"]]
    before = texts(renewed)
    await answer_for(bot, player)
    again = await ann.until(lambda one: "Deal 1" in texts(one) and after(one, renewed))
    assert texts(again) != before


async def test_a_panel_that_grew_old_before_it_was_taken_away_is_left_alone(bot, table, ann):
    """Between the last look of a panel and its end the machine may have slept."""
    await quiet(bot, ann)
    await ann.slash("hand")
    await ann.until(shows("Your hand is further down now"))
    log = len(await ann.control.log())
    await ann.control.advance(15 * 60)
    await quiet(bot, ann)
    assert failures(await ann.control.log(), log) == []


async def test_an_old_panel_is_not_pushed_to_and_its_buttons_work(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    await quiet(bot, ann)
    shown = panel(player)
    await ann.control.advance(15 * 60)
    log = len(await ann.control.log())
    await other(player, ann, ben).slash("hand")
    fresh = await press(player, shown, live(shown)[0]["custom_id"])
    assert texts(fresh) != texts(shown)
    assert failures(await ann.control.log(), log) == []


def failures(log, since):
    """The requests that Discord did not accept, from a place in its log on."""
    return [one for one in log[since:] if one["status"] >= 400]


async def test_plays_of_a_moment_come_in_one_edit(bot, lobby, ann, ben):
    """Three seats play at once, without a pause: the table's message is edited once a second."""
    await ben.click(lobby, "Leave")
    await ann.until(lambda one: "**Ben**" not in texts(one))
    await ann.click(lobby, "Start")
    for _ in range(3):
        await press_one(ann)
    await is_asked(ann)
    edits = [
        one
        for one in await ann.control.log()
        if one["method"] == "PATCH" and f"/channels/{ann.channel}/" in one["path"]
    ]
    played = table_at(bot, ann).begun().length
    assert played > 8
    assert len(edits) < played
