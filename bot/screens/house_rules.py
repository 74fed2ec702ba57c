"""House rules: in words, and as controls for the host. A table's customs stand after the rules of
its game, and are changed as these are.
"""

import json
import re
from typing import Any

from pydantic.fields import FieldInfo

from bot.engine.options import Options, describe_options, kind_of, limits
from bot.engine.options import limits_in_words as limits_of
from bot.engine.rules import Rules
from bot.screens.layout import Beside, Button, Colour, Gap, Layout, Part, layout, lines, turning
from bot.screens.words import duration, grouped, listed, plain, small, titled

RULES_A_PAGE = 9
NO_CUSTOMS = Options()
TITLES = {"level": "Self-playing seats"}
"""What is called otherwise than its name says."""

FEW = 3
"""So many numbers are quicker pressed than written."""

ASK = "?"
"""What a button gives in place of a value that is to be asked for."""


def value_in_words(value: Any) -> str:
    """A house rule's value: on, off, 10,000, black jack; seats as people count them, from 1."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int):
        return grouped(value)
    if isinstance(value, list | tuple):
        seats = "seat" if len(value) == 1 else "seats"
        return f"{seats} {listed([str(seat + 1) for seat in value])}" if value else "none"
    return plain(str(value).replace("_", " "))


def changed_rules(rules: Rules[Any]) -> list[str]:
    """Each house rule that differs from the usual: Target: 5 (usually 10)."""
    given = rules.options.model_dump()
    return [
        f"{titled(option['name'])}: **{value_in_words(given[option['name']])}**"
        f" (usually {value_in_words(option['default'])})"
        for option in describe_options(type(rules.options))
        if given[option["name"]] != option["default"]
    ]


def changed_customs(customs: Options) -> list[str]:
    """Each custom of a table that differs from the usual: No hints."""
    usual = {each["name"]: each["default"] for each in describe_options(type(customs))}
    return [
        _custom_in_words(name, value, usual[name])
        for name, value in customs.model_dump().items()
        if value != usual[name]
    ]


def _custom_in_words(name: str, value: Any, usual: Any) -> str:
    if name == "hints":
        return "**Hints**" if value else "**No hints**"
    if name == "turn_clock" and not value:
        return "**No turn clock**"
    return f"{title_of(name)}: **{_value(name, value)}** (usually {_value(name, usual)})"


def title_of(name: str) -> str:
    """What a house rule or a custom is called on every screen."""
    return TITLES.get(name) or titled(name)


def _value(name: str, value: Any) -> str:
    if name == "turn_clock":
        return duration(value) if value else "none"
    return value_in_words(value)


def _fields(rules: Rules[Any], customs: Options) -> dict[str, FieldInfo]:
    """Every house rule and custom by its name, in the order in which they are shown."""
    return {**type(rules.options).model_fields, **type(customs).model_fields}


def page_of(rules: Rules[Any], name: str, customs: Options = NO_CUSTOMS) -> int:
    """The page on which a house rule stands."""
    for number, page in enumerate(_pages(rules, customs)):
        if name in (option["name"] for option in page):
            return number
    return 0


def _pages(rules: Rules[Any], customs: Options) -> list[list[dict[str, Any]]]:
    """The options that stand on each page; the customs are not torn apart."""
    options = describe_options(type(rules.options))
    pages = [options[n : n + RULES_A_PAGE] for n in range(0, len(options), RULES_A_PAGE)]
    of_table = describe_options(type(customs))
    if pages and len(pages[-1]) + len(of_table) <= RULES_A_PAGE:
        return [*pages[:-1], [*pages[-1], *of_table]]
    return [*pages, of_table] if of_table else pages or [[]]


def limits_in_words(rules: Rules[Any], name: str, customs: Options = NO_CUSTOMS) -> str:
    """What may be written for a house rule: a whole number from 5 to 21; seats from 1 on."""
    if is_of_seats(rules, name):
        return f"Seats from 1 to {_most_seats(rules, name)}, as in 1, 3; or none"
    return limits_of(_fields(rules, customs)[name])


def number_written(
    rules: Rules[Any], name: str, text: str, customs: Options = NO_CUSTOMS
) -> int | None:
    """The number that somebody has written for a house rule; None where it is none, or out of its
    limits.
    """
    least, most = limits(_fields(rules, customs)[name])
    number = int(text) if text.strip().isdecimal() else None
    return number if number is not None and least <= number <= most else None


def is_of_seats(rules: Rules[Any], name: str) -> bool:
    """Whether a house rule names seats."""
    field = type(rules.options).model_fields.get(name)
    return field is not None and kind_of(field) == "list"


def seats_written(rules: Rules[Any], name: str, text: str) -> list[int] | None:
    """The seats, from 0, that somebody has written, who counts them from 1: `1, 3`, `none`. None
    where it is no such list.
    """
    words = [] if text.strip().casefold() == "none" else re.split(r"[\s,]+", text.strip(" ,"))
    most = _most_seats(rules, name)
    if not all(word.isdecimal() and len(word) < 3 and 0 < int(word) <= most for word in words):
        return None
    return sorted({int(word) - 1 for word in words})


def _most_seats(rules: Rules[Any], name: str) -> int:
    return int(limits(type(rules.options).model_fields[name])[1]) + 1


def house_rules(
    rules: Rules[Any],
    *,
    may_change: bool,
    page: int = 0,
    note: str = "",
    customs: Options = NO_CUSTOMS,
) -> Layout:
    """All house rules of a game and the table's customs as they stand, with a button each for the
    host to change it.
    """
    pages = _pages(rules, customs)
    given = {**rules.options.model_dump(), **customs.model_dump()}
    page = min(page, len(pages) - 1)
    return layout(
        lines(note),
        lines(f"### House rules of {rules.title}", small(_who(may_change))),
        Gap(),
        [_rule(option, given[option["name"]], may_change=may_change) for option in pages[page]],
        turning(page, len(pages), "page"),
        colour=Colour.LOBBY,
    )


def _who(may_change: bool) -> str:
    return "A press changes it at once." if may_change else "The host can change them."


def _rule(option: dict[str, Any], value: Any, *, may_change: bool) -> Part:
    mark = "" if value == option["default"] else " (changed)"
    text = lines(
        f"**{title_of(option['name'])}**: {_value(option['name'], value)}{mark}",
        small(f"{option['help']}{_limits(option)}"),
    )
    if not may_change:
        return text
    return Beside(text, _change(option, value))


def _limits(option: dict[str, Any]) -> str:
    if option["type"] != "int":
        return ""
    least, most = option["limits"]
    return f" ({least} to {most})"


def _change(option: dict[str, Any], value: Any) -> Button:
    name, allowed = option["name"], _stepped_through(option)
    if not allowed:
        return Button("Change", f"{name} {ASK}")
    following = allowed[(allowed.index(value) + 1) % len(allowed)]
    verb = "Turn" if option["type"] == "bool" else "Set to"
    return Button(f"{verb} {value_in_words(following)}", f"{name} {json.dumps(following)}")


def _stepped_through(option: dict[str, Any]) -> list[Any]:
    """The values that a button leads through one by one; none where there are too many."""
    allowed: list[Any] = option["limits"]
    if option["type"] == "int":
        least, most = allowed
        return list(range(least, most + 1)) if most - least < FEW else []
    return allowed if option["type"] in ("bool", "choice") else []
