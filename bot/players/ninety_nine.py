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


MANY = 5
"""How many others with cards make it worth drawing: among fewer it is soon one's turn again, and
who runs out of cards pays nothing more.
"""


class HasValues(Protocol):
    """Rules that say what a card counts, with the word that is said."""

    values: Mapping[tuple[Cards, str], int]


def ninety_nine(view: View, _below: Below) -> Value:
    """Draw where others have cards enough; else play what costs least. It never leaves anything to
    chance.
    """
    assert view.decision is not None
    plays = [answer for answer in view.decision.actions() if answer != "draw"]
    if plays:
        return max(plays, key=lambda answer: worth(view, answer))
    return "draw" if not view.decision.right or others_with_cards(view) >= MANY else None


def others_with_cards(view: View) -> int:
    """How many others still have a card."""
    counts = enumerate(view.counts["hands"])
    return sum(cards > 0 for seat, cards in counts if seat != view.seat)


def worth(view: View, answer: tuple[Cards, str]) -> float:
    """How good it is to play a card and say so."""
    total: int = view.table["total"]
    after = total + cast("HasValues", view.rules).values[answer]
    kept = LIGHT.get(view.rules.pack.name(answer[0])[0], 0)
    room = next((border - after for border in BORDERS if after <= border), BORDERS[0])
    pays = PAYS if crossed(total, after) else 0
    return -pays - kept + TIGHT * max(0, 5 - room) / 5
