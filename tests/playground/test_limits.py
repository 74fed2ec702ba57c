"""Rate limits: Discord's headers while there is room, its 429 when there is none."""

from tests.client import Control, Player
from tests.playground.conftest import Answered, BotApi, Line


def assert_limited(answer: Answered, *, scope: str = "user") -> None:
    assert answer.status == 429
    assert answer.body["message"] == "You are being rate limited."
    assert answer.body["retry_after"] > 0
    assert answer.body["global"] is (scope == "global")
    assert answer.headers["X-RateLimit-Scope"] == scope
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.headers["Via"]  # without it, libraries believe that they are banned


async def test_the_headers_count_down(api: BotApi):
    left, buckets = [], set()
    for _ in range(5):
        answer = await api.send({"content": "x"})
        assert answer.status == 200
        assert answer.headers["X-RateLimit-Limit"] == "5"
        assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= 5
        assert float(answer.headers["X-RateLimit-Reset"]) > 1_000_000_000
        left.append(answer.headers["X-RateLimit-Remaining"])
        buckets.add(answer.headers["X-RateLimit-Bucket"])
    assert left == ["4", "3", "2", "1", "0"]
    assert len(buckets) == 1
    assert_limited(await api.send({"content": "x"}))


async def test_time_brings_room_again(api: BotApi, control: Control):
    for _ in range(5):
        await api.send({"content": "x"})
    assert_limited(await api.send({"content": "x"}))
    await control.advance(5)
    assert (await api.send({"content": "x"})).status == 200


async def test_edits_are_limited_per_channel_and_not_per_message(api: BotApi, control: Control):
    first, second = [(await api.sent({"content": "x"}))["id"] for _ in range(2)]
    for n in range(5):
        assert (await api.edit((first, second)[n % 2], {"content": str(n)})).status == 200
    assert_limited(await api.edit(second, {"content": "x"}))
    other = (await control.add_channel("other"))["id"]
    path = f"/channels/{other}/messages"
    there = (await api.ask("POST", path, {"content": "x"})).body["id"]
    assert (await api.ask("PATCH", f"{path}/{there}", {"content": "y"})).status == 200


async def test_followups_are_limited_per_interaction_and_answers_are_not(
    api: BotApi, bot_line: Line, ann: Player
):
    (command,) = (await api.register({"name": "play", "description": "Plays."})).body
    told = []
    for _ in range(7):
        await ann._interact({"type": 2, "data": {"id": command["id"], "name": "play"}})
        told.append(await bot_line.event("INTERACTION_CREATE"))
        answer = await api.answer(told[-1], 5)
        assert answer.status == 204
        assert "X-RateLimit-Limit" not in answer.headers
    for _ in range(5):
        assert (await api.ask("POST", api.webhook(told[0]), {"content": "x"})).status == 200
    assert_limited(await api.ask("POST", api.webhook(told[0]), {"content": "x"}))
    assert (await api.ask("POST", api.webhook(told[1]), {"content": "x"})).status == 200


async def test_no_more_than_fifty_requests_a_second(api: BotApi):
    places = ("/users/@me", "/gateway/bot", "/applications/@me", "/oauth2/applications/@me")
    answers = [await api.ask("GET", places[n % 4]) for n in range(51)]
    limited = [answer for answer in answers if answer.status == 429]
    assert len(limited) == 1
    assert_limited(limited[0], scope="global")
    assert limited[0].headers["X-RateLimit-Global"] == "true"


async def test_old_messages_are_edited_only_now_and_then(api: BotApi, control: Control):
    sent = await api.sent({"content": "x"})
    await control.advance(3500)
    for n in range(4):
        assert (await api.edit(sent["id"], {"content": f"fresh {n}"})).status == 200
    await control.advance(200)
    for n in range(3):
        assert (await api.edit(sent["id"], {"content": f"old {n}"})).status == 200
    refused = await api.edit(sent["id"], {"content": "too often"})
    assert (refused.status, refused.body["code"]) == (429, 30046)
    assert refused.body["message"].startswith(
        "Maximum number of edits to messages older than 1 hour reached"
    )
    assert 0 < refused.body["retry_after"] <= 20
    await control.advance(21)
    assert (await api.edit(sent["id"], {"content": "later"})).status == 200
