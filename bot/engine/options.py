"""House rules: options with a name, a type, a default, limits and one line of help (GEN-11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo


class Options(BaseModel):
    """A game's house rules. Subclasses add fields; ``description`` is the line of help."""

    model_config: ClassVar[ConfigDict] = ConfigDict(frozen=True, extra="forbid", strict=True)


class BadOptions(ValueError):
    """Unknown house rules, or values out of limits; says which are allowed."""


def number(default: int, least: int, most: int, help_line: str) -> Any:
    """A house rule that is a whole number from ``least`` to ``most``."""
    return Field(default, ge=least, le=most, description=help_line)


def choice(default: str | int, help_line: str) -> Any:
    """A house rule that is one of the words of the field's Literal type."""
    return Field(default, description=help_line)


def switch(help_line: str, *, default: bool = False) -> Any:
    """A house rule that is on or off."""
    return Field(default, description=help_line)


def each_once(seats: list[Any]) -> list[Any]:
    """The seats in order; raises ValueError where one is named twice."""
    if len(set(seats)) < len(seats):
        raise ValueError("a seat is named twice")
    return sorted(seats)


def seats(help_line: str) -> Any:
    """A house rule that names seats, none unless it says so. Its type is a list of ints between
    bounds, with ``each_once`` after it.
    """
    return Field(default_factory=list, description=help_line)


def read_options(kind: type[Options], given: Any) -> Options:
    """The options from a mapping of names to values. Raises BadOptions with all that is wrong."""
    if not isinstance(given, dict):
        raise BadOptions("options: expected names and values")
    try:
        return kind.model_validate(given)
    except ValidationError as invalid:
        raise BadOptions(
            "; ".join(dict.fromkeys(_fault(kind, error) for error in invalid.errors()))
        ) from None


def _fault(kind: type[Options], error: Any) -> str:
    name = str(error["loc"][0]) if error["loc"] else "?"  # a name that is no text has no place
    info = kind.model_fields.get(name)
    if info is None:
        return f"unknown option {name[:40]!r}: allowed are {', '.join(kind.model_fields) or 'none'}"
    return f"option {name!r}: allowed is {limits_in_words(info)}"


def limits(info: FieldInfo) -> Any:
    """What values an option takes: ``[least, most]`` of a number or of the seats in a list, the
    list of words or of true and false.
    """
    if get_origin(info.annotation) is Literal:
        return list(get_args(info.annotation))
    if kind_of(info) == "list":
        (seat,) = get_args(info.annotation)
        return _least_and_most(get_args(seat)[1:])
    if info.annotation is bool:
        return [False, True]
    return _least_and_most(info.metadata)


def _least_and_most(bounds: Iterable[Any]) -> list[Any]:
    least = next(bound.ge for bound in bounds if isinstance(bound, Ge))
    most = next(bound.le for bound in bounds if isinstance(bound, Le))
    return [least, most]


def limits_in_words(info: FieldInfo) -> str:
    """The limits for a person: ``5 to 21``, ``random or black_jack``, ``true or false``."""
    allowed = limits(info)
    if info.annotation is int:
        return f"a whole number from {allowed[0]} to {allowed[1]}"
    if info.annotation is bool:
        return "true or false"
    if kind_of(info) == "list":
        return f"a list of seats from {allowed[0]} to {allowed[1]}, each once"
    return " or ".join(f"{word!r}" for word in allowed)


def kind_of(info: FieldInfo) -> str:
    """The type of an option as `games` lists it: ``int``, ``bool``, ``choice`` or ``list``."""
    if get_origin(info.annotation) is Literal:
        return "choice"
    if info.annotation is bool:
        return "bool"
    return "int" if info.annotation is int else "list"


def describe_options(kind: type[Options]) -> list[dict[str, Any]]:
    """Each option as ``{"name", "type", "default", "limits", "help"}``."""
    return [
        {
            "name": name, "type": kind_of(info), "default":
            info.get_default(call_default_factory=True), "limits": limits(info), "help":
            info.description or "",
        }
        for name, info in kind.model_fields.items()
    ]  # fmt: skip


def changed_options(options: Options) -> dict[str, Any]:
    """The house rules that differ from the default, by name."""
    defaults = type(options)()
    return {
        name: value
        for name, value in options.model_dump().items()
        if value != getattr(defaults, name)
    }
