"""The record format, `parlour-record/1`: a header and a list of events."""

import json
from functools import cached_property, lru_cache
from typing import Annotated, Any, ClassVar, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    Strict,
    StringConstraints,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from bot.engine.chance import CHANCE
from bot.engine.games import UnknownGame, game_named
from bot.engine.options import BadOptions
from bot.engine.rules import Rules
from bot.errors import ParlourError
from bot.record.faults import explained, in_words

FORMAT: Literal["parlour-record/1"] = "parlour-record/1"
MOST_EVENTS = 50_000
"""Many times the longest game that anybody would play."""

Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-fA-F]{64}$")]
"""32 bytes as hex digits."""

Event = Annotated[tuple[int, str], Strict(strict=False)]
"""`(seat, action line)`, a list in JSON; seat -1 is chance."""


def _shallow(options: dict[str, Any]) -> dict[str, Any]:
    """Refuse what no option is, before anything goes down into it."""
    parts = (part for value in options.values() for part in _parts(value))
    if any(isinstance(part, dict | list) for part in parts):
        raise PydanticCustomError("nested", "lists in lists, or objects")
    return options


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class NoRecord(ParlourError):
    """Something that is no record at all, not even a wrong one."""


class BadRecord(ParlourError):
    """A header that is none, or does not fit its game; names the place."""


class _Part(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(frozen=True, extra="forbid", strict=True)


class Fairness(_Part):
    """What the commitment of a real game was made of; `server_seed` only once the game is over.

    `ids` are those of the interactions by which the players joined and the game was started.
    """

    commitment: Hex32
    server_seed: Hex32 | None = None
    ids: list[Annotated[str, StringConstraints(pattern=r"^[0-9]{1,20}$")]]


class Record(_Part):
    """A game: what was agreed, who sat where, and all that happened.

    Without `first_dealer` the game finds one in its own way (GEN-8). Events of chance may be left
    out where `seed` is given.
    """

    format: Literal["parlour-record/1"]
    game: str
    options: Annotated[dict[str, Any], AfterValidator(_shallow)] = {}
    seats: list[str]
    first_dealer: int | None = None
    seed: Hex32 | None = None
    fairness: Fairness | None = None
    events: Annotated[list[Event], Field(max_length=MOST_EVENTS, fail_fast=True)]

    @cached_property
    def rules(self) -> Rules[Any]:
        """The game with these options for these seats.

        Raises `BadRecord` for an unknown game, options, or a number of seats, that it is not for.
        """
        try:
            return _rules(self.game, json.dumps(self.options), len(self.seats))
        except UnknownGame as unknown:
            raise BadRecord(f"game: {unknown}") from None
        except BadOptions as bad:
            raise BadRecord(f"options: {bad}") from None
        except ValueError as wrong_number:
            raise BadRecord(f"seats: {wrong_number}") from None

    def as_dict(self) -> dict[str, Any]:
        """The record as JSON has it, with nothing in it that was not said."""
        return self.model_dump(mode="json", exclude_none=True)


@lru_cache(maxsize=64)
def _rules(game: str, options: str, seats: int) -> Rules[Any]:
    """Rules remember nothing of a game, so that many records can share them."""
    return game_named(game)(json.loads(options), seats)


def read_record(given: Any) -> Record:
    """Make a record of what JSON gave.

    Raises `NoRecord` for anything but an object; `BadRecord`, naming the place, for whatever is
    wrong but the course of the game.
    """
    if not isinstance(given, dict):
        raise NoRecord(f"a record is an object, not {in_words(given)}")
    try:
        record = Record.model_validate(given)
    except ValidationError as error:
        raise BadRecord(explained(error)) from None
    _check_seats(record)
    return record


def _check_seats(record: Record) -> None:
    last = record.rules.seats - 1
    dealer = record.first_dealer
    if dealer is not None and not 0 <= dealer <= last:
        raise BadRecord(f"first_dealer: {dealer} is no seat: there are 0 to {last}")
    for at, (seat, _) in enumerate(record.events):
        if not CHANCE <= seat <= last:
            raise BadRecord(f"events[{at}]: {seat} is no seat: there are 0 to {last}, and -1")
