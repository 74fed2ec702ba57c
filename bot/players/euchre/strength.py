"""How many tricks a hand is worth, roughly, if a suit is trump."""

from bot.engine.cards import Cards, singles
from bot.engine.phases.ranking import Ranking

TRUMPS = (1.0, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35)
"""The right bower, the left, ace, king, queen, ten, nine; those below as the nine."""

OFF = (0.6, 0.2, 0.05, 0.0)
"""Ace and king of another suit; the rest count for nothing."""

LONG = 0.25
"""What each trump after the second adds."""

VOID = 0.15
"""What a missing suit adds to a hand that can trump it."""


def strength(ranking: Ranking, hand: Cards) -> float:
    """The tricks that a hand is worth to its side, in tricks (0 to about 5)."""
    trumps = (hand & ranking.trumps).bit_count()
    cards = sum(weight(ranking, card) for card in singles(hand))
    voids = sum(not hand & cards for cards in ranking.members.values()) if trumps else 0
    return cards + LONG * max(0, trumps - 2) + VOID * voids


def weight(ranking: Ranking, card: Cards) -> float:
    """What one card is worth, in tricks."""
    suit = ranking.suit[card]
    place = ranking.order[suit].index(card)
    worth = TRUMPS if suit == ranking.trump else OFF
    return worth[min(place, len(worth) - 1)]
