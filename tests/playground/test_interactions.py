"""Interactions: what the bot is told, how and when it may answer, and what people may press."""

import asyncio
from typing import Any

import pytest

from tests.client import Control, NoAnswer, Player, Refused, buttons, texts
from tests.playground.conftest import BotApi, Line

PLAY = {"name": "play", "description": "Opens a lobby.", "options": [
    {"type": 3, "name": "game", "description": "Which.", "autocomplete": True},
]}  # fmt: skip
ROW = {"type": 1, "components": [
    {"type": 2, "style": 1, "label": "Join", "custom_id": "join"},
    {"type": 2, "style": 1, "label": "Never", "custom_id": "never", "disabled": True},
    {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com"},
]}  # fmt: skip
SELECT = {"type": 1, "components": [{"type": 3, "custom_id": "pick", "max_values": 2, "options": [
    {"label": v, "value": v} for v in ("a", "b", "c")
]}]}  # fmt: skip
MODAL = {"custom_id": "bid", "title": "Your bid", "components": [
    {"type": 18, "label": "How many?", "component":
        {"type": 4, "custom_id": "number", "style": 1, "max_length": 2}},
    {"type": 1, "components": [
        {"type": 4, "custom_id": "why", "style": 2, "label": "Why?", "required": False}]},
]}  # fmt: skip
EPHEMERAL, LOADING = 64, 128


@pytest.fixture
async def ready(api: BotApi, bot_line: Line) -> Line:
    """The bot is connected and has registered /play."""
    assert (await api.register(PLAY)).status == 200
    return bot_line


async def use(line: Line, act: Any) -> tuple["asyncio.Task[Any]", dict[str, Any]]:
    """Let a person act; returns his task, and the interaction as the bot was told of it."""
    task = asyncio.create_task(act)
    return task, await line.event("INTERACTION_CREATE")


async def lobby(api: BotApi, player: Player, line: Line, flags: int = 0) -> dict[str, Any]:
    """Have the bot answer /play with a message with buttons."""
    task, told = await use(line, player.slash("play", game="euchre"))
    data = {"content": "Lobby", "components": [ROW, SELECT], "flags": flags}
    assert (await api.answer(told, 4, data)).status == 204
    return (await task).message


async def test_what_the_bot_is_told_of_a_command(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play", game="euchre"))
    await api.answer(told, 4, {"content": "Lobby"})
    assert told["type"] == 2
    assert told["data"]["name"] == "play"
    assert told["data"]["options"] == [{"name": "game", "type": 3, "value": "euchre"}]
    assert told["member"]["user"]["username"] == "Ann"
    assert int(told["member"]["permissions"]) & 1 << 5
    assert int(told["app_permissions"]) == 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 38
    assert told["channel"]["id"] == told["channel_id"] == api.channel
    assert told["context"] == 0
    message = (await task).message
    assert (message["content"], message["type"]) == ("Lobby", 20)
    assert message["interaction_metadata"]["name"] == "play"
    assert message["author"]["id"] == api.application


async def test_subcommands(api: BotApi, ann: Player, bot_line: Line):
    whose = {"type": 6, "name": "player", "description": "Whose."}
    show = {"type": 1, "name": "show", "description": "Shows it.", "options": [whose]}
    await api.register({"name": "privacy", "description": "Privacy.", "options": [show]})
    ben = api.described["users"][1]["id"]
    task, told = await use(bot_line, ann.slash("privacy show", player=ben))
    (used,) = told["data"]["options"]
    assert (used["name"], used["type"]) == ("show", 1)
    assert used["options"] == [{"name": "player", "type": 6, "value": ben}]
    assert told["data"]["resolved"]["members"][ben]["permissions"]
    await api.answer(told, 4, {"content": "x"})
    assert (await task).message["interaction_metadata"]["name"] == "privacy show"
    with pytest.raises(Refused):
        await ann.slash("privacy")


async def test_commands_on_people_and_messages(api: BotApi, ann: Player, bot_line: Line):
    kinds = [{"name": "Greet", "type": 2}, {"name": "Quote", "type": 3}]
    greet, quote = (await api.register(*kinds)).body
    said = await ann.say("hello")
    for command, target, key in ((greet, ann.id, "users"), (quote, said["id"], "messages")):
        data = {key: command[key] for key in ("id", "name", "type")} | {"target_id": target}
        await ann._interact({"type": 2, "data": data})
        told = await bot_line.event("INTERACTION_CREATE")
        assert told["data"]["target_id"] == target
        assert list(told["data"]["resolved"][key]) == [target]
        await api.answer(told, 4, {"content": "x"})


async def test_the_channel_is_gone_before_the_answer(
    api: BotApi, ann: Player, ready: Line, control: Control
):
    task, told = await use(ready, ann.slash("play"))
    await control.fault("delete_channel", channel=api.channel)
    answer = await api.answer(told, 4, {"content": "x"})
    assert (answer.status, answer.body["code"]) == (404, 10003)
    task.cancel()


async def test_plain_members_have_no_rights_to_manage(api: BotApi, ben: Player, ready: Line):
    task, told = await use(ready, ben.slash("play"))
    await api.answer(told, 4, {"content": "Lobby"})
    await task
    assert not int(told["member"]["permissions"]) & (1 << 3 | 1 << 4 | 1 << 5 | 1 << 13)


async def test_after_three_seconds_it_is_unknown(
    api: BotApi, ann: Player, ready: Line, control: Control
):
    task, told = await use(ready, ann.slash("play"))
    await control.advance(3.1)
    with pytest.raises(NoAnswer):
        await task
    late = await api.answer(told, 4, {"content": "Late"})
    assert (late.status, late.body["code"]) == (404, 10062)
    assert late.body["message"] == "Unknown interaction"


async def test_an_unknown_interaction_or_a_wrong_token_is_refused(
    api: BotApi, ann: Player, ready: Line
):
    task, told = await use(ready, ann.slash("play"))
    for wrong in (told | {"id": "5"}, told | {"token": "x"}):
        answer = await api.answer(wrong, 4, {"content": "x"})
        assert (answer.status, answer.body["code"]) == (404, 10062)
    await api.answer(told, 4, {"content": "x"})
    await task


async def test_a_second_answer_is_refused(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    assert (await api.answer(told, 5)).status == 204
    double = await api.answer(told, 4, {"content": "x"})
    assert (double.status, double.body["code"]) == (400, 40060)
    assert double.body["message"] == "Interaction has already been acknowledged."
    await api.ask("PATCH", api.webhook(told, "/messages/@original"), {"content": "x"})
    await task


async def test_a_refused_answer_leaves_the_interaction_open(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    refused = await api.answer(told, 4, {"content": "x" * 2001})
    assert refused.fault("data", "content") == "BASE_TYPE_MAX_LENGTH"
    doubled = {"content": "x", "components": [ROW, ROW]}
    refused = await api.answer(told, 4, doubled)
    where = ("data", "components", 1, "components", 0, "custom_id")
    assert refused.fault(*where) == "COMPONENT_CUSTOM_ID_DUPLICATED"
    assert (await api.answer(told, 4, {"content": "x"})).status == 204
    assert (await task).message["content"] == "x"


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_a_command_cannot_be_answered_like_a_click(
    api: BotApi, ann: Player, ready: Line, kind: int
):
    task, told = await use(ready, ann.slash("play"))
    answer = await api.answer(told, kind, {"choices": []} if kind == 8 else {})
    assert answer.fault("type") == "BASE_TYPE_CHOICES"
    await api.answer(told, 4, {"content": "x"})
    await task


async def test_unknown_kinds_of_answers_are_refused(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    assert (await api.answer(told, 99)).fault() == "UNION_TYPE_CHOICES"
    await api.answer(told, 4, {"content": "x"})
    await task


async def test_tokens_live_fifteen_minutes(api: BotApi, ann: Player, ready: Line, control: Control):
    task, told = await use(ready, ann.slash("play"))
    await api.answer(told, 4, {"content": "x"})
    await task
    await control.advance(15 * 60 - 5)
    original = api.webhook(told, "/messages/@original")
    assert (await api.ask("PATCH", original, {"content": "y"})).status == 200
    await control.advance(10)
    for method, path, body in (
        ("PATCH", original, {"content": "z"}),
        ("POST", api.webhook(told), {"content": "z"}),
        ("GET", original, None),
    ):
        late = await api.ask(method, path, body)
        assert (late.status, late.body["code"]) == (401, 50027)
        assert late.body["message"] == "Invalid Webhook Token"


async def test_nothing_follows_before_the_first_answer(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    for path in (api.webhook(told),):
        early = await api.ask("POST", path, {"content": "x"})
        assert (early.status, early.body["code"]) == (404, 10015)
    await api.answer(told, 4, {"content": "x"})
    await task


async def test_thinking_then_the_answer(api: BotApi, ann: Player, ben: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    await api.answer(told, 5, {"flags": EPHEMERAL})
    thinking = await ann.until(lambda one: one["flags"] == LOADING | EPHEMERAL)
    assert thinking["content"] == ""
    followed = await api.ask("POST", api.webhook(told), {"content": "Done"})
    assert followed.body["id"] == thinking["id"]
    message = (await task).message
    assert (message["content"], message["flags"]) == ("Done", EPHEMERAL)
    second = await api.ask("POST", api.webhook(told), {"content": "More", "flags": EPHEMERAL})
    assert second.body["id"] != thinking["id"]
    assert not ben.messages


async def test_the_response_is_told_on_request(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    path = f"/interactions/{told['id']}/{told['token']}/callback?with_response=true"
    answer = await api.ask("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}})
    assert answer.status == 200
    about = answer.body["interaction"]
    assert about["response_message_id"] == answer.body["resource"]["message"]["id"]
    assert about["response_message_ephemeral"] is True
    await task


async def test_ephemeral_messages_are_one_persons(
    api: BotApi, ann: Player, ben: Player, ready: Line
):
    panel = await lobby(api, ann, ready, EPHEMERAL)
    plain = await api.sent({"content": "for all"})
    await ben.until(lambda one: one["id"] == plain["id"])
    assert [one["id"] for one in await ann.history()] == [plain["id"], panel["id"]]
    assert [one["id"] for one in await ben.history()] == [plain["id"]]
    assert panel["id"] not in str(ben.received)
    for method in ("GET", "PATCH", "DELETE"):
        path = f"/channels/{api.channel}/messages/{panel['id']}"
        answer = await api.ask(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (answer.status, answer.body["code"]) == (404, 10008)
    with pytest.raises(Refused) as refused:
        await ben.click(panel, "Join")
    assert refused.value.code == 10008


async def test_a_public_answer_to_an_ephemeral_message_does_not_quote_it(
    api: BotApi, ann: Player, ben: Player, ready: Line
):
    panel = await lobby(api, ann, ready, EPHEMERAL)
    task, told = await use(ready, ann.click(panel, "Join"))
    await api.answer(told, 4, {"content": "Ann clicked"})
    assert "referenced_message" not in (await task).message
    task, told = await use(ready, ann.click(panel, "Join"))
    await api.answer(told, 4, {"content": "quietly", "flags": EPHEMERAL})
    assert (await task).message["referenced_message"]["id"] == panel["id"]
    await api.ask("POST", api.webhook(told), {"content": "and aloud"})
    await ben.until(lambda one: one["content"] == "and aloud")
    assert "Lobby" not in str(ben.received)
    assert "quietly" not in str(ben.received)


async def test_a_click_changes_its_message(api: BotApi, ann: Player, ben: Player, ready: Line):
    message = await lobby(api, ann, ready)
    await ben.until(lambda one: one["id"] == message["id"])
    task, told = await use(ready, ben.click(message, "Join"))
    assert told["type"] == 3
    assert told["data"] == {"component_type": 2, "custom_id": "join", "id": 2}
    assert told["message"]["id"] == message["id"]
    assert (await api.answer(told, 7, {"content": "Ben joined"})).status == 204
    changed = (await task).message
    assert (changed["id"], changed["content"]) == (message["id"], "Ben joined")
    assert len(buttons(changed)) == 3
    await ann.until(lambda one: one["content"] == "Ben joined")


async def test_a_click_acknowledged_first_and_changed_later(api: BotApi, ann: Player, ready: Line):
    message = await lobby(api, ann, ready)
    task, told = await use(ready, ann.click(message, "Join"))
    await api.answer(told, 6)
    await task
    original = api.webhook(told, "/messages/@original")
    assert (await api.ask("GET", original)).body["id"] == message["id"]
    await api.ask("PATCH", original, {"content": "changed"})
    await ann.until(lambda one: one["id"] == message["id"] and one["content"] == "changed")


REFUSED_CLICKS = {
    "a disabled button": (2, "never", None, "COMPONENT_DISABLED"),
    "a button that is not there": (2, "gone", None, "COMPONENT_NOT_FOUND"),
    "a button for a select": (2, "pick", None, "COMPONENT_NOT_FOUND"),
    "a value that is not offered": (3, "pick", ["z"], "SELECT_COMPONENT_VALUE_INVALID"),
    "too many values": (3, "pick", ["a", "b", "c"], "BASE_TYPE_BAD_LENGTH"),
    "no value": (3, "pick", [], "BASE_TYPE_BAD_LENGTH"),
}


@pytest.mark.parametrize(("kind", "custom_id", "values", "code"), REFUSED_CLICKS.values(),
                         ids=REFUSED_CLICKS)  # fmt: skip
async def test_what_cannot_be_pressed(
    api: BotApi, ann: Player, ready: Line, kind: int, custom_id: str, values: Any, code: str
):
    message = await lobby(api, ann, ready)
    with pytest.raises(Refused) as refused:
        await ann.use(message, kind, custom_id, values)
    assert refused.value.code == 50035
    assert code in str(refused.value.body)


async def test_a_message_that_is_gone_cannot_be_clicked(api: BotApi, ann: Player, ready: Line):
    message = await lobby(api, ann, ready)
    await api.ask("DELETE", f"/channels/{api.channel}/messages/{message['id']}")
    with pytest.raises(Refused) as refused:
        await ann.click(message, "Join")
    assert refused.value.code == 10008


async def test_picking_in_a_select(api: BotApi, ann: Player, ready: Line):
    message = await lobby(api, ann, ready)
    task, told = await use(ready, ann.pick(message, "pick", "c", "a"))
    assert told["data"]["values"] == ["c", "a"]
    await api.answer(told, 6)
    await task


async def test_picking_people(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    who = {"type": 1, "components": [{"type": 5, "custom_id": "who"}]}
    await api.answer(told, 4, {"content": "Kick whom?", "components": [who]})
    message = (await task).message
    ben = api.described["users"][1]["id"]
    task, told = await use(ready, ann.pick(message, "who", ben))
    assert told["data"]["resolved"]["users"][ben]["username"] == "Ben"
    await api.answer(told, 6)
    await task


async def test_autocomplete(api: BotApi, ann: Player, ready: Line):
    task, told = await use(ready, ann.autocomplete("play", "game", "eu"))
    assert told["type"] == 4
    assert told["data"]["options"] == [{"name": "game", "type": 3, "value": "eu", "focused": True}]
    too_many = [{"name": str(n), "value": str(n)} for n in range(26)]
    refused = await api.answer(told, 8, {"choices": too_many})
    assert refused.fault("data", "choices") == "BASE_TYPE_MAX_LENGTH"
    choices = [{"name": "Euchre", "value": "euchre"}]
    assert (await api.answer(told, 8, {"choices": choices})).status == 204
    assert await task == choices


async def test_a_modal(api: BotApi, ann: Player, ready: Line):
    message = await lobby(api, ann, ready)
    task, told = await use(ready, ann.click(message, "Join"))
    assert (await api.answer(told, 9, MODAL)).status == 204
    modal = (await task).modal
    assert modal["title"] == "Your bid"
    task, told = await use(ready, ann.submit(modal, number="7"))
    assert told["type"] == 5
    assert told["data"]["custom_id"] == "bid"
    label, row = told["data"]["components"]
    assert label["component"] | {"id": 0} == {
        "type": 4, "custom_id": "number", "value": "7", "id": 0
    }  # fmt: skip
    assert row["components"][0]["value"] == ""
    assert told["message"]["id"] == message["id"]
    await api.answer(told, 7, {"content": "7 bid"})
    assert (await task).message["content"] == "7 bid"


REFUSED_MODALS = {
    "six rows": (
        MODAL | {"components": [MODAL["components"][0]] * 6},
        ("components",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no rows": (MODAL | {"components": []}, ("components",), "BASE_TYPE_BAD_LENGTH"),
    "a title of 46 characters": (MODAL | {"title": "x" * 46}, ("title",), "BASE_TYPE_BAD_LENGTH"),
    "a custom_id of 101 characters": (
        MODAL | {"custom_id": "x" * 101},
        ("custom_id",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button": (MODAL | {"components": [ROW]}, ("components", 0, "components", 0), None),
    "two fields with one custom_id": (
        MODAL | {"components": [MODAL["components"][0]] * 2},
        ("components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a label of 46 characters": (
        MODAL | {"components": [MODAL["components"][0] | {"label": "x" * 46}]},
        ("components", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an older field without label": (
        MODAL | {"components": [
            {"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1}]}]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_REQUIRED",
    ),
    "an unknown key": (MODAL | {"colour": 1}, ("colour",), "UNKNOWN_KEY"),
}  # fmt: skip


@pytest.mark.parametrize(("modal", "path", "code"), REFUSED_MODALS.values(), ids=REFUSED_MODALS)
async def test_refused_modals(
    api: BotApi, ann: Player, ready: Line, modal: Any, path: Any, code: str | None
):
    task, told = await use(ready, ann.slash("play"))
    answer = await api.answer(told, 9, modal)
    found = answer.fault("data", *path) if code else answer.body["code"]
    assert found == (code or 50035)
    await api.answer(told, 4, {"content": "x"})
    assert (await task).modal is None


async def test_what_may_be_sent_of_a_modal(api: BotApi, ann: Player, ben: Player, ready: Line):
    task, told = await use(ready, ann.slash("play"))
    await api.answer(told, 9, MODAL)
    modal = (await task).modal
    for player, values, word in (
        (ben, {"number": "7"}, "not open"),
        (ann, {"number": ""}, "required"),
        (ann, {"number": "777"}, "between 0 and 2"),
    ):
        with pytest.raises(Refused) as refused:
            await player.submit(modal, **values)
        assert word in str(refused.value.body["errors"])
    stranger = {"type": 4, "custom_id": "stranger"}
    with pytest.raises(Refused, match="no field 'stranger'"):
        await ann.submit({**modal, "components": [*modal["components"], stranger]}, number="7")
    task, told = await use(ready, ann.submit(modal, number="7"))
    assert (await api.answer(told, 9, MODAL)).fault("type") == "BASE_TYPE_CHOICES"
    await api.answer(told, 4, {"content": "x"})
    await task
    with pytest.raises(Refused, match="not open"):
        await ann.submit(modal, number="7")


async def test_the_answer_goes_to_the_window_that_asked(
    api: BotApi, ann: Player, ready: Line, described: dict[str, Any]
):
    async with Player.of(described, 0) as second:
        task, told = await use(ready, ann.slash("play"))
        await api.answer(told, 9, MODAL)
        assert (await task).modal
        await second.say("still here")
        await second.until(lambda one: one["content"] == "still here")
        assert not [name for name, _ in second.received if name.startswith("INTERACTION")]


async def test_mentions_in_components_count(api: BotApi):
    ben = api.described["users"][1]["id"]
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": f"<@{ben}>, your turn"}]}
    sent = await api.sent(body)
    assert [one["id"] for one in sent["mentions"]] == [ben]
    assert "your turn" in texts(sent)
    quiet = await api.sent(body | {"allowed_mentions": {"parse": []}})
    assert quiet["mentions"] == []


async def test_without_a_bot_nobody_answers(api: BotApi, ann: Player, control: Control):
    await api.register(PLAY)
    task = asyncio.create_task(ann.slash("play"))
    await ann.next_event("INTERACTION_CREATE")
    await control.advance(4)
    with pytest.raises(NoAnswer):
        await task
