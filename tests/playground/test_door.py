"""The way in: who may ask, what goes wrong on order, the log, and the playground's own door."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.playground.playground import Playground
from bot.playground.routes import pages
from tests.client import Control, Player, Refused
from tests.playground.conftest import BotApi
from tests.waiting import PATIENCE, until


@pytest.mark.parametrize("token", ["", "Bot x", "Bot ", "x"])
async def test_without_a_known_token(api: BotApi, token: str):
    answer = await api.ask("GET", "/users/@me", headers={"Authorization": token})
    assert (answer.status, answer.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_bots_and_people_each_have_their_own(api: BotApi, ann: Player):
    person = {"Authorization": f"Bot {api.described['users'][0]['token']}"}
    assert (await api.ask("GET", "/users/@me", headers=person)).status == 401
    bot = {"Authorization": api.described["bot_token"]}
    assert (await api.ask("GET", "/users/@me", headers=bot)).status == 401
    with pytest.raises(Refused) as refused:
        await ann._rest("GET", "/gateway/bot")
    assert refused.value.status == 401
    assert (await api.ask("POST", "/interactions", {"type": 2})).status == 401


async def test_what_a_client_asks_at_login(api: BotApi):
    assert (await api.ask("GET", "/users/@me")).body["bot"] is True
    gateway = (await api.ask("GET", "/gateway/bot")).body
    assert gateway["url"] == api.described["gateway"]
    assert gateway["shards"] == 1
    assert gateway["session_start_limit"]["remaining"] > 0
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api.ask("GET", path)).body["id"] == api.application


async def test_answers_are_json_without_a_character_set(api: BotApi):
    answer = await api.ask("GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/nothing", 404), ("PUT", "/users/@me", 405), ("GET", "/../v9/users/@me", 404),
])  # fmt: skip
async def test_unknown_paths(api: BotApi, method: str, path: str, status: int):
    answer = await api.ask(method, path)
    assert (answer.status, answer.body["code"]) == (status, 0)


@pytest.mark.parametrize("headers", [
    {"Host": "parlour.example:80"}, {"Host": "127.0.0.1"}, {"Origin": "https://evil.example"},
    {"Origin": "null"},
])  # fmt: skip
@pytest.mark.parametrize("path", ["", "playground/state", "api/v10/gateway", "gateway"])
async def test_other_sites_are_kept_out(
    described: Any, http: aiohttp.ClientSession, headers: dict[str, str], path: str
):
    async with http.get(described["page"] + path, headers=headers) as response:
        assert response.status in (403, 421)


async def test_the_page_may_come_by_every_name_of_this_machine(
    described: Any, http: aiohttp.ClientSession
):
    port = described["page"].rstrip("/").rpartition(":")[2]
    for name in ("127.0.0.1", "localhost", "[::1]"):
        headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
        async with http.get(described["control"] + "/state", headers=headers) as response:
            assert response.status == 200


async def test_the_page_and_its_parts(
    described: Any,
    http: aiohttp.ClientSession,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
):
    folder = tmp_path_factory.mktemp("site") / "page"
    (folder / "view").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "view" / "a.js").write_text("export {}")
    (folder.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "FOLDER", folder)
    for path, status, kind in (
        ("", 200, "text/html"),
        ("page/view/a.js", 200, "text/javascript"),
        ("page/view", 404, None),
        ("page/missing.js", 404, None),
        ("page/..%2fsecret.txt", 404, None),
    ):
        async with http.get(aiohttp.client.URL(described["page"] + path, encoded=True)) as served:
            assert served.status == status
            if kind:
                assert served.content_type == kind
                assert "default-src 'none'" in served.headers["Content-Security-Policy"]
                assert served.headers["X-Content-Type-Options"] == "nosniff"


async def test_people_and_channels_can_be_added(control: Control, ann: Player, described: Any):
    joined = ann.next_event("GUILD_MEMBER_ADD")
    eve = await control.add_user("Eve")
    assert (await joined)["user"]["id"] == eve["id"]
    opened = ann.next_event("CHANNEL_CREATE")
    channel = await control.add_channel("second")
    assert (await opened)["id"] == channel["id"]
    state = await control.state()
    assert [one["name"] for one in state["users"]] == ["Ann", "Ben", "Cat", "Dan", "Eve"]
    assert [one["name"] for one in state["channels"]][-1] == "second"
    async with Player(described, eve) as player:
        assert (await player.say("hello"))["author"]["username"] == "Eve"


@pytest.mark.parametrize(("path", "body"), [
    ("users", {}), ("users", {"name": ""}), ("users", {"name": "x", "age": 5}), ("users", None),
    ("clock", {"advance": -1}), ("clock", {"advance": "1"}), ("faults", {"kind": "fire"}),
    ("faults", {"kind": "status", "status": 200}), ("faults", {"kind": "delay", "times": 0}),
    ("faults", []),
])  # fmt: skip
async def test_its_own_door_checks_what_it_is_sent(
    described: Any, http: aiohttp.ClientSession, path: str, body: Any
):
    async with http.post(f"{described['control']}/{path}", json=body) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50035


async def test_errors_on_order(api: BotApi, control: Control):
    await control.fault("status", status=502, method="POST", path="/messages$", times=2)
    assert (await api.ask("GET", f"/channels/{api.channel}/messages")).status == 200
    assert [(await api.send({"content": "x"})).status for _ in range(3)] == [502, 502, 200]
    await control.fault("status", status=429, retry_after=0.25)
    limited = await api.ask("GET", "/users/@me")
    assert (limited.status, limited.body["retry_after"]) == (429, 0.25)
    assert limited.headers["Via"]


async def test_a_lost_answer_was_acted_upon(api: BotApi, ann: Player, control: Control):
    await control.fault("lose_answer", method="POST")
    with pytest.raises(aiohttp.ClientError):
        await api.send({"content": "x"})
    assert [one["content"] for one in await ann.history()] == ["x"]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_slow_answers(
    playground: Playground, api: BotApi, ann: Player, control: Control, when: str
):
    await control.fault("delay", seconds=2 * PATIENCE, when=when)
    asking = asyncio.create_task(api.send({"content": "x"}))
    await until(lambda: not playground.faults.pending())
    if when == "after":
        await ann.until(lambda one: one["content"] == "x")
    assert len(await ann.history()) == (1 if when == "after" else 0)
    assert not asking.done()
    asking.cancel()


async def test_people_are_spared_and_orders_can_be_called_off(
    described: Any, http: aiohttp.ClientSession, api: BotApi, ann: Player, control: Control
):
    await control.fault("status", times=5)
    await ann.say("hello")
    async with http.get(f"{described['control']}/faults") as response:
        assert (await response.json())[0]["times"] == 5
    async with http.delete(f"{described['control']}/faults") as response:
        assert response.status == 204
    assert (await api.ask("GET", "/users/@me")).status == 200


async def test_the_log_tells_what_the_bot_asked(api: BotApi, ann: Player, control: Control):
    sent = await api.sent({"content": "x"})
    await ann.say("not the bot")
    await api.edit(sent["id"], {"content": "x" * 2001})
    posted, patched = await control.log()
    assert posted == {
        "method": "POST",
        "route": "/channels/{channel_id}/messages",
        "path": f"/channels/{api.channel}/messages",
        "body": {"content": "x"},
        "status": 200,
    }
    assert (patched["route"], patched["status"]) == (
        "/channels/{channel_id}/messages/{message_id}",
        400,
    )


async def test_a_mistake_of_the_playgrounds_own_is_said(
    playground: Playground,
    api: BotApi,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    monkeypatch.setattr(playground.payloads, "own_user", None)
    answer = await api.ask("GET", "/users/@me")
    assert (answer.status, answer.body["code"]) == (500, 0)
    assert "users/@me failed" in caplog.text
