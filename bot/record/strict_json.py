"""JSON from outside, read more strictly than Python does: only what the standard allows."""

import json
import math
import re
from typing import Any

from bot.errors import ParlourError

DIGITS = 18
"""The most digits of a number that is read as it stands; a longer one is as good as infinite."""

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


class NotJson(ParlourError):
    """A text that is no JSON: says where, and why."""


class UnclearJson(ParlourError):
    """JSON that different readers would take differently: a key given twice, half a character."""


def read_json(raw: bytes, first_line: int = 1) -> Any:
    """Read one JSON value; `first_line` is the number of its first line, for messages.

    Raises `NotJson` for what is none: NaN and Infinity, a byte order mark, other text than UTF-8,
    and nesting beyond reason among it; `UnclearJson`.
    """
    text = _text(raw, first_line)
    try:
        value = (_WITH_LONG_NUMBERS if _LONG_NUMBER.search(text) else _DECODER).decode(text)
    except json.JSONDecodeError as error:
        line, column = first_line + error.lineno - 1, error.colno
        raise NotJson(f"line {line}, column {column}: not JSON: {_in_words(error.msg)}") from None
    except _NoNumber as error:
        raise NotJson(f"line {first_line}: not JSON: {error} is no number") from None
    except RecursionError:
        raise NotJson(f"line {first_line}: lists or objects nested too deeply") from None
    if _SURROGATE.search(text):
        _refuse_half_characters(value, first_line)
    return value


def _refuse_half_characters(value: Any, first_line: int) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError as error:
        half = f"\\u{ord(error.object[error.start]):04x}"
        raise UnclearJson(f"line {first_line}: {half} is half a character") from None


def _text(raw: bytes, first_line: int) -> str:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = first_line + raw.count(b"\n", 0, error.start)
        raise NotJson(f"line {line}: not text in UTF-8 (byte 0x{raw[error.start]:02x})") from None
    if text.startswith(BYTE_ORDER_MARK):
        raise NotJson(
            f"line {first_line}: begins with a byte order mark: save it as UTF-8 without one"
        )
    return text


def _in_words(message: str) -> str:
    """Python's message, without the preposition after which it would put the place."""
    return message[:1].lower() + message[1:].removesuffix(" at").removesuffix(" starting")


class _NoNumber(Exception):
    """NaN or an infinity, which Python reads and JSON does not know."""


def _refuse_constant(name: str) -> Any:
    raise _NoNumber(name)


def _whole_number(digits: str) -> int | float:
    return int(digits) if len(digits) <= DIGITS else math.inf


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        doubled = next(key for key in keys if keys.count(key) > 1)
        raise UnclearJson(f"the key {doubled[:40]!a} is given twice")
    return found


_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_LONG_NUMBER = re.compile(rf"\d{{{DIGITS + 1}}}")

_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_refuse_constant)
_WITH_LONG_NUMBERS = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_refuse_constant, parse_int=_whole_number
)
