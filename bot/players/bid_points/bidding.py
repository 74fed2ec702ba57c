"""How high to bid, and in which suit."""

from __future__ import annotations

from collections.abc import Callable

from bot.players.bid_points.seat import Seat

Estimate = Callable[[Seat, str], float]
"""The points that a seat's side may be expected to make with a suit for trump."""


def bids_worth_making(seat: Seat, estimate: Estimate, margin: float) -> list[int]:
    """The bids that the hand is worth with so much to spare, ascending; none over the partner's
    where one may pass.
    """
    if seat.table["bidder"] == seat.partner and "pass" in seat.answers:
        return []
    best = max(estimate(seat, suit) for suit in seat.view.rules.pack.suits)
    return [bid for bid in seat.answers if isinstance(bid, int) and bid + margin <= best]


def name_trump(seat: Seat, estimate: Estimate) -> str:
    """The suit in which the hand is worth most."""
    suits = [str(answer) for answer in seat.answers]
    return max(suits, key=lambda answer: (estimate(seat, answer.split()[1]), answer))
