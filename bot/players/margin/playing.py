"""Which card to play: a look at this trick and no further."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.bid_points.playing import chance_of_winning, strength
from bot.players.margin.seat import MarginSeat

DISCARDED = 0.5
"""How often a point card is discarded by a player who cannot follow."""

KEPT = 0.05
"""What a card is worth in point cards, for each card that it could still beat."""


def play(seat: MarginSeat, cards: Sequence[Cards]) -> Cards:
    """The card with which this trick brings the point cards where this side wants them."""
    wanted = 1 if seat.strategy == "high" else -1
    return max(cards, key=lambda card: (wanted * value(seat, card), -wanted * card))


def value(seat: MarginSeat, card: Cards) -> float:
    """What a card does for a side that wants point cards, counted in these."""
    won = chance_of_winning(seat, card)
    lying = (sum(seat.trick) | card) & seat.points
    at_stake = lying.bit_count() + to_come(seat, (*seat.trick, card)[0])
    return (2 * won - 1) * at_stake - KEPT * strength(seat, card)


def to_come(seat: MarginSeat, led: Cards) -> float:
    """How many point cards may be expected of those who play after this seat."""
    suit = seat.ranking.following[led] & seat.unseen
    expected = 0.0
    for other in seat.to_come:
        follows = seat.chance_of_one(suit, [other]) if suit else 0.0
        points = seat.chance_of_one(seat.points & seat.unseen, [other])
        expected += points if led & seat.points else (1 - follows) * DISCARDED * points
    return expected
