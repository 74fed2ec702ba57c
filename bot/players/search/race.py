"""Answers compared in the same imagined positions, the weaker ones given up on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from bot.engine.decisions import Value
from bot.players.search.worth import Worth

Spent = Callable[[int], float]
"""From the number of simulations so far to the part of the budget that is spent: 1 is all of it."""

Imagined = Callable[[], Callable[[Value], Worth]]
"""Imagines a position. Gives what an answer turns out to be worth in it."""

A_GAME = 3.0
"""What it is worth to win the game: so many times what an answer's worth is from 0 on average."""


BENEFIT = 0.9
"""How many times the usual swing of chance an answer must be ahead of the favourite to be given in
its place.
"""


@dataclass(slots=True)
class Runner:
    """An answer in the race: how far it is ahead of the favourite over all positions, and the
    squares of its lead in each.
    """

    answer: Value
    lead: float = 0.0
    squares: float = 0.0

    @property
    def is_surely_ahead(self) -> bool:
        """Whether its lead is more than chance often gives."""
        return self.lead > BENEFIT * sqrt(self.squares)


class Race:
    """Compares answers with the first of them, the favourite. All that are still in the race are
    tried in every imagined position, so that luck with the cards is the same for all; the further
    the budget is spent, the fewer are. The favourite stays until the end, and has the benefit of
    the doubt.
    """

    def __init__(self, answers: Sequence[Value], spent: Spent) -> None:
        self._favourite, *self._others = map(Runner, answers)
        self._entered = len(answers)
        self._spent = spent
        self._tried = 0
        self._swing = 0.0

    def winner(self, imagined: Imagined) -> Value:
        """The answer that does best; the favourite unless another is surely ahead."""
        left = 1.0 if self._others else 0.0
        while left > 0:
            self._try_all(imagined())
            left = max(0.0, 1 - self._spent(self._tried))
            self._thin_out(left)
        best = max(self._others, key=lambda runner: runner.lead, default=self._favourite)
        return best.answer if best.is_surely_ahead else self._favourite.answer

    def _try_all(self, outcome: Callable[[Value], Worth]) -> None:
        worth = {
            runner.answer: outcome(runner.answer) for runner in (self._favourite, *self._others)
        }
        self._tried += len(worth)
        self._swing += sum(abs(each.points) for each in worth.values())
        first = self._value(worth[self._favourite.answer])
        for runner in self._others:
            lead = self._value(worth[runner.answer]) - first
            runner.lead += lead
            runner.squares += lead * lead

    def _thin_out(self, left: float) -> None:
        """Keep the favourite and the best of the others: the fewer, the less budget is left."""
        stay = max(1, ceil(self._entered**left - 1e-9) - 1)
        if stay < len(self._others):
            self._others.sort(key=lambda runner: runner.lead, reverse=True)
            del self._others[stay:]

    def _value(self, worth: Worth) -> float:
        return worth.points + A_GAME * self._swing / self._tried * worth.game
