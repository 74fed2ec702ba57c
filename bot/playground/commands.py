"""The bot's application commands: kept, and written as Discord writes them."""

from dataclasses import dataclass
from typing import Any

from bot.playground.bodies.base import parse
from bot.playground.bodies.commands import COMMANDS, Command
from bot.playground.errors import UNKNOWN_COMMAND, Fault, refuse_if
from bot.playground.ids import Kind
from bot.playground.permissions import Permission
from bot.playground.world import Person, World

SLASH = 1
MOST = {1: 100, 2: 15, 3: 15}

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Registered:
    """A command with its id; `version` changes when it does. `guild` is None for everywhere."""

    id: int
    version: int
    guild: int | None
    command: Command

    @property
    def key(self) -> tuple[int, str]:
        """What makes it one: its type and name."""
        return self.command.type or SLASH, self.command.name


class Commands:
    """The commands of the application. `registered` tells whether they were ever set."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._commands: dict[int, Registered] = {}
        self.registered = False

    def of(self, guild: int | None) -> list[Registered]:
        """Return the commands of everywhere (None), or of the server only."""
        return [one for one in self._commands.values() if one.guild == guild]

    def get(self, command_id: int, guild: int | None = None) -> Registered:
        """Return one of these commands, or refuse (10063)."""
        found = self._commands.get(command_id)
        if found is None or found.guild != guild:
            raise UNKNOWN_COMMAND.refusal()
        return found

    def usable(self, person: Person) -> list[Registered]:
        """Return the commands that this person is shown."""
        rights = self._world.permissions_of(person)
        everything = self._commands.values()
        return [one for one in everything if _may_use(one.command, rights)]

    def replace_all(self, guild: int | None, bodies: Any) -> list[Registered]:
        """Set all commands of a place; those that keep their name keep their id."""
        commands = parse(COMMANDS, bodies or [])
        refuse_if(_twins(commands) + _too_many(commands))
        old = {one.key: one for one in self.of(guild)}
        for one in old.values():
            del self._commands[one.id]
        self.registered = True
        return [self._keep(guild, command, old) for command in commands]

    def put(self, guild: int | None, command: Command) -> Registered:
        """Add a command, or change the one of this type and name."""
        old = {one.key: one for one in self.of(guild)}
        self.registered = True
        return self._keep(guild, command, old)

    def change(self, one: Registered, body: Any) -> Registered:
        """Change what is told of a command."""
        known = one.command.model_dump(exclude_unset=True)
        told = body if isinstance(body, dict) else {}
        command = parse(Command, known | told)
        changed = Registered(one.id, self._world.ids.draw(Kind.COMMAND), one.guild, command)
        self._commands[one.id] = changed
        return changed

    def delete(self, one: Registered) -> None:
        """Take a command away."""
        del self._commands[one.id]

    def payload(self, one: Registered) -> Json:
        """Write a command object."""
        command, rights = one.command, one.command.permissions()
        options = [option.model_dump(exclude_none=True) for option in command.options or ()]
        written: Json = {
            "id": str(one.id),
            "application_id": str(self._world.application_id),
            "version": str(one.version),
            "type": command.type or SLASH,
            "name": command.name,
            "name_localizations": command.name_localizations,
            "description": command.description or "",
            "description_localizations": command.description_localizations,
            "options": options,
            "default_member_permissions": None if rights is None else str(rights),
            "dm_permission": command.dm_permission is not False,
            "nsfw": bool(command.nsfw),
            "contexts": command.contexts,
            "integration_types": command.integration_types or [0],
        }
        return written | ({} if one.guild is None else {"guild_id": str(one.guild)})

    def _keep(
        self, guild: int | None, command: Command, old: dict[tuple[int, str], Registered]
    ) -> Registered:
        version = self._world.ids.draw(Kind.COMMAND)
        before = old.get((command.type or SLASH, command.name))
        if before is not None and before.command == command:
            version = before.version
        kept = Registered(before.id if before else version, version, guild, command)
        self._commands[kept.id] = kept
        return kept


def _may_use(command: Command, rights: int) -> bool:
    needed = command.permissions()
    if needed is None or rights & Permission.ADMINISTRATOR:
        return True
    return needed != 0 and rights & needed == needed


def _twins(commands: list[Command]) -> list[Fault]:
    keys = [(command.type or SLASH, command.name) for command in commands]
    message = "Application command names must be unique"
    return [
        Fault((place,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        for place, key in enumerate(keys)
        if key in keys[:place]
    ]


def _too_many(commands: list[Command]) -> list[Fault]:
    message = "Maximum number of application commands reached ({most})."
    return [
        Fault((), "APPLICATION_COMMANDS_TOO_MANY", message.format(most=most))
        for kind, most in MOST.items()
        if sum((command.type or SLASH) == kind for command in commands) > most
    ]
