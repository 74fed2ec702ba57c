"""The cards of Double Deck Pinochle: their pack, how they rank, what they count in tricks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import NONE, SUITS, Cards, Pack, singles
from bot.engine.phases.ranking import Ranking
from bot.engine.state import Trick

COPIES = 4
STRONGEST_FIRST = "ATKQJ"
PACK = Pack(SUITS, [rank + suit for suit in SUITS for rank in "AKQJT"], COPIES)
DECK = PACK.all

COUNTING = PACK.of_ranks("ATK")
"""The cards that count a game point each (PIN-14)."""

TRICKS = 20
LAST_TRICK = 2


class PinochleRanking(Ranking):
    """``over[card]`` are the cards that would take a trick from a card that is winning it."""

    def __init__(self, trump: str | None) -> None:
        super().__init__(
            {
                suit: [card for rank in STRONGEST_FIRST for card in copies(rank + suit)]
                for suit in SUITS
            },
            trump,
            COPIES,
        )
        self.over = {card: self._over(card) for card in self.suit}

    def _over(self, card: Cards) -> Cards:
        suit = self.suit[card]
        power = self.power[suit]
        higher = sum(other for other in self.order[suit] if power[other] > power[card])
        return higher | (NONE if suit == self.trump else self.trumps)


def copies(name: str) -> list[Cards]:
    """All four cards of a name."""
    return singles(PACK.copies_of(name))


RANKINGS = {trump: PinochleRanking(trump) for trump in (*SUITS, None)}


def game_points(tricks: Sequence[Trick], side: Sequence[int]) -> int:
    """What a side has captured in its tricks, the last one's two points with it once all twenty are
    played (PIN-14).
    """
    won = sum([sum(cards) for _, cards, winner in tricks if winner in side])
    last = len(tricks) == TRICKS and tricks[-1].winner in side
    return (won & COUNTING).bit_count() + LAST_TRICK * last
