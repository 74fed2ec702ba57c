"""Decisions about cards whose answers are few and listed: some sets of them, a card and a word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from bot.engine.cards import Cards
from bot.engine.decisions import Below, Unreadable, Value, listed
from bot.engine.picking import PickCards, Picking

FEW = 5
"""How many answers are named for somebody who wrote something else."""


class PickSet(PickCards):
    """One of some sets of cards: ``keep 1 1 5``. ``sets`` gives each of them, in first copies, with
    what is to be said of it: ``250 points``.
    """

    __slots__ = ("_values", "sets")

    def __init__(self, how: Picking, sets: Mapping[Cards, str]) -> None:
        super().__init__(how, reduce(or_, sets, 0))
        self.sets = sets
        self._values = tuple(sets)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value in self.sets

    def allows(self, value: Value) -> bool:
        return type(value) is int and value in self.sets

    def __iter__(self) -> Iterator[Value]:
        return iter(self._values)

    def actions(self) -> Sequence[Value]:
        return self._values

    def count(self) -> int:
        return len(self._values)

    def sample(self, below: Below) -> Value:
        return self._values[below(len(self._values))]

    def parse(self, text: str) -> Value:
        try:
            return super().parse(text)
        except Unreadable:
            raise Unreadable(f"expected {self.example()}") from None

    def example(self) -> str:
        return listed(map(self.text, self._values[:FEW]))
