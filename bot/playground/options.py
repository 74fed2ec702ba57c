"""What a person fills into a command's options: what fits, and what the bot is told of it."""

from collections.abc import Iterator
from typing import Any

from bot.playground.bodies.commands import (
    BOOLEAN,
    CHANNEL,
    DECIMAL,
    MENTIONABLE,
    ROLE,
    SUBCOMMAND,
    SUBCOMMAND_GROUP,
    TEXT,
    USER,
    WHOLE,
    CommandOption,
)
from bot.playground.bodies.interactions import FilledOption
from bot.playground.errors import Fault
from bot.playground.payloads import Payloads
from bot.playground.world import World

LONGEST_TEXT = 6000
GROUPS = (SUBCOMMAND, SUBCOMMAND_GROUP)
TYPES: dict[int, tuple[type, ...]] = {
    TEXT: (str,),
    WHOLE: (int,),
    BOOLEAN: (bool,),
    DECIMAL: (int, float),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
}

Json = dict[str, Any]
Path = tuple[str | int, ...]
TOP: Path = ("data", "options")


def faults(
    wanted: list[CommandOption], filled: list[FilledOption], *, complete: bool, at: Path = TOP
) -> Iterator[Fault]:
    """Yield what does not fit; `complete` when required options must be there."""
    known = {option.name: option for option in wanted}
    for place, option in enumerate(filled):
        if option.name not in known or known[option.name].type != option.type:
            message = f"This command has no such option: {option.name!r}"
            yield Fault((*at, place), "APPLICATION_COMMAND_OPTION_UNKNOWN", message)
        else:
            yield from _inside(known[option.name], option, complete, (*at, place))
    yield from _missing(wanted, {option.name for option in filled}, at) if complete else ()


def _inside(
    wanted: CommandOption, filled: FilledOption, complete: bool, at: Path
) -> Iterator[Fault]:
    if wanted.type in GROUPS:
        inner, told = wanted.options or [], filled.options or []
        yield from faults(inner, told, complete=complete, at=(*at, "options"))
    elif not filled.focused:
        message = _misfit(wanted, filled.value)
        if message is not None:
            yield Fault((*at, "value"), "APPLICATION_COMMAND_OPTION_VALUE_INVALID", message)


def _missing(wanted: list[CommandOption], told: set[str], at: Path) -> Iterator[Fault]:
    for option in wanted:
        if option.required and option.name not in told:
            message = f"This option is required: {option.name!r}"
            yield Fault(at, "APPLICATION_COMMAND_OPTION_REQUIRED", message)
    if wanted and wanted[0].type in GROUPS and not told:
        yield Fault(at, "APPLICATION_COMMAND_OPTION_REQUIRED", "A subcommand is required")


def _misfit(wanted: CommandOption, value: Any) -> str | None:
    fits = TYPES.get(wanted.type, (str,))
    if not isinstance(value, fits) or (isinstance(value, bool) and bool not in fits):
        return f"Value is not of type {wanted.type}."
    if wanted.choices and value not in [choice.value for choice in wanted.choices]:
        return "Value must be one of the choices."
    measured = _measure(value)
    low, high = _limits(wanted)
    if (low is not None and measured < low) or (high is not None and measured > high):
        return f"Must be between {low} and {high}."
    return None


def _measure(value: Any) -> float:
    return len(value) if isinstance(value, str) else value


def _limits(wanted: CommandOption) -> tuple[float | None, float | None]:
    if wanted.type == TEXT:
        return wanted.min_length or 0, wanted.max_length or LONGEST_TEXT
    return wanted.min_value, wanted.max_value


def written(filled: list[FilledOption]) -> list[Json]:
    """Write filled options as the bot is told of them."""
    return [
        option.model_dump(exclude_none=True, exclude={"options"})
        | ({} if option.options is None else {"options": written(option.options)})
        for option in filled
    ]


def subcommands(filled: list[FilledOption]) -> list[str]:
    """Return the names of the subcommand that is used, outer ones first."""
    used = [option for option in filled if option.type in GROUPS]
    return [name for one in used for name in (one.name, *subcommands(one.options or []))]


def resolved(filled: list[FilledOption], world: World, payloads: Payloads) -> Json:
    """Write the people, channels and roles that the options name."""
    named = [one for one in _flat(filled) if one.type in (USER, CHANNEL, ROLE, MENTIONABLE)]
    ids = [str(option.value) for option in named]
    return resolve(ids, world, payloads)


def resolve(ids: list[str], world: World, payloads: Payloads) -> Json:
    """Write the people, channels and roles with these ids."""
    numbers = [int(one) for one in ids if one.isdigit()]
    people = [world.people[one] for one in numbers if one in world.people]
    channels = [world.channels[one] for one in numbers if one in world.channels]
    roles = [role for role in payloads.roles() if role["id"] in ids]
    found: Json = {
        "users": {str(person.id): payloads.user(person) for person in people},
        "members": {str(one.id): _resolved_member(one, world, payloads) for one in people},
        "channels": {str(one.id): payloads.channel(one, world.owner) for one in channels},
        "roles": {role["id"]: role for role in roles},
    }
    return {key: value for key, value in found.items() if value}


def _resolved_member(person: Any, world: World, payloads: Payloads) -> Json:
    rights = {"permissions": str(world.permissions_of(person))}
    return payloads.member(person, with_user=False) | rights


def _flat(filled: list[FilledOption]) -> Iterator[FilledOption]:
    for option in filled:
        yield option
        yield from _flat(option.options or [])
