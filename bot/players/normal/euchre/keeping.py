"""What the cards of a hand are worth to somebody who plays for himself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.cards import NONE, Cards, singles
from bot.engine.phases.ranking import Ranking


class Worth(NamedTuple):
    """In points: ``trumps`` from the right bower down, the last for all that are lower; ``ace`` and
    ``king`` of another suit, a ``void`` in a hand with a trump, each trump after the second
    (``long``).
    """

    trumps: tuple[float, ...]
    ace: float
    king: float
    void: float
    long: float = 0.0

    def of(self, ranking: Ranking, hand: Cards) -> float:
        """What a hand is worth."""
        held = hand & ranking.trumps
        return self.in_trumps(ranking, held) + sum(
            [
                self.in_suit(cards, hand & ranking.members[suit], has_trumps=held != NONE)
                for suit, cards in ranking.order.items()
                if suit != ranking.trump
            ]
        )

    def in_trumps(self, ranking: Ranking, held: Cards) -> float:
        """What trumps are worth."""
        if not held:
            return 0.0
        trumps, last = self.trumps, len(self.trumps) - 1
        cards = sum(
            [
                trumps[min(place, last)]
                for place, card in enumerate(ranking.order[ranking.trump or ""])
                if card & held
            ]
        )
        return cards + self.long * max(0, held.bit_count() - 2)

    def in_suit(self, cards: Sequence[Cards], held: Cards, *, has_trumps: bool) -> float:
        """What the ace and the king of another suit are worth, or that none of it is held."""
        if not held:
            return self.void if has_trumps else 0.0
        ace, king = cards[:2]
        return self.ace * bool(held & ace) + self.king * bool(held & king)

    def least(self, ranking: Ranking, hand: Cards) -> Cards:
        """The card without which a hand is worth most; of equals the lowest."""
        height = ranking.height
        return max(
            singles(hand),
            key=lambda card: (self.of(ranking, hand ^ card), -height[card], -card),
        )
