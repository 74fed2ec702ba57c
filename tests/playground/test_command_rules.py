"""Application commands that Discord refuses, and what it does with those that it takes."""

from typing import Any

import pytest

from tests.client import Player, Refused
from tests.playground.conftest import BotApi


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Opens a lobby.", **more}


def option(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which game.", **more}


def with_options(*options: dict[str, Any]) -> list[dict[str, Any]]:
    return [command(options=list(options))]


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"Choice {n}", "value": str(n)} for n in range(count)]


OPTION = (0, "options", 0)
BAD_LENGTH, MAX_LENGTH = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"
INVALID_NAME = "APPLICATION_COMMAND_INVALID_NAME"
SUBCOMMAND = {"type": 1, "name": "show", "description": "Shows it."}

REFUSED = {
    "an upper-case name": ([command("Play")], (0, "name"), INVALID_NAME),
    "a name with a space": ([command("play now")], (0, "name"), INVALID_NAME),
    "a name of 33 letters": ([command("x" * 33)], (0, "name"), BAD_LENGTH),
    "a description of 101 characters": (
        [command() | {"description": "x" * 101}],
        (0, "description"),
        MAX_LENGTH,
    ),
    "no description": ([{"name": "play"}], (0, "description"), "BASE_TYPE_REQUIRED"),
    "a menu command with description": (
        [command(type=2)],
        (0,),
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
    "duplicate names": (
        [command(), command("stop"), command()],
        (2,),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "101 commands": (
        [command(f"c{n}") for n in range(101)],
        (),
        "APPLICATION_COMMANDS_TOO_MANY",
    ),
    "an upper-case option": (with_options(option("Game")), (*OPTION, "name"), INVALID_NAME),
    "an option without description": (
        with_options({"type": 3, "name": "game"}),
        (*OPTION, "description"),
        "BASE_TYPE_REQUIRED",
    ),
    "a required option after an optional one": (
        with_options(option("a"), option("b", required=True)),
        (0, "options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "the same in a subcommand": (
        with_options(SUBCOMMAND | {"options": [option("a"), option("b", required=True)]}),
        (*OPTION, "options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "two options of one name": (
        with_options(option(), option()),
        (0, "options", 1),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "26 options": (
        with_options(*(option(f"o{n}") for n in range(26))),
        (0, "options"),
        MAX_LENGTH,
    ),
    "26 choices": (with_options(option(choices=choices(26))), (*OPTION, "choices"), MAX_LENGTH),
    "a choice's name of 101 characters": (
        with_options(option(choices=[{"name": "x" * 101, "value": "x"}])),
        (*OPTION, "choices", 0, "name"),
        BAD_LENGTH,
    ),
    "two choices of one name": (
        with_options(option(choices=[{"name": "x", "value": v} for v in ("1", "2")])),
        (*OPTION, "choices", 1),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_DUPLICATE",
    ),
    "choices and autocomplete": (
        with_options(option(choices=choices(1), autocomplete=True)),
        OPTION,
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
    ),
    "autocomplete of a yes or no": (
        with_options(option(autocomplete=True) | {"type": 5}),
        (*OPTION, "type"),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "options of an option": (
        with_options(option(options=[option()])),
        (*OPTION, "options"),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "more than 8,000 characters": (
        with_options(*(option(f"o{n}", choices=long) for n in range(25)))
        if (long := [{"name": f"{n:>99}", "value": f"{n:>99}"} for n in range(2)])
        else [],
        (0,),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "an unknown key": ([command(hidden=True)], (0, "hidden"), "UNKNOWN_KEY"),
}


@pytest.mark.parametrize(("commands", "path", "code"), REFUSED.values(), ids=REFUSED)
async def test_refused(api: BotApi, commands: Any, path: Any, code: str):
    answer = await api.register(*commands)
    assert answer.fault(*path) == code
    known = await api.ask("GET", f"/applications/{api.application}/commands")
    assert known.body == []


async def test_replacing_all_keeps_the_ids_of_names_that_stay(api: BotApi):
    before = (await api.register(command("play"), command("stop"))).body
    after = (await api.register(command("stop", nsfw=True), command("play"))).body
    ids = {one["name"]: one["id"] for one in before}
    assert {one["name"]: one["id"] for one in after} == ids
    versions = {one["name"]: one["version"] for one in before}
    assert versions["play"] == after[1]["version"]
    assert versions["stop"] != after[0]["version"]
    assert (await api.register()).body == []


async def test_one_command_at_a_time(api: BotApi):
    path = f"/applications/{api.application}/guilds/{api.described['guild']}/commands"
    made = await api.ask("POST", path, command())
    assert made.status == 201
    assert made.body["guild_id"] == api.described["guild"]
    again = await api.ask("POST", path, command() | {"description": "Anew."})
    assert (again.status, again.body["id"]) == (200, made.body["id"])
    one = f"{path}/{made.body['id']}"
    changed = await api.ask("PATCH", one, {"name": "deal"})
    assert (changed.body["name"], changed.body["description"]) == ("deal", "Anew.")
    assert (await api.ask("GET", one)).body == changed.body
    assert (await api.ask("DELETE", one)).status == 204
    gone = await api.ask("GET", one)
    assert (gone.status, gone.body["code"]) == (404, 10063)


async def test_another_application_is_unknown(api: BotApi):
    answer = await api.ask("GET", "/applications/1/commands")
    assert (answer.status, answer.body["code"]) == (404, 10002)


async def test_people_are_shown_what_they_may_use(api: BotApi, ann: Player, ben: Player):
    manage_server = 1 << 5
    await api.register(command("play"), command("set", default_member_permissions=manage_server))
    assert [one["name"] for one in await ann.commands()] == ["play", "set"]
    assert [one["name"] for one in await ben.commands()] == ["play"]
    hidden = next(one for one in await ann.commands() if one["name"] == "set")
    with pytest.raises(Refused) as refused:
        await ben._interact({"type": 2, "data": {"id": hidden["id"], "name": "set"}})
    assert refused.value.code == 50013


USES = {
    "a required option left out": ([], "APPLICATION_COMMAND_OPTION_REQUIRED"),
    "an unknown option": (
        [("game", 3, "x"), ("gmae", 3, "x")],
        "APPLICATION_COMMAND_OPTION_UNKNOWN",
    ),
    "a text for a number": (
        [("game", 3, "x"), ("seats", 4, "4")],
        "APPLICATION_COMMAND_OPTION_VALUE_INVALID",
    ),
    "a number out of limits": (
        [("game", 3, "x"), ("seats", 4, 9)],
        "APPLICATION_COMMAND_OPTION_VALUE_INVALID",
    ),
    "a value that is no choice": (
        [("game", 3, "x"), ("speed", 3, "warp")],
        "APPLICATION_COMMAND_OPTION_VALUE_INVALID",
    ),
}


@pytest.mark.parametrize(("filled", "code"), USES.values(), ids=USES)
async def test_a_command_filled_in_wrongly_is_refused(
    api: BotApi, ann: Player, filled: Any, code: str
):
    seats = option("seats", min_value=2, max_value=6) | {"type": 4}
    speed = option("speed", choices=[{"name": "Fast", "value": "fast"}])
    registered = await api.register(*with_options(option(required=True), seats, speed))
    options = [{"name": name, "type": kind, "value": value} for name, kind, value in filled]
    data = {"id": registered.body[0]["id"], "name": "play", "options": options}
    with pytest.raises(Refused) as refused:
        await ann._interact({"type": 2, "data": data})
    assert code in str(refused.value.body["errors"])


async def test_a_command_that_is_gone_is_unknown(ann: Player):
    with pytest.raises(Refused) as refused:
        await ann._interact({"type": 2, "data": {"id": "5", "name": "play"}})
    assert refused.value.code == 10063
