"""Opening, joining, starting, stopping: what people are told, and who may do what."""

import re

import discord
import pytest

from bot.playground.permissions import PLAYER, Permission
from tests.client import buttons, texts
from tests.cogs.bench import is_private, labels, panel, public, shows, table_at

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


async def refused(answer, *words):
    """An answer that only the person sees, with these words."""
    assert is_private(answer.message)
    for word in words:
        assert word in texts(answer.message)


def id_of(message, press):
    """The id of the button that does this."""
    return next(one["custom_id"] for one in buttons(message) if one["custom_id"].endswith(press))


async def test_a_channel_has_one_table(lobby, ben):
    await refused(await ben.slash("play", game="euchre"), "This channel has a table already")
    assert len(public(ben)) == 1


async def test_games_are_offered_and_others_refused(ann):
    assert await ann.autocomplete("play", "game", "tradi") == [
        {"name": "Traditional Euchre", "value": "euchre"}
    ]
    assert await ann.autocomplete("play", "game", "chess") == []
    await refused(await ann.slash("play", game="chess"), "no such game", "Traditional Euchre")
    assert public(ann) == []


async def test_a_title_typed_out_is_understood(ann):
    answer = await ann.slash("play", game="traditional EUCHRE")
    assert "Join" in labels(answer.message)


async def test_joining_twice_is_refused_in_private(lobby, ben):
    await ben.click(lobby, "Join")
    assert "You sit at this table already." in texts(await ben.until(is_private))


async def test_leaving_frees_the_seat_and_passes_the_host_on(lobby, ann, ben):
    await ann.click(lobby, "Leave")
    await ben.until(shows("Ben is the host"))
    await ben.click(lobby, "Leave")
    await ben.until(shows("This table was closed: everybody left."))
    assert (await ben.slash("play", game="euchre")).message


async def test_seats_that_play_themselves_are_added_until_the_table_is_full(lobby, ann):
    await ann.click(lobby, "Add self-playing: easy")
    await ann.click(lobby, "Add self-playing: strong")
    full = await ann.until(lambda one: "(Add self-playing: easy)" in labels(one))
    assert "plays itself (easy)" in texts(full)
    assert "plays itself (strong)" in texts(full)
    assert "(Add self-playing: strong)" in labels(full)


async def test_only_the_host_starts_and_cancels(lobby, ben):
    await ben.click(lobby, "Start")
    assert "Only the host, Ann, can do that." in texts(await ben.until(is_private))


async def test_a_moderator_may_cancel(lobby, ben, playground, monkeypatch):
    rights = PLAYER | Permission.MANAGE_CHANNELS
    monkeypatch.setattr(playground.world, "permissions_of", lambda *_: rights)
    await ben.click(lobby, "Cancel")
    await ben.until(shows("This table was closed: it was stopped."))


async def test_house_rules_are_for_the_host_to_change(lobby, ann, ben):
    read_only = (await ben.click(lobby, "House rules")).message
    assert labels(read_only) == ["(Earlier)", "More"]
    mine = (await ann.click(lobby, "House rules")).message
    assert is_private(mine)
    await ann.click(mine, id_of(mine, "stick_the_dealer true"))
    await ben.until(shows("Stick the dealer: **on** (usually off)"))
    assert "Turn off" in labels(await ann.until(shows("**Stick the dealer**: on (changed)")))


@pytest.mark.rule("GEN-11")
async def test_a_number_is_asked_for_and_checked(lobby, ann):
    mine = (await ann.click(lobby, "House rules")).message
    form = (await ann.click(mine, "Change")).modal
    for wrong in ("99", "4", "many", "7.5", "-7", "9" * 30):
        answer = await ann.submit(form, line=wrong)
        told = "Target: write a whole number from 5 to 21, with digits only."
        assert told in texts(answer.message)
        form = (await ann.click(mine, "Change")).modal
    await ann.submit(form, line=" 7 ")
    await ann.until(shows("Target: **7** (usually 10)"))


async def test_house_rules_stand_once_the_game_has_begun(lobby, ann):
    mine = (await ann.click(lobby, "House rules")).message
    await ann.click(lobby, "Start")
    await ann.until(shows("### Your"))
    await ann.click(mine, "Turn off")
    await ann.until(shows("The game has begun already."))


async def test_the_hand_comes_by_itself_under_the_table(table, ann, ben):
    for player in (ann, ben):
        assert is_private(panel(player))
        assert int(panel(player)["id"]) > int(table["id"])
    assert panel(ann)["id"] not in ben.messages


async def test_a_lobby_that_has_begun_keeps_its_promise_and_no_buttons(lobby, table, ann):
    begun = ann.messages[lobby["id"]]
    assert labels(begun) == []
    assert "The game has begun." in texts(begun)
    assert "fixed by this commitment" in texts(begun)


async def test_join_and_leave_as_commands(bot, ann, ben):
    await refused(await ben.slash("join"), "There is no table in this channel. /play opens one.")
    await ann.slash("play", game="euchre")
    assert "You sit at the table." in texts((await ben.slash("join")).message)
    assert "You have left the table." in texts((await ben.slash("leave")).message)
    await refused(await ben.slash("leave"), "You have no seat at this table.")


async def test_one_says_how_ones_seat_plays_while_one_is_away(table, ann, ben):
    assert "easy" in [choice["value"] for choice in await ben.autocomplete("leave", "level", "")]
    assert "your seat plays itself (easy)" in texts(
        (await ben.slash("leave", level="easy")).message
    )
    await ann.until(shows("away: plays itself (easy)"))
    await refused(await ben.slash("leave", level="genius"), "Seats play themselves at the level")


