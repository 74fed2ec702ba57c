"""What is wrong with a header, in a line that names the place."""

from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

NAMED = 3
"""How many faults are named: the others may well be the same one."""

EXPECTED = {
    "string_type": "text",
    "int_type": "a whole number",
    "dict_type": "names and values",
    "list_type": "a list",
    "model_type": "an object",
}


def explained(error: ValidationError) -> str:
    """The first faults that the model found, each with its place: `seats[2]: expected text, …`."""
    faults = map(_fault, error.errors(include_url=False))
    return "; ".join(list(dict.fromkeys(faults))[:NAMED])


def _fault(error: ErrorDetails) -> str:
    place = error["loc"]
    if error["type"] == "missing" and place[0] == "events":
        place = place[:2]
    return f"{_place(place)}: {_what_is_wrong(error)}"


def _what_is_wrong(error: ErrorDetails) -> str:
    context: dict[str, Any] = error.get("ctx", {})
    match error["type"], error["loc"]:
        case "missing", (_,) | ("fairness", _):
            return "is missing"
        case "extra_forbidden", _:
            return "unknown key"
        case "nested", _:
            return f"{error['msg']} are no options"
        case "too_long", ("events",):
            return f"{context['actual_length']} are too many: at most {context['max_length']}"
    return f"expected {_expected(error, context)}, found {in_words(error['input'])}"


def _expected(error: ErrorDetails, context: dict[str, Any]) -> str:
    match error["type"], error["loc"]:
        case "literal_error", _:
            return str(context["expected"])
        case "string_pattern_mismatch", (*_, "ids", _):
            return "an id in decimal digits"
        case "string_pattern_mismatch", _:
            return "64 hex digits"
        case _, ("events", _) | ("events", _, _) if error["type"] not in EXPECTED:
            return "[seat, text]"
        case kind, _:
            return EXPECTED.get(kind, "something else")


def _place(location: tuple[int | str, ...]) -> str:
    place = ""
    for part in location:
        if isinstance(part, int):
            place += f"[{part}]"
        else:
            name = part if part.isidentifier() and len(part) <= 40 else ascii(part[:40])
            place += f".{name}" if place else name
    return place


def in_words(value: Any) -> str:
    """What JSON gave, in a few words."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {value}" if abs(value) < 10**9 else "a very large number"
        case str():
            return ascii(value) if len(value) <= 40 else "a longer text"
        case list():
            return f"a list of {len(value)}"
    return "an object"
