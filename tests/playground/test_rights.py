"""Rights that the bot lacks, and things that are gone: what Discord says, and what is told."""

from typing import Any

import pytest

from bot.playground import permissions
from tests.client import Control, Player, Refused
from tests.playground.conftest import BotApi, Line
from tests.playground.test_messages import png, upload

VIEW, SEND, EMBED, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 14, 1 << 15, 1 << 16
IN_THREADS = 1 << 38


async def test_without_view_channel_there_is_no_access(api: BotApi, control: Control):
    await control.fault("rights", channel=api.channel, permissions=str(VIEW))
    for method, path in (("GET", ""), ("GET", "/messages"), ("POST", "/messages")):
        answer = await api.ask(method, f"/channels/{api.channel}{path}")
        assert (answer.status, answer.body["code"]) == (403, 50001)
        assert answer.body["message"] == "Missing Access"


async def test_without_send_messages(api: BotApi, control: Control):
    await control.fault("rights", channel=api.channel, permissions=str(SEND))
    answer = await api.send({"content": "x"})
    assert (answer.status, answer.body["code"]) == (403, 50013)
    assert answer.body["message"] == "Missing Permissions"
    await control.fault("rights", channel=api.channel, permissions="0")
    assert (await api.send({"content": "x"})).status == 200


async def test_without_embed_links_and_attach_files(api: BotApi, control: Control):
    await control.fault("rights", channel=api.channel, permissions=str(EMBED | ATTACH))
    assert (await api.send({"embeds": [{"title": "x"}]})).body["code"] == 50013
    path = f"/channels/{api.channel}/messages"
    assert (await upload(api, "POST", path, {}, a_png=png(1, 1))).body["code"] == 50013
    assert (await api.send({"content": "x"})).status == 200


async def test_without_the_history(api: BotApi, control: Control):
    sent = await api.sent({"content": "x"})
    await control.fault("rights", channel=api.channel, permissions=str(HISTORY))
    assert (await api.ask("GET", f"/channels/{api.channel}/messages")).body == []
    one = await api.ask("GET", f"/channels/{api.channel}/messages/{sent['id']}")
    assert (one.status, one.body["code"]) == (403, 50013)


async def test_rights_taken_are_told(api: BotApi, bot_line: Line, control: Control):
    await control.fault("rights", channel=api.channel, permissions=str(SEND))
    told = await bot_line.event("CHANNEL_UPDATE")
    assert told["permission_overwrites"] == [
        {"id": api.application, "type": 1, "allow": "0", "deny": str(SEND)}
    ]


async def test_the_bot_has_what_the_readme_asks_for_and_no_more(api: BotApi):
    roles = (await api.ask("GET", f"/guilds/{api.described['guild']}/roles")).body
    own = next(role for role in roles if role.get("tags", {}).get("bot_id") == api.application)
    assert int(own["permissions"]) == VIEW | SEND | EMBED | ATTACH | HISTORY | IN_THREADS
    everyone = next(role for role in roles if role["id"] == api.described["guild"])
    assert everyone["permissions"] == "0"
    assert permissions.BOT & ~permissions.PLAYER == 0


async def test_a_deleted_channel(api: BotApi, bot_line: Line, ann: Player, control: Control):
    thread = await ann.open_thread("corner")
    await control.fault("delete_channel", channel=api.channel)
    assert (await bot_line.event("CHANNEL_DELETE"))["id"] == api.channel
    for channel in (api.channel, thread["id"]):
        answer = await api.ask("POST", f"/channels/{channel}/messages", {"content": "x"})
        assert (answer.status, answer.body["code"]) == (404, 10003)


async def test_a_deleted_message(api: BotApi, ann: Player, control: Control):
    sent = await api.sent({"content": "x"})
    await ann.until(lambda one: one["id"] == sent["id"])
    await control.fault("delete_message", channel=api.channel, message=sent["id"])
    assert (await api.edit(sent["id"], {"content": "y"})).body["code"] == 10008
    await ann.say("next")
    await ann.until(lambda one: one["content"] == "next")
    assert sent["id"] not in ann.messages


