"""The question to the dealer who robs the deck (PED-6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.decisions import Below, Value
from bot.engine.picking import PickCards, Picking


class Rob(PickCards):
    """``number`` cards of ``choice`` besides all of ``forced``; ``extra`` may come with them and
    does not count: ``rob AH 5H``.

    ``forced`` is a stock that is not enough, ``extra`` a two of trump that will be laid out.
    """

    __slots__ = ("choice", "extra", "forced", "number")

    def __init__(
        self, how: Picking, choice: Cards, number: int, forced: Cards = NONE, extra: Cards = NONE
    ) -> None:
        super().__init__(how, choice | forced | extra)
        self.choice = choice
        self.number = number
        self.forced = forced
        self.extra = extra

    def __contains__(self, value: object) -> bool:
        return (
            type(value) is int
            and value & self.cards == value
            and value & self.forced == self.forced
            and (value & self.choice).bit_count() == self.number
        )

    def __iter__(self) -> Iterator[Value]:
        for besides in self._besides():
            for chosen in combinations(singles(self.choice), self.number):
                yield besides | union(chosen)

    def _besides(self) -> list[Cards]:
        return [self.forced, self.forced | self.extra] if self.extra else [self.forced]

    def count(self) -> int:
        return len(self._besides()) * comb(self.choice.bit_count(), self.number)

    def sample(self, below: Below) -> Value:
        besides = self._besides()
        chosen = besides[below(len(besides))]
        cards = list(singles(self.choice))
        for _ in range(self.number):
            chosen |= cards.pop(below(len(cards)))
        return chosen

    def why_not(self, value: Value) -> str | None:
        names = self.how.pack.names
        if type(value) is int and (elsewhere := value & self.how.pack.all & ~self.cards):
            return f"not among the cards that you may take: {' '.join(names(elsewhere))}"
        if reason := super().why_not(value):
            return reason
        if missing := self.forced & ~value:
            return f"the stock is not enough: take all of it, {' '.join(names(missing))} too"
        return f"take {self.number} besides {' '.join(names(self.extra))}, which does not count"
