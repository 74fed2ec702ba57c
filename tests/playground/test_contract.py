"""The playground's routes and the test's helper, held against Discord's published description."""

from typing import Any

import pytest

from bot.playground import server
from bot.playground.door import Route, Who
from tests import contract
from tests.client import Control
from tests.playground.conftest import BotApi

pytestmark = pytest.mark.contract
ROUTES = [route for table in server.TABLES for route in table.ROUTES if route.who is not Who.PERSON]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_for_bots_is_one_of_discords(route: Route):
    entry = {"method": route.method, "route": route.path, "path": route.path, "body": None}
    assert contract.check([entry]) == []


def entry(body: Any, route: str = "/channels/{channel_id}/messages") -> dict[str, Any]:
    return {"method": "POST", "route": route, "path": "/x", "body": body}


@pytest.mark.parametrize(
    "body",
    [
        {"content": 5},
        {"content": "x" * 4001},
        {"attachments": [{"id": "a"}]},
        {"components": [{"type": 1, "components": []}]},
    ],
)
def test_what_breaks_it_is_found(body: Any):
    (fault,) = contract.check([entry(body)])
    assert fault.startswith("POST /x at ")


def test_unknown_routes_are_found():
    (fault,) = contract.check([entry({}, "/channels/{channel_id}/nonsense")])
    assert "no such route" in fault


def test_ids_that_discord_py_sends_as_numbers_are_let_pass():
    emoji = {"id": 5, "name": "ace"}
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": emoji}
    body = {
        "attachments": [{"id": 0, "filename": "a.png"}],
        "allowed_mentions": {"users": [5], "roles": [6]},
        "components": [{"type": 1, "components": [button]}],
    }
    assert contract.check([entry(body)]) == []
    assert body["attachments"][0]["id"] == 0


async def test_the_log_can_be_checked(api: BotApi, control: Control):
    await api.sent({"content": "x"})
    await api.register({"name": "play", "description": "Plays."})
    assert contract.check(await control.log()) == []


def test_a_missing_description_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
):
    monkeypatch.setattr(contract, "FILE", tmp_path_factory.mktemp("empty") / "none.json")
    monkeypatch.setattr(contract, "_description", contract._description.__wrapped__)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=r"none\.json is missing"):
        contract.check([entry({})])
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception):
        contract.check([entry({})])
