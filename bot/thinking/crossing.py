"""What crosses between the bot and a thinker: a question, as what one seat may know; an answer.

Only the two ends of a pipe that the bot itself has made speak this: it is no format for files.
"""

from __future__ import annotations

import io
import json
import pickle
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.engine.decisions import Value
from bot.engine.games import game_named
from bot.engine.rules import Rules
from bot.engine.view import View

LENGTH = 4
"""Bytes before each message that say how long it is."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the level of a seat is to answer from its view, within some seconds."""

    level: str
    view: View
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of it: a value (None for a right that is left), or what went wrong."""

    value: Value
    failure: str | None = None


class _Packer(pickle.Pickler):
    """Rules cross by the name of their game: the other end has them too."""

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Rules):
            return _rules, (thing.id, thing.options.model_dump_json(), thing.seats)
        return NotImplemented


def packed(message: Question | Answer) -> bytes:
    """A message as it crosses, its length before it."""
    buffer = io.BytesIO()
    _Packer(buffer, pickle.HIGHEST_PROTOCOL).dump(message)
    content = buffer.getvalue()
    return len(content).to_bytes(LENGTH, "big") + content


def unpacked(content: bytes) -> Any:
    """A message that has crossed, without its length."""
    return pickle.loads(content)  # noqa: S301  # from the other end of the bot's own pipe


@lru_cache(maxsize=32)
def _rules(game: str, options: str, seats: int) -> Rules[Any]:
    return game_named(game)(json.loads(options), seats)
