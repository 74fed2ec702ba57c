"""The gateway: compression, identify, heartbeats, resume, shards, and its closing codes."""

import json
import zlib
from typing import Any

import aiohttp
import pytest
import zstandard

from bot.playground import gateway
from tests.client import Control, Player
from tests.playground.conftest import BotApi, Line, identify
from tests.waiting import PATIENCE

GUILDS, GUILD_MESSAGES = 1, 1 << 9
LARGE_CONTENT = "x" * 1900


async def connected(http: aiohttp.ClientSession, described: Any, query: str = "") -> Line:
    line = Line(await http.ws_connect(described["gateway"] + query))
    assert (await line.receive())["op"] == 10
    return line


async def test_ready_and_the_server(line: Line, described: Any):
    await line.send(2, identify(described))
    ready = await line.event("READY")
    assert ready["user"]["id"] == described["application"]
    assert ready["guilds"] == [{"id": described["guild"], "unavailable": True}]
    assert ready["application"]["id"] == described["application"]
    guild = await line.event("GUILD_CREATE")
    assert guild["unavailable"] is False
    assert [one["id"] for one in guild["channels"]] == [described["channel"]]
    assert [one["user"]["id"] for one in guild["members"]] == [described["application"]]


async def test_heartbeats_are_acknowledged_also_before_identify(line: Line):
    await line.send(1, None)
    assert (await line.receive())["op"] == 11


@pytest.mark.parametrize(
    ("name", "decompressor"),
    [
        ("zlib-stream", lambda: zlib.decompressobj().decompress),
        ("zstd-stream", lambda: zstandard.ZstdDecompressor().decompressobj().decompress),
    ],
)
async def test_compression_is_one_stream(
    http: aiohttp.ClientSession, described: Any, api: BotApi, name: str, decompressor: Any
):
    decompress = decompressor()
    async with http.ws_connect(f"{described['gateway']}?v=10&compress={name}") as socket:
        received = []
        for _ in range(3):
            piece = await socket.receive_bytes(timeout=PATIENCE)
            assert name != "zlib-stream" or piece.endswith(b"\x00\x00\xff\xff")
            received.append(json.loads(decompress(piece)))
            if received[-1]["op"] == 10:
                await socket.send_json({"op": 2, "d": identify(described, 1 | 1 << 9)})
        assert [one["t"] for one in received] == [None, "READY", "GUILD_CREATE"]
        await api.sent({"content": LARGE_CONTENT})
        told = json.loads(decompress(await socket.receive_bytes(timeout=PATIENCE)))
        assert told["d"]["content"] == LARGE_CONTENT
        assert told["s"] == 3


CLOSINGS: dict[str, tuple[Any, int]] = {
    "an event before identify": ((3, {}), 4003),
    "a wrong token": ((2, {"token": "x", "intents": 1, "properties": {}}), 4004),
    "a resume with a wrong token": ((6, {"token": "x", "session_id": "x", "seq": 1}), 4004),
    "identify that is no object": ((2, []), 4002),
}


@pytest.mark.parametrize(("sent", "code"), CLOSINGS.values(), ids=CLOSINGS)
async def test_closed_before_anything(line: Line, sent: Any, code: int):
    await line.send(*sent)
    assert await line.closing() == code


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"intents": 1 << 40}, 4013),
        ({"intents": None}, 4013),
        ({"intents": 1 | 1 << 15}, 4014),
        ({"intents": 1 | 1 << 1}, 4014),
        ({"shard": [2, 2]}, 4010),
        ({"shard": "0"}, 4010),
    ],
)
async def test_closed_for_what_identify_says(line: Line, described: Any, wrong: Any, code: int):
    await line.send(2, {**identify(described), **wrong})
    assert await line.closing() == code


async def test_closed_for_what_is_no_json(line: Line):
    await line.socket.send_str("{")
    assert await line.closing() == 4002


async def test_closed_for_a_message_of_more_than_4096_bytes(line: Line):
    await line.socket.send_json({"op": 1, "d": "x" * 4097})
    assert await line.closing() == 4002


async def test_closed_for_an_unknown_opcode(bot_line: Line):
    await bot_line.send(99, {})
    assert await bot_line.closing() == 4001


async def test_closed_for_identifying_twice(bot_line: Line, described: Any):
    await bot_line.send(2, identify(described))
    assert await bot_line.closing() == 4005


async def test_closed_for_more_than_120_messages_a_minute(bot_line: Line):
    for _ in range(121):
        await bot_line.send(1, None)
    assert await bot_line.closing() == 4008


async def test_closed_for_silence(
    http: aiohttp.ClientSession, described: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gateway, "HEARTBEAT_SECONDS", 0.05)
    line = await connected(http, described)
    assert await line.closing() == 4009


async def test_closed_for_another_version(http: aiohttp.ClientSession, described: Any):
    async with http.ws_connect(described["gateway"] + "?v=5") as socket:
        await socket.receive(timeout=PATIENCE)
        assert socket.close_code == 4012


async def resumed(http: aiohttp.ClientSession, described: Any, session: str, sequence: Any) -> Line:
    line = await connected(http, described)
    told = {"token": described["bot_token"], "session_id": session, "seq": sequence}
    await line.send(6, told)
    return line


