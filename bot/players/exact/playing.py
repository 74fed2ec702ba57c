"""Which card to play: the one after which the rest of the hand comes closest to what is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards, singles
from bot.players.exact.seat import ExactSeat

TOO_MANY = 1.0
"""How much worse a trick too many is than that the hand may bring one."""


def play(seat: ExactSeat) -> Cards:
    """The card with which this seat should miss its number by least."""
    cards: Sequence[Cards] = seat.answers
    return min(cards, key=lambda card: (miss(seat, card), card))


def miss(seat: ExactSeat, card: Cards) -> float:
    """By how much the seat may be expected to miss its number after a card."""
    rest = [other for other in singles(seat.hand) if other != card]
    taken = seat.chance_to_take(card)
    still = seat.need - seat.worth_of(rest, leads=False)
    too_many = TOO_MANY if seat.need <= 0 else 0.0
    return taken * (abs(still - 1) + too_many) + (1 - taken) * (abs(still) + seat.loss(card))
