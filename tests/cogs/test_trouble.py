"""Discord misbehaves, or the bot's place is gone: nothing hangs or is lost, people are told."""

import asyncio

import pytest
from structlog.testing import capture_logs

from cogs.doors import Door
from tests.client import NoAnswer, texts
from tests.cogs.bench import (
    after,
    answer_for,
    answers,
    has_drawn_all,
    is_private,
    labels,
    live,
    lobby_of,
    panel,
    press,
    press_one,
    public,
    shows,
    started,
    who_is_asked,
)
from tests.waiting import PATIENCE, until

CALLBACK = "/interactions/.*/callback"
ORIGINAL = "/webhooks/.*/messages/@original"
EDIT = r"^/channels/\d+/messages/\d+$"
POST = r"^/channels/\d+/messages$"


@pytest.fixture(autouse=True)
def no_failures_logged():
    """Trouble of Discord's makes lines in the log, never a traceback."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if "exc_info" in line] == []


async def test_a_lost_acknowledgement_does_not_lose_the_answer(bot, table, ann, ben):
    """Discord acted, and the connection broke: the second try is told 40060, and all goes on."""
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await ann.control.fault("lose_answer", path=CALLBACK)
    fresh = await press(player, shown, live(shown)[0]["custom_id"])
    assert texts(fresh) != texts(shown)
    assert answers(bot, player) == 1


async def test_a_server_error_at_the_acknowledgement_is_tried_again(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await ann.control.fault("status", status=502, path=CALLBACK)
    fresh = await press(player, shown, live(shown)[0]["custom_id"])
    assert texts(fresh) != texts(shown)


async def test_an_interaction_answered_too_late_is_done_all_the_same(
    playground, bot, table, ann, ben
):
    """10062: the person sees a failure; the answer counts, and the panel shows it when pressed."""
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await ann.control.fault("delay", seconds=1.5, path=CALLBACK)
    pressing = asyncio.create_task(player.click(shown, live(shown)[0]["custom_id"]))
    await until(lambda: not playground.faults.pending())
    playground.clock.advance(PATIENCE + 1)
    with pytest.raises(NoAnswer):
        await pressing
    await until(lambda: panel(player)["components"] != shown["components"])
    assert answers(bot, player) == 1


async def test_panels_survive_lost_edits(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    shown = panel(player)
    await ann.control.fault("lose_answer", method="PATCH", path=ORIGINAL, when="before")
    await ann.control.fault("status", status=429, method="PATCH", path=ORIGINAL, retry_after=0.2)
    fresh = await press(player, shown, live(shown)[0]["custom_id"])
    assert texts(fresh) != texts(shown)


async def test_the_table_survives_errors_and_limits(table, ann, ben):
    player = await who_is_asked(ann, ben)
    await ann.control.fault("status", status=503, method="PATCH", path=EDIT, times=2)
    await ann.control.fault("status", status=429, method="PATCH", path=EDIT, retry_after=0.2)
    before = texts(ann.messages[table["id"]])
    await press_one(player)
    await until(lambda: texts(ann.messages[table["id"]]) != before)


async def test_a_message_posted_although_its_answer_was_lost_is_posted_once(table, ann, ben):
    player = await who_is_asked(ann, ben)
    await ann.control.fault("lose_answer", method="POST", path=POST)
    await ann.control.advance(21)
    await ann.until(shows("it is your turn"))
    await asyncio.sleep(1.0)
    assert len([one for one in public(ann) if "it is your turn" in texts(one)]) == 1
    await press_one(player)
    await until(lambda: not [one for one in public(ann) if "it is your turn" in texts(one)])


async def test_the_gateway_drops_and_the_game_goes_on(bot, table, ann, ben):
    reachable = []

    async def on_disconnect():
        reachable.append(bot.is_reachable)

    bot.add_listener(on_disconnect)
    for fault in (
        {"kind": "drop_gateway", "resumable": True},
        {"kind": "drop_gateway", "resumable": False},
        {"kind": "reconnect"},
    ):
        told = len(reachable)
        await ann.control.fault(**fault)
        await until(lambda told=told: len(reachable) > told)
        await until(lambda: bot.is_connected)
    assert bot.is_reachable
    assert not any(reachable)
    await ann.slash("hand")
    await press_one(await who_is_asked(ann, ben))


async def test_a_deleted_table_message_is_posted_afresh(table, ann, ben):
    player = await who_is_asked(ann, ben)
    await ann.control.fault("delete_message", channel=ann.channel, message=table["id"])
    await press_one(player)
    fresh = await ann.until(lambda one: "Deal 1" in texts(one) and after(one, table))
    assert "My hand" in labels(fresh)


async def test_rights_taken_away_are_told_in_the_hand_and_the_game_goes_on(bot, table, ann, ben):
    player = await who_is_asked(ann, ben)
    await until(lambda: has_drawn_all(bot))
    before = texts(ann.messages[table["id"]])
    await ann.control.fault("rights", channel=ann.channel, permissions=str(1 << 10 | 1 << 11))
    await press_one(player)
    showing = bot.watching.showings.of(bot.tables.all()[0])
    await until(lambda: showing.trouble is not None)
    hand = (await ann.slash("hand")).message
    assert "Parlour may not post in this channel any more" in texts(hand)
    await press_one(await who_is_asked(ann, ben))
    await ann.control.fault("rights", channel=ann.channel, permissions="0")

    async with asyncio.timeout(PATIENCE):
        while texts(ann.messages[table["id"]]) == before:  # one more drawing may fail meanwhile
            await ann.control.advance(61)
            await asyncio.sleep(0.1)


async def test_a_deleted_channel_closes_its_table(bot, table, ann):
    other = await ann.control.add_channel("elsewhere")
    await ann.control.fault("delete_channel", channel=ann.channel)
    await until(lambda: bot.tables.all() == [])
    assert await stored_reason(bot) == "its channel was deleted"
    ann.channel = other["id"]
    assert "Join" in labels((await ann.slash("play", game="euchre")).message)


async def test_a_channel_that_is_gone_is_noticed_without_an_event(bot, table, ann, ben, playground):
    """The event was lost with the gateway: the next request says 10003."""
    player = await who_is_asked(ann, ben)
    del playground.world.channels[int(ann.channel)]
    await answer_for(bot, player)
    await until(lambda: bot.tables.all() == [])
    assert await stored_reason(bot) == "its channel is gone"


async def test_parlour_sent_away_closes_the_servers_tables(bot, table, ann):
    await ann.control.fault("remove_guild")
    await until(lambda: bot.tables.all() == [])
    assert await stored_reason(bot) == "Parlour was removed from the server"


async def stored_reason(bot):
    stored = await bot.store.tables.load(1)
    return stored.header.reason


async def table_in_a_thread(ann, ben):
    thread = await ann.open_thread("in here")
    ann.channel = ben.channel = thread["id"]
    return await started(await lobby_of(ann, ben), ann, ben)


async def test_an_archived_thread_is_opened_again_by_the_next_play(bot, ann, ben):
    table = await table_in_a_thread(ann, ben)
    player = await who_is_asked(ann, ben)
    await until(lambda: has_drawn_all(bot))  # a message would open the thread again
    await ann.control.fault("archive_thread", channel=ann.channel)
    await answer_for(bot, player)
    await ann.until(lambda one: "My hand" in labels(one) and after(one, table))


async def test_a_locked_thread_lets_the_game_rest(bot, ann, ben):
    await table_in_a_thread(ann, ben)
    player = await who_is_asked(ann, ben)
    await until(lambda: has_drawn_all(bot))  # a message would open the thread again
    await ann.control.fault("archive_thread", channel=ann.channel, locked=True)
    await answer_for(bot, player)
    await until(lambda: bot.watching.showings.of(bot.tables.all()[0]).trouble is not None)
    assert bot.tables.all()[0].is_open


async def test_a_store_that_fails_is_told_and_nothing_changes(bot, table, ann, ben, monkeypatch):
    from bot.store import StoreError

    async def fail(*_args, **_more):
        raise StoreError("the disk is full. Free some space.")

    player = await who_is_asked(ann, ben)
    shown = panel(player)
    monkeypatch.setattr(bot.store.tables, "append", fail)
    await player.click(shown, live(shown)[0]["custom_id"])
    told = await player.until(shows("the disk is full. Free some space."))
    assert is_private(told)
    assert answers(bot, player) == 0
    monkeypatch.undo()


async def test_an_unforeseen_fault_is_told_and_logged(bot, table, ann, ben, monkeypatch):
    def broken(*_args):
        raise RuntimeError("a fault of ours")

    await who_is_asked(ann, ben)
    await until(lambda: has_drawn_all(bot))
    monkeypatch.setattr("cogs.panels.panel_layout", broken)
    with capture_logs() as lines:
        answer = await ann.slash("hand")
    assert "Something went wrong in Parlour." in texts(answer.message)
    assert "a fault of ours" not in texts(answer.message)
    assert [line["event"] for line in lines if "exc_info" in line] == ["an interaction failed"]


async def test_a_table_that_closes_while_it_is_shown_is_shown_closed(playground, bot, ann, ben):
    lobby = await lobby_of(ann, ben)
    await until(lambda: has_drawn_all(bot))
    await ann.control.fault("delay", method="PATCH", path=EDIT, seconds=1.0)
    await ben.slash("leave")
    await until(lambda: not playground.faults.pending())
    await ann.slash("stop")
    await until(lambda: bot.tables.all() == [])
    await until(lambda: labels(ann.messages[lobby["id"]]) == [])


async def test_a_press_in_a_panel_that_is_about_to_go_does_not_stop_the_new_one(
    bot, table, ann, ben, monkeypatch
):
    player = await who_is_asked(ann, ben)
    old = panel(player)
    has_pressed, retire = asyncio.Event(), Door.retire

    async def later(door, view):
        await has_pressed.wait()
        await retire(door, view)

    monkeypatch.setattr(Door, "retire", later)
    await ann.slash("table")
    new = await player.until(lambda one: live(one) and after(one, old))
    await player.click(old, "Refresh")
    has_pressed.set()
    await until(lambda: labels(player.messages[old["id"]]) == [])
    await ann.control.advance(6)
    await until(lambda: old["id"] not in player.messages)
    await answer_for(bot, player)
    await until(lambda: texts(player.messages[new["id"]]) != texts(new))