async def test_a_resume_repeats_what_was_missed(
    http: aiohttp.ClientSession, line: Line, described: Any, api: BotApi, control: Control
):
    await line.send(2, identify(described, GUILDS | GUILD_MESSAGES))
    session = (await line.event("READY"))["session_id"]
    await line.event("GUILD_CREATE")
    await control.fault("drop_gateway", resumable=True)
    assert await line.closing() == 1006
    await api.sent({"content": "missed"})
    assert (await control.state())["bot"]["online"] is False
    again = await resumed(http, described, session, line.sequence)
    first = await again.receive()
    assert (first["t"], first["d"]["content"], first["s"]) == ("MESSAGE_CREATE", "missed", 3)
    assert (await again.receive())["t"] == "RESUMED"
    assert (await control.state())["bot"]["online"] is True


async def test_a_session_that_is_void_cannot_be_resumed(
    http: aiohttp.ClientSession, line: Line, described: Any, control: Control
):
    await line.send(2, identify(described))
    session = (await line.event("READY"))["session_id"]
    await control.fault("drop_gateway", resumable=False)
    again = await resumed(http, described, session, 1)
    assert (await again.receive()) == {"op": 9, "d": False, "s": None, "t": None}
    await again.send(2, identify(described))
    assert (await again.event("READY"))["session_id"] != session


async def test_a_session_ends_with_a_goodbye_or_with_time(
    http: aiohttp.ClientSession, described: Any, control: Control
):
    for goodbye in (True, False):
        line = await connected(http, described)
        await line.send(2, identify(described))
        session = (await line.event("READY"))["session_id"]
        if goodbye:
            await line.socket.close(code=1000)
        else:
            await control.fault("drop_gateway")
            await line.closing()
            await control.advance(181)
        again = await resumed(http, described, session, 1)
        assert (await again.receive())["op"] == 9


async def test_a_number_from_the_future_closes(
    http: aiohttp.ClientSession, line: Line, described: Any, control: Control
):
    await line.send(2, identify(described))
    session = (await line.event("READY"))["session_id"]
    await control.fault("drop_gateway")
    again = await resumed(http, described, session, 50)
    assert await again.closing() == 4007


async def test_orders_to_reconnect_and_to_identify_anew(bot_line: Line, control: Control):
    await control.fault("reconnect")
    assert (await bot_line.receive())["op"] == 7
    await control.fault("invalid_session", resumable=True)
    assert (await bot_line.receive()) == {"op": 9, "d": True, "s": None, "t": None}
    await control.fault("invalid_session", resumable=False)
    assert (await bot_line.receive())["d"] is False


async def test_the_server_falls_to_one_shard(
    http: aiohttp.ClientSession, described: Any, api: BotApi
):
    place = (int(described["guild"]) >> 22) % 2
    lines = []
    for shard in range(2):
        line = await connected(http, described)
        await line.send(2, identify(described, GUILDS | GUILD_MESSAGES, shard=[shard, 2]))
        ready = await line.event("READY")
        assert ready["shard"] == [shard, 2]
        assert bool(ready["guilds"]) == (shard == place)
        lines.append(line)
    await api.sent({"content": "x"})
    assert (await lines[place].event("MESSAGE_CREATE"))["content"] == "x"
    await lines[1 - place].send(1, None)
    assert (await lines[1 - place].receive())["op"] == 11


async def test_events_come_by_intents(line: Line, described: Any, api: BotApi, control: Control):
    await line.send(2, identify(described, GUILDS))
    await line.event("GUILD_CREATE")
    await api.sent({"content": "x"})
    await control.add_channel("other")
    assert (await line.receive())["t"] == "CHANNEL_CREATE"


async def test_without_guilds_intent_channels_are_not_told(
    line: Line, described: Any, api: BotApi, control: Control
):
    await line.send(2, identify(described, GUILD_MESSAGES))
    await line.event("GUILD_CREATE")
    await control.add_channel("other")
    await api.sent({"content": "x"})
    assert (await line.receive())["t"] == "MESSAGE_CREATE"


async def test_what_others_write_is_blank(line: Line, described: Any, ann: Player):
    await line.send(2, identify(described, GUILDS | GUILD_MESSAGES))
    await line.event("GUILD_CREATE")
    await ann.say("secret")
    assert (await line.event("MESSAGE_CREATE"))["content"] == ""


async def test_an_event_is_repeated_on_order(
    line: Line, described: Any, api: BotApi, control: Control
):
    await line.send(2, identify(described, GUILDS | GUILD_MESSAGES))
    await line.event("GUILD_CREATE")
    await control.fault("repeat_event", event="MESSAGE_CREATE")
    for content in ("twice", "once"):
        await api.sent({"content": content})
    told = [(await line.event("MESSAGE_CREATE"))["content"] for _ in range(3)]
    assert told == ["twice", "twice", "once"]


async def test_people_see_the_bot_come_and_go(line: Line, described: Any, ann: Player):
    coming = ann.next_event("PRESENCE_UPDATE")
    await line.send(2, identify(described))
    assert (await coming)["status"] == "online"
    going = ann.next_event("PRESENCE_UPDATE")
    await line.socket.close()
    assert (await going)["status"] == "offline"


async def test_members_are_told_on_request(bot_line: Line, described: Any):
    guild = described["guild"]
    for wanted, found in (
        ({"query": "be", "limit": 5}, ["Ben"]),
        ({"user_ids": [described["users"][0]["id"], "5"]}, ["Ann"]),
        ({"query": "", "limit": 0}, []),
    ):
        await bot_line.send(8, {"guild_id": guild, **wanted})
        chunk = await bot_line.event("GUILD_MEMBERS_CHUNK")
        assert [one["user"]["username"] for one in chunk["members"]] == found
