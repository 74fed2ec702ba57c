"""Which cards to keep, and which to lay in the kitty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bot.engine.cards import Cards, singles
from bot.engine.games.cribbage_cards import RANK, VALUE
from bot.engine.games.cribbage_counting import count_on_average
from bot.engine.view import View

IN_KITTY = (-0.3, 0.0, 0.1, 0.0, 1.9, 0.1, -0.1, -0.2, -0.2, -0.3, -0.1, -0.4, -0.7)
"""How much more than another card each rank adds to a kitty, from the ace to the king: measured
over thousands of kitties, as are the other figures here.
"""

PAIR = 1.6
FIFTEEN = 1.4
NEIGHBOURS = 1.0
"""What two cards add together."""


def lay_away(view: View) -> Cards:
    """Keep what should count most with the card to be turned, and let the rest be of use to this
    side's kitty or of none to another's.
    """
    assert view.decision is not None
    choices: Sequence[Cards] = view.decision.actions()
    return max(choices, key=lambda away: (worth(view, away), away))


def worth(view: View, away: Cards) -> float:
    """The points to be expected with these cards laid away."""
    assert view.dealer is not None
    own = view.seat in view.sides[view.dealer]
    return count_on_average(view.hand & ~away, view.rules.deck & ~view.hand) + (
        in_kitty(away) if own else -in_kitty(away)
    )


def in_kitty(away: Cards) -> float:
    """How much more than other cards these add to a kitty."""
    cards = singles(away)
    alone = sum(IN_KITTY[RANK[card]] for card in cards)
    return alone + sum(together(one, other) for one, other in combinations(cards, 2))


def together(one: Cards, other: Cards) -> float:
    """What two cards add together."""
    apart = abs(RANK[one] - RANK[other])
    if apart == 0:
        return PAIR
    if VALUE[one] + VALUE[other] == 15:
        return FIFTEEN
    return NEIGHBOURS if apart == 1 else 0.0
