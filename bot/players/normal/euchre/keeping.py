"""What the cards of a hand are worth to somebody who plays for himself."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Cards, singles
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
        others = [suit for suit in ranking.order if suit != ranking.trump]
        void = self.void if hand & ranking.trumps else 0.0
        in_trumps = sum(
            self.trumps[min(place, len(self.trumps) - 1)]
            for place, card in enumerate(ranking.order[ranking.trump or ""])
            if card & hand
        )
        in_trumps += self.long * max(0, (hand & ranking.trumps).bit_count() - 2)
        return in_trumps + sum(
            self.in_suit(ranking, suit, hand) or void * (not hand & ranking.members[suit])
            for suit in others
        )

    def in_suit(self, ranking: Ranking, suit: str, hand: Cards) -> float:
        """What the ace and the king of another suit are worth."""
        ace, king, *_ = ranking.order[suit]
        return self.ace * bool(hand & ace) + self.king * bool(hand & king)

    def least(self, ranking: Ranking, hand: Cards) -> Cards:
        """The card without which a hand is worth most; of equals the lowest."""
        power = {card: ranking.power[ranking.suit[card]][card] for card in singles(hand)}
        return max(power, key=lambda card: (self.of(ranking, hand ^ card), -power[card], -card))
