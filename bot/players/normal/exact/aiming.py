"""Coming to an exact number of tricks: what it should cost to miss it, with what a hand can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

Penalty = Callable[[int], float]
"""What it costs to be off by so many tricks."""


class Card(NamedTuple):
    """How likely a card is to take a trick where its player wants none (``least``), and where he
    wants one (``most``).
    """

    least: float
    most: float

    @property
    def play(self) -> float:
        """How much its player has it in his hand."""
        return self.most - self.least


def costs(cards: Iterable[Card], wanted: Sequence[int], penalty: Penalty) -> Sequence[float]:
    """What it should cost to play these cards, for each number of tricks that may be wanted of
    them: neighbouring numbers, ascending.

    Those that leave least to their player are thought to be played first, and the others so that
    they help.
    """
    in_order = sorted(cards, key=lambda card: card.play, reverse=True)
    low, high = wanted[0] - len(in_order), wanted[-1]
    still = [penalty(abs(left)) for left in range(low, high + 1)]
    for least, most in in_order:
        still = [
            if_not + (most if if_won < if_not else least) * (if_won - if_not)
            for if_won, if_not in pairwise(still)
        ]
    return still
