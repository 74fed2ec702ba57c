"""Which card to lay off, and which to give."""

from bot.engine.cards import Cards
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength, weight


def worst(seat: Seat) -> Cards:
    """The card without which the hand is worth most: one that leaves a void, or the lowest."""
    return max(
        seat.cards(),
        key=lambda card: (strength(seat.ranking, seat.hand ^ card), -seat.worth(card)),
    )


def best(seat: Seat) -> Cards:
    """The card that is worth most."""
    return max(seat.cards(), key=lambda card: (weight(seat.ranking, card), seat.worth(card)))


def ask_best(seat: Seat) -> str:
    """Ask for another card unless there is none to lay off for it."""
    return "decline" if all(map(seat.is_boss, seat.cards())) else "ask best"
