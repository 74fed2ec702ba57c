"""In which suit a hand is worth most."""

from __future__ import annotations

from collections.abc import Callable

from bot.players.advice import Advice
from bot.players.normal.bid_points.seat import CountingSeat
from bot.players.normal.words import many, suit_of

Estimate = Callable[[CountingSeat, str], float]
"""The points that a seat's side may be expected to make with a suit for trump."""


def best_suit(seat: CountingSeat, estimate: Estimate) -> tuple[float, str]:
    """The suit in which the hand is worth most, with the points."""
    return max((estimate(seat, suit), suit) for suit in seat.view.rules.pack.suits)


def expected(seat: CountingSeat, points: float, suit: str) -> str:
    """``with hearts you may expect 3.1 points``."""
    return f"with {suit_of(seat.view.rules.pack, suit)} you may expect {points:.1f} points"


def trump_named(seat: CountingSeat, estimate: Estimate) -> Advice:
    """The suit in which the hand is worth most."""
    points, suit = best_suit(seat, estimate)
    called = suit_of(seat.view.rules.pack, suit)
    trumps = many((seat.hand & seat.ranking_with(suit).trumps).bit_count(), "trump")
    why = f"with {called} you hold {trumps}, worth {points:.1f} points: no other suit is worth more"
    return Advice(f"trump {suit}", why)
