"""A game written down as its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.options import changed_options
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.zones import EVERYTHING
from bot.record.model import FORMAT


def record_of(
    rules: Rules[Any], state: State, seats: Sequence[str], seed: str | None = None
) -> dict[str, Any]:
    """The record of a game that has come to this state, with all its events of chance.

    `seats` are the players' names, `seed` the game's in hex: whoever knows it knows all cards to
    come. Without it the record ends where this game stands.
    """
    return {
        "format": FORMAT,
        "game": rules.id,
        "options": changed_options(rules.options),
        "seats": list(seats),
        "seed": seed,
        "events": [list(event) for event in rules.view(state, EVERYTHING).events],
    }
