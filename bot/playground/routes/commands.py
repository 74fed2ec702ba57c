"""Application commands: of the application everywhere, and of the server only."""

from typing import Any

from bot.playground.bodies.base import parse
from bot.playground.bodies.commands import Command
from bot.playground.door import Call, Created, Route, Who
from bot.playground.errors import MISSING_ACCESS, UNKNOWN_APPLICATION
from bot.playground.playground import Playground

EVERYWHERE = "/applications/{application_id}/commands"
HERE = "/applications/{application_id}/guilds/{guild_id}/commands"


def _place(playground: Playground, call: Call) -> int | None:
    if call.number("application_id") != playground.world.application_id:
        raise UNKNOWN_APPLICATION.refusal()
    if "guild_id" not in call.parts:
        return None
    if not playground.world.bot_is_member:
        raise MISSING_ACCESS.refusal()
    return playground.world.guild(call.number("guild_id"))


def all_commands(playground: Playground, call: Call) -> Any:
    """List the commands of a place."""
    commands = playground.commands
    return [commands.payload(one) for one in commands.of(_place(playground, call))]


def replace_all(playground: Playground, call: Call) -> Any:
    """Set all commands of a place at once."""
    commands = playground.commands
    kept = commands.replace_all(_place(playground, call), call.body)
    return [commands.payload(one) for one in kept]


def add(playground: Playground, call: Call) -> Any:
    """Add one command, or change the one with its name: 201, or 200."""
    commands, place = playground.commands, _place(playground, call)
    known = {one.id for one in commands.of(place)}
    kept = commands.put(place, parse(Command, call.body))
    written = commands.payload(kept)
    return written if kept.id in known else Created(written)


def one_command(playground: Playground, call: Call) -> Any:
    """Show one command."""
    commands = playground.commands
    found = commands.get(call.number("command_id"), _place(playground, call))
    return commands.payload(found)


def change(playground: Playground, call: Call) -> Any:
    """Change one command."""
    commands = playground.commands
    found = commands.get(call.number("command_id"), _place(playground, call))
    return commands.payload(commands.change(found, call.body))


def delete(playground: Playground, call: Call) -> None:
    """Take one command away."""
    commands = playground.commands
    commands.delete(commands.get(call.number("command_id"), _place(playground, call)))


def index(playground: Playground, call: Call) -> Any:
    """List what a person may use in the server, for his client's command picker."""
    playground.world.guild(call.number("guild_id"))
    commands, world = playground.commands, playground.world
    usable = commands.usable(call.actor) if world.bot_is_member else []
    application = playground.payloads.application()
    shown = {key: application[key] for key in ("id", "name", "icon", "description", "bot")}
    return {
        "applications": [shown],
        "application_commands": [commands.payload(one) for one in usable],
        "version": str(max((one.version for one in usable), default=0)),
    }


ROUTES = [
    *(
        route
        for path in (EVERYWHERE, HERE)
        for route in (
            Route("GET", path, all_commands),
            Route("PUT", path, replace_all),
            Route("POST", path, add),
            Route("GET", path + "/{command_id}", one_command),
            Route("PATCH", path + "/{command_id}", change),
            Route("DELETE", path + "/{command_id}", delete),
        )
    ),
    Route("GET", "/guilds/{guild_id}/application-command-index", index, Who.PERSON),
]
