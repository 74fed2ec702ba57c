"""Holds what the bot sent against Discord's published OpenAPI description.

    faults = check(await control.log())

The description lies beside the checkout. Where it does not, `check` skips the test that calls it;
with CI=true that is a failure.
"""

import json
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

FILE = Path(__file__).parents[2] / "shared" / "contract" / "discord-openapi.json"
BODY = "application/json"
LONGEST = 500  # characters of what is wrong
LISTS_OF_IDS = ("users", "roles")

Json = dict[str, Any]


def check(entries: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return what is wrong with the bodies of these log entries, one line a fault.

    An entry has `method`, `route` (as the description writes it), `path` and `body`.
    """
    description = _description()
    return [fault for entry in entries for fault in _faults(description, entry)]


def _faults(description: Json, entry: Mapping[str, Any]) -> list[str]:
    method, route, body = entry["method"].lower(), entry["route"], entry["body"]
    place = f"{entry['method']} {entry['path']}"
    if method not in description["paths"].get(route, {}):
        return [f"{place}: Discord has no such route"]
    validator = _validator(route, method)
    if validator is None:
        return [] if body is None else [f"{place}: takes no body"]
    if body is None:
        return []
    found = validator.iter_errors(with_ids_as_text(body))
    return [f"{place} at {list(error.instance_path)}: {error.message[:LONGEST]}" for error in found]


@cache
def _description() -> Json:
    if FILE.is_file():
        return json.loads(FILE.read_text(encoding="utf-8"))
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(f"{FILE} is missing: nothing was held against Discord's description")
    pytest.skip("Discord's published description does not lie beside the checkout")


@cache
def _validator(route: str, method: str) -> jsonschema_rs.Draft202012Validator | None:
    content = _description()["paths"][route][method].get("requestBody", {}).get("content", {})
    if BODY not in content:
        return None
    schema = {**content[BODY]["schema"], "components": _description()["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


def with_ids_as_text(body: Any) -> Any:
    """Return a body with those ids as text that discord.py sends as numbers."""
    if isinstance(body, list):
        return [with_ids_as_text(one) for one in body]
    if not isinstance(body, dict):
        return body
    told = {key: with_ids_as_text(value) for key, value in body.items()}
    for attachment in told.get("attachments") or []:
        attachment["id"] = _text(attachment["id"])
    if isinstance(told.get("emoji"), dict) and "id" in told["emoji"]:
        told["emoji"]["id"] = _text(told["emoji"]["id"])
    mentions = told.get("allowed_mentions") or {}
    for key in LISTS_OF_IDS:
        if key in mentions:
            mentions[key] = [_text(one) for one in mentions[key]]
    return told


def _text(number: Any) -> Any:
    return str(number) if isinstance(number, int) else number
