"""A tarot pack of which six trumps are used, all of them equal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards, Pack, singles
from bot.engine.phases.ranking import Ranking, plain_order

SUITS = {"S": "sword", "W": "wand", "C": "cup", "P": "pentacle"}
RANKS = "KQNPT98765432A"
TRUMPS = [f"X{number}" for number in range(1, 7)]

TAROT = Pack(SUITS, [*(rank + suit for suit in SUITS for rank in RANKS), *TRUMPS])
"""King, queen, knight, page, ten to two and a low ace in four suits, and the trumps ``X1`` to
``X6``.
"""

TRUMP = "X"
"""What the trumps are counted as: a suit of their own."""


HIGHEST = 100
"""More than any card of a suit is worth in a trick."""


class EqualTrumps(Ranking):
    """The order of a tarot pack in which no trump is higher than another: the last one played wins.

    A trump that is led asks for nothing: every card follows it.
    """

    def __init__(self, deck: Cards) -> None:
        trumps = singles(TAROT.of_ranks(TRUMP))
        super().__init__({**plain_order(TAROT, deck), TRUMP: trumps}, TRUMP)
        for power in self.power.values():
            power.update(dict.fromkeys(trumps, HIGHEST))
        self.following |= dict.fromkeys(trumps, deck)

    def winner(self, trick: Sequence[Cards]) -> int:
        if not self.trumps & sum(trick):
            return super().winner(trick)
        return max(place for place, card in enumerate(trick) if card & self.trumps)
