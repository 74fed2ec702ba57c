"""Records to test with, and the command line in this process."""

import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from random import Random
from typing import Any
from unittest import mock

from bot.__main__ import main
from bot.engine.games import GAMES
from bot.engine.zones import EVERYTHING
from bot.fairness import commitment, game_seed
from bot.players import chooser
from bot.simulation.playing import play

NAMES = ["Ann", "Ben", "Cat", "Dan"]
SHUFFLE = "shuffle 9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH 9S TS JS QS KS AS"
EXAMPLE: dict[str, Any] = {
    "format": "parlour-record/1",
    "game": "euchre",
    "options": {"stick_the_dealer": True},
    "seats": NAMES,
    "first_dealer": 3,
    "seed": None,
    "events": [
        [-1, SHUFFLE],
        [0, "pass"],
        [1, "order alone"],
        [3, "discard JD"],
        [0, "play KD"],
        [1, "play 9H"],
        [2, "play 9D"],
    ],
}
"""The record of the format's own description."""

ZERO = "00" * 32
EVERY_OPTION = {
    "first_dealer": "black_jack",
    "farmers_hand": True,
    "ace_no_face": True,
    "stick_the_dealer": True,
    "cross_corner_alone": True,
    "lone_maker_leads": False,
    "partners_best": True,
}


def example(**changes: Any) -> dict[str, Any]:
    """The example, with other values for some keys; None leaves a key out."""
    changed = {**EXAMPLE, **changes}
    return {key: value for key, value in changed.items() if value is not None}


def started(*events: list[Any], **changes: Any) -> dict[str, Any]:
    """A game of the example's deal in which this happened after the shuffle."""
    return example(events=[[-1, SHUFFLE], *events], **changes)


def played(number: int, deals: int = 1, **options: Any) -> dict[str, Any]:
    """The record of a game that players by chance have played for so many deals."""
    rules = GAMES["euchre"](options)
    seats = [chooser("random", "euchre")] * 4
    state = play(rules, seats, number.to_bytes(32, "big"), deals).state
    events = [list(event) for event in rules.view(state, EVERYTHING).events]
    return {
        "format": "parlour-record/1",
        "game": "euchre",
        "options": options,
        "seats": NAMES,
        "events": events,
    }


def real(number: int = 1, game: str = "euchre", deals: int = 200, **options: Any) -> dict[str, Any]:
    """The record of a whole game at a real table, or of so many deals of it: with the server seed,
    and what came of it.
    """
    server_seed = Random(number).randbytes(32)
    ids = [1003, 1001, 1002]
    seed = game_seed(server_seed, ids)
    rules = GAMES[game](options)
    state = play(rules, [chooser("easy", game)] * rules.seats, seed, deals).state
    return {
        "format": "parlour-record/1",
        "game": game,
        "options": options,
        "seats": [*NAMES, "Eve"][: rules.seats],
        "seed": seed.hex(),
        "fairness": {
            "commitment": commitment(server_seed),
            "server_seed": server_seed.hex(),
            "ids": [str(number) for number in ids],
        },
        "events": [list(event) for event in rules.view(state, EVERYTHING).events],
    }


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def answers(self) -> list[Any]:
        """Its lines of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def answer(self) -> Any:
        """Its one line of JSON."""
        (answer,) = self.answers
        return answer


def parlour(*arguments: str, given: bytes | str | dict[str, Any] = b"") -> Ran:
    """Run `python -m bot` in this process, with this on standard input."""
    raw = json.dumps(given) if isinstance(given, dict) else given
    out, err = TextIOWrapper(BytesIO(), "utf-8"), TextIOWrapper(BytesIO(), "utf-8")
    stdin = TextIOWrapper(BytesIO(raw.encode() if isinstance(raw, str) else raw))
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "stdin", stdin):
        try:
            status = main(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
    return Ran(status, text_of(out), text_of(err))


def text_of(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def replayed(record: dict[str, Any], seat: int | None = None) -> Any:
    """What `replay --json` answers to a record."""
    asked = () if seat is None else ("--as", str(seat))
    return parlour("replay", "--json", *asked, given=record).answer
