"""House rules: in words, and as controls for the host."""

import json
import re
from typing import Any

from bot.engine.options import describe_options, kind_of, limits
from bot.engine.options import limits_in_words as limits_of
from bot.engine.rules import Rules
from bot.screens.layout import Beside, Button, Colour, Gap, Layout, Part, Row, layout, lines
from bot.screens.words import listed, plain, small, titled

RULES_A_PAGE = 9
ASK = "?"
"""What a button gives in place of a value that is to be asked for."""


def value_in_words(value: Any) -> str:
    """A house rule's value: on, off, 10, black jack; seats as people count them, from 1."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return listed([str(seat + 1) for seat in value]) or "none"
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


def page_of(rules: Rules[Any], name: str) -> int:
    """The page on which a house rule stands."""
    names = list(type(rules.options).model_fields)
    return names.index(name) // RULES_A_PAGE if name in names else 0


def limits_in_words(rules: Rules[Any], name: str) -> str:
    """What may be written for a house rule: a whole number from 5 to 21; seats from 1 on."""
    if is_of_seats(rules, name):
        return f"Seats from 1 to {_most_seats(rules, name)}, as in 1, 3; or none"
    return limits_of(type(rules.options).model_fields[name])


def is_of_seats(rules: Rules[Any], name: str) -> bool:
    """Whether a house rule names seats."""
    return kind_of(type(rules.options).model_fields[name]) == "list"


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


def house_rules(rules: Rules[Any], *, may_change: bool, page: int = 0, note: str = "") -> Layout:
    """All house rules of a game as they stand, with a button each for the host to change it."""
    options = describe_options(type(rules.options))
    given = rules.options.model_dump()
    shown = options[page * RULES_A_PAGE : (page + 1) * RULES_A_PAGE]
    return layout(
        lines(note),
        lines(f"### House rules of {rules.title}", small(_who(may_change))),
        Gap(),
        [_rule(option, given[option["name"]], may_change=may_change) for option in shown],
        _turning(page, len(options)),
        colour=Colour.LOBBY,
    )


def _who(may_change: bool) -> str:
    return "A press changes it at once." if may_change else "The host can change them."


def _rule(option: dict[str, Any], value: Any, *, may_change: bool) -> Part:
    mark = "" if value == option["default"] else " (changed)"
    text = lines(
        f"**{titled(option['name'])}**: {value_in_words(value)}{mark}",
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
    name = option["name"]
    if option["type"] not in ("bool", "choice"):
        return Button("Change", f"{name} {ASK}")
    allowed = option["limits"]
    following = allowed[(allowed.index(value) + 1) % len(allowed)]
    verb = "Turn" if option["type"] == "bool" else "Set to"
    return Button(f"{verb} {value_in_words(following)}", f"{name} {json.dumps(following)}")


def _turning(page: int, options: int) -> list[Row]:
    pages = -(-options // RULES_A_PAGE)
    if pages < 2:
        return []
    return [
        Row(
            (
                Button("Earlier", f"page {page - 1}", disabled=page == 0),
                Button("More", f"page {page + 1}", disabled=page == pages - 1),
            )
        )
    ]