async def test_the_bot_is_removed_and_added_again(
    api: BotApi, bot_line: Line, ann: Player, control: Control
):
    guild = api.described["guild"]
    await api.register({"name": "play", "description": "Plays."})
    await control.fault("remove_guild")
    assert await bot_line.event("GUILD_DELETE") == {"id": guild}
    for path in (f"/channels/{api.channel}", f"/guilds/{guild}"):
        answer = await api.ask("GET", path)
        assert (answer.status, answer.body["code"]) == (403, 50001)
    assert await ann.commands() == []
    await control.fault("add_guild")
    assert (await bot_line.event("GUILD_CREATE"))["id"] == guild
    assert (await api.ask("GET", f"/guilds/{guild}")).status == 200


async def archived(control: Control, thread: dict[str, Any], *, locked: bool) -> None:
    await control.fault("archive_thread", channel=thread["id"], locked=locked)


async def test_an_archived_thread(api: BotApi, bot_line: Line, ann: Player, control: Control):
    thread = await ann.open_thread("corner")
    assert (await bot_line.event("THREAD_CREATE"))["parent_id"] == api.channel
    path = f"/channels/{thread['id']}/messages"
    sent = (await api.ask("POST", path, {"content": "x"})).body
    await archived(control, thread, locked=False)
    assert (await bot_line.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    edit = await api.ask("PATCH", f"{path}/{sent['id']}", {"content": "y"})
    assert (edit.status, edit.body["code"]) == (400, 50083)
    assert (await api.ask("POST", path, {"content": "wakes it"})).status == 200
    assert (await bot_line.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is False
    await archived(control, thread, locked=True)
    locked = await api.ask("POST", path, {"content": "x"})
    assert (locked.status, locked.body["code"]) == (403, 160005)


async def test_rights_in_threads_are_rights_of_their_own(
    api: BotApi, ann: Player, control: Control
):
    thread = await ann.open_thread("corner")
    path = f"/channels/{thread['id']}/messages"
    await control.fault("rights", channel=api.channel, permissions=str(SEND))
    assert (await api.ask("POST", path, {"content": "x"})).status == 200
    await control.fault("rights", channel=api.channel, permissions=str(IN_THREADS))
    assert (await api.ask("POST", path, {"content": "x"})).body["code"] == 50013


async def test_threads_are_opened_listed_joined_and_changed(api: BotApi, ann: Player):
    said = await ann.say("below this")
    path = f"/channels/{api.channel}/messages/{said['id']}/threads"
    thread = await ann._rest("POST", path, {"name": "corner"})
    assert thread["id"] == said["id"]
    with pytest.raises(Refused) as refused:
        await ann._rest("POST", path, {"name": "corner"})
    assert refused.value.code == 160004
    active = await api.ask("GET", f"/guilds/{api.described['guild']}/threads/active")
    assert [one["id"] for one in active.body["threads"]] == [thread["id"]]
    join = await api.ask("PUT", f"/channels/{thread['id']}/thread-members/@me")
    assert join.status == 204
    renamed = await ann._rest("PATCH", f"/channels/{thread['id']}", {"name": "nook"})
    assert renamed["name"] == "nook"
    theirs = await api.ask("PATCH", f"/channels/{thread['id']}", {"name": "mine"})
    assert (theirs.status, theirs.body["code"]) == (403, 50013)
    mine = await api.ask("POST", f"/channels/{api.channel}/threads", {"name": "x", "type": 11})
    assert (mine.status, mine.body["code"]) == (403, 50013)
    inner = {"name": "x", "type": 11}
    with pytest.raises(Refused) as refused:
        await ann._rest("POST", f"/channels/{thread['id']}/threads", inner)
    assert refused.value.code == 50024


async def test_unknown_people_and_servers(api: BotApi):
    guild = api.described["guild"]
    for path, code in (
        (f"/guilds/{guild}/members/5", 10007),
        ("/users/5", 10013),
        ("/guilds/5", 10004),
        ("/channels/abc", 10003),
        (f"/applications/{api.application}/emojis/5", 10014),
    ):
        answer = await api.ask("GET", path)
        assert (answer.status, answer.body["code"]) == (404, code)


async def test_members_are_listed_only_with_the_intent(api: BotApi, ann: Player):
    path = f"/guilds/{api.described['guild']}/members"
    assert (await api.ask("GET", path)).body["code"] == 50001
    one = await api.ask("GET", f"{path}/{ann.id}")
    assert one.body["user"]["username"] == "Ann"
    assert {member["user"]["username"] for member in await ann._rest("GET", path)} >= {"Ann", "Dan"}
