"""Slash commands as Discord knows them: sent when they have changed, and not at every start."""

from __future__ import annotations

from typing import Any

import structlog

from cogs.client import Client
from cogs.reaching import reach

DEFAULTS: dict[str, Any] = {
    "type": 1,
    "description": "",
    "options": [],
    "nsfw": False,
    "default_member_permissions": None,
    "contexts": None,
    "integration_types": None,
    "required": False,
    "autocomplete": False,
    "choices": [],
    "channel_types": [],
    "min_value": None,
    "max_value": None,
    "min_length": None,
    "max_length": None,
    "value": None,
}
"""What Discord takes where a command or an option says nothing."""

log = structlog.get_logger()


async def register(client: Client) -> None:
    """See that Discord has just these commands. Raises `Unreached`."""
    application = client.application_id
    assert application is not None  # known since the login
    ours = [command.to_dict(client.tree) for command in client.tree.get_commands()]
    theirs = await reach(lambda: client.http.get_global_commands(application))
    if essence(ours) == essence(theirs):
        log.info("slash commands are registered already", commands=len(ours))
        return
    await reach(client.tree.sync)
    log.info("slash commands registered", commands=len(ours))


def essence(commands: Any) -> Any:
    """What makes a set of commands what it is, whatever order and defaults it is told in."""
    return sorted((_essence(command) for command in commands), key=lambda command: command["name"])


def _essence(told: Any) -> dict[str, Any]:
    kept = {"name": told["name"]}
    for key, default in DEFAULTS.items():
        given = told.get(key)
        kept[key] = default if given is None else given
    kept["options"] = [_essence(option) for option in kept["options"]]
    kept["choices"] = [_essence(choice) for choice in kept["choices"]]
    for key in ("contexts", "integration_types"):
        kept[key] = None if kept[key] is None else sorted(kept[key])
    return kept
