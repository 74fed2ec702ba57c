"""Coming to an exact number of tricks: what it should cost to miss it, with what a hand can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import NamedTuple

from bot.engine.cards import Cards

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
    return reduce(played, in_order, missed(len(in_order), wanted, penalty))


def costs_without(
    cards: Mapping[Cards, Card], away: Cards, wanted: Sequence[int], penalty: Penalty
) -> dict[Cards, Sequence[float]]:
    """For each card that is ``away``, one of a set, what it should cost to play the others.

    What comes before a card is the same for all that come after it, and is worked out once.
    """
    in_order = sorted(cards, key=lambda card: cards[card].play, reverse=True)
    still = missed(len(in_order) - 1, wanted, penalty)
    without: dict[Cards, Sequence[float]] = {}
    for place, card in enumerate(in_order):
        if card & away:
            others = [cards[other] for other in in_order[place + 1 :]]
            without[card] = reduce(played, others, still)
        still = played(still, cards[card])
    return without


def missed(tricks: int, wanted: Sequence[int], penalty: Penalty) -> Sequence[float]:
    """What it costs in the end, for all numbers that may still be wanted after so many tricks."""
    return [penalty(abs(left)) for left in range(wanted[0] - tricks, wanted[-1] + 1)]


def played(still: Sequence[float], card: Card) -> Sequence[float]:
    """What it should cost before a card is played, from what it costs after it: for all numbers
    that may then be wanted.
    """
    least, most = card
    return [
        if_not + (most if if_won < if_not else least) * (if_won - if_not)
        for if_won, if_not in pairwise(still)
    ]
