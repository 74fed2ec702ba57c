"""99 as the level `easy` plays it: over no border if it can be helped, and tens kept for later."""

from collections.abc import Mapping
from typing import Protocol, cast

from bot.engine.cards import Cards
from bot.engine.decisions import Below, Value
from bot.engine.games.ninety_nine_values import BORDERS, crossed
from bot.engine.view import View

LIGHT = {"T": 6, "9": 5, "8": 5, "A": 4, "2": 3, "3": 2, "4": 1}
"""What it is worth to keep a card for a time when there is little room under a border."""

PAYS = 20
"""What it is worth not to cross a border."""

TIGHT = 2
"""What it is worth to leave the next player on the border, less for each point that is left."""


class HasValues(Protocol):
    """Rules that say what a card counts, with the word that is said."""

    values: Mapping[tuple[Cards, str], int]


def ninety_nine(view: View, _below: Below) -> Value:
    """Draw whenever it may; else play what costs least. It never leaves anything to chance."""
    assert view.decision is not None
    answers = view.decision.actions()
    return "draw" if "draw" in answers else max(answers, key=lambda answer: worth(view, answer))


def worth(view: View, answer: tuple[Cards, str]) -> float:
    """How good it is to play a card and say so."""
    total: int = view.table["total"]
    after = total + cast("HasValues", view.rules).values[answer]
    kept = LIGHT.get(view.rules.pack.name(answer[0])[0], 0)
    room = next((border - after for border in BORDERS if after <= border), BORDERS[0])
    pays = PAYS if crossed(total, after) else 0
    return -pays - kept + TIGHT * max(0, 5 - room) / 5