async def test_the_panel_of_who_is_away_offers_the_other_levels(table, ann, ben):
    away = (await ben.slash("leave")).message
    assert labels(away) == ["Take my seat back", "Let it play easy", "Let it play strong"]
    await ben.click(away, "Let it play easy")
    await ben.until(shows("your seat plays itself (easy)"))
    await ann.until(shows("away: plays itself (easy)"))


async def test_leaving_a_running_game_and_coming_back(table, ann, ben):
    assert "your seat plays itself (normal)" in texts((await ben.slash("leave")).message)
    await ann.until(shows("away: plays itself"))
    assert "Take my seat back" in labels(await ben.until(shows("You are away")))
    returned = (await ben.slash("join")).message
    assert "### Your" in texts(returned)


async def test_the_seat_is_taken_back_from_the_panel(table, ben):
    await ben.slash("leave")
    away = await ben.until(shows("You are away"))
    await ben.click(away, "Take my seat back")
    await ben.until(lambda one: one["id"] == away["id"] and "### Your" in texts(one))


async def test_who_is_back_reads_nowhere_that_he_is_away(table, ben):
    """The answer to /leave is the panel, which is the hand again afterwards."""
    before = panel(ben)
    left = (await ben.slash("leave")).message
    await ben.until(lambda one: one["id"] == before["id"] and "further down" in texts(one))
    await ben.click(left, "Take my seat back")
    await ben.until(lambda one: one["id"] == left["id"] and "### Your" in texts(one))
    private = [texts(one) for one in ben.messages.values() if is_private(one)]
    assert not [words for words in private if "plays itself" in words or "away" in words]


async def test_kick_offers_seats_by_name_and_counts_from_one(table, ann, ben):
    offered = await ann.autocomplete("kick", "seat", "")
    assert [choice["name"] for choice in offered][:2] == ["1. Ann", "2. Ben"]
    await refused(await ben.slash("kick", seat=1), "Only the host")
    told = texts((await ann.slash("kick", seat=2)).message)
    assert told.startswith("\nBen is no longer at this table: the seat plays itself")
    await refused(await ann.slash("kick", seat=9), "This table has seats 1 to 4")
    await ann.until(lambda one: re.search(r"\*\*Ben\*\*.* plays itself", texts(one)))
    await refused(await ben.slash("hand"), "You have no seat at this table.")


async def test_stop_closes_the_game_without_a_result(table, ann, ben):
    await refused(await ben.slash("stop"), "Only the host")
    assert "The table is closed." in texts((await ann.slash("stop")).message)
    stopped = await ben.until(shows("it was stopped. Nothing is counted."))
    assert labels(stopped) == []
    assert "There is no table" in texts((await ann.slash("table")).message)


async def test_a_thread_has_a_table_of_its_own(lobby, ann, ben):
    thread = await ann.open_thread("a table in here")
    ann.channel = thread["id"]
    opened = (await ann.slash("play", game="euchre")).message
    assert opened["channel_id"] == thread["id"]
    assert "Join" in labels(opened)


async def test_where_parlour_may_not_post_it_says_so_at_once(ann, playground):
    await ann.control.fault("rights", channel=ann.channel, permissions=str(1 << 11))
    answer = await ann.slash("play", game="euchre")
    await refused(answer, "Parlour may not post here: it lacks Send Messages in this channel.")
    assert public(ann) == []


async def test_a_button_of_another_version_is_answered(lobby, ann, bot):
    channel = bot.get_partial_messageable(int(ann.channel))
    view = discord.ui.View(timeout=None)
    for custom_id in ("hand", "p:1:0", "t:1:dance", "x" * 100):
        view.add_item(discord.ui.Button(label=custom_id[:80], custom_id=custom_id))
    await channel.send("old", view=view)
    message = await ann.until(lambda one: one["content"] == "old")
    for button in buttons(message):
        await ann.click(message, button["custom_id"])
        answer = await ann.until(shows("This button is from an older Parlour."))
        assert is_private(answer)


async def test_help_is_private(ann):
    answer = await ann.slash("help")
    assert is_private(answer.message)
    assert "/play" in texts(answer.message)


async def test_rules_come_in_pages_with_the_changes_of_this_table(lobby, ann):
    mine = (await ann.click(lobby, "House rules")).message
    await ann.click(mine, id_of(mine, "stick_the_dealer true"))
    await ann.until(shows("Stick the dealer: **on** (usually off)"))
    rules = (await ann.slash("rules")).message
    assert is_private(rules)
    assert "**Changed at this table**: Stick the dealer" in texts(rules)
    assert "EUC-" not in texts(rules)
    await ann.click(rules, "More")
    await ann.until(shows("page 2 of"))
    await refused(await ann.slash("rules", game="chess"), "no such game")


async def test_an_empty_leaderboard_and_record(ann):
    board = (await ann.slash("leaderboard", period="week", sort="win_rate")).message
    assert "this week · by win rate" in texts(board)
    assert "by wins" in texts((await ann.slash("leaderboard")).message)
    assert "by points" in texts((await ann.slash("leaderboard", game="euchre")).message)
    assert "by wins" in texts((await ann.slash("leaderboard", game="close_call")).message)
    assert "Nobody has finished a game here yet." in texts(board)
    await refused(await ann.slash("record"), "No game has come to its end in this channel yet.")
    await refused(await ann.slash("record", table=9999), "no finished game of that number")


async def test_a_running_games_record_is_secret(bot, table, ann):
    number = table_at(bot, ann).id
    await refused(await ann.slash("record", table=number), "would show every hand")
    await refused(await ann.slash("record"), "would show every hand")
