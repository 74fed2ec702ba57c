"""Answers compared in the same imagined positions, the weaker ones given up on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from bot.engine.decisions import Value
from bot.players.search.worth import Worth

Spent = Callable[[int], float]
"""From the number of simulations so far to the part of the budget that is spent: 1 is all of it."""

Imagined = Callable[[], tuple[Callable[[Value], Worth], float]]
"""Imagines a position. Gives what an answer turns out to be worth in it, and how much the position
counts.
"""

A_GAME = 3.0
"""What it is worth to win the game: so many times what an answer's worth is from 0 on average."""


@dataclass(slots=True)
class Runner:
    """An answer in the race, and what it has brought so far."""

    answer: Value
    points: float = 0.0
    games: float = 0.0


class Race:
    """Compares answers. All that are still in the race are tried in every imagined position, so
    that luck with the cards is the same for all; the further the budget is spent, the fewer are.
    """

    def __init__(self, answers: Sequence[Value], spent: Spent) -> None:
        self._runners = [Runner(answer) for answer in answers]
        self._entered = len(answers)
        self._spent = spent
        self._tried = 0
        self._swing = 0.0

    def winner(self, imagined: Imagined) -> Value:
        """The answer that does best; of equals the first."""
        while len(self._runners) > 1:
            self._try_all(*imagined())
            self._thin_out()
        return self._runners[0].answer

    def _try_all(self, outcome: Callable[[Value], Worth], weight: float) -> None:
        for runner in self._runners:
            worth = outcome(runner.answer)
            runner.points += weight * worth.points
            runner.games += weight * worth.game
            self._swing += weight * abs(worth.points)
            self._tried += 1

    def _thin_out(self) -> None:
        left = max(0.0, 1 - self._spent(self._tried))
        stay = ceil(self._entered**left - 1e-9)
        if stay < len(self._runners):
            self._runners.sort(key=self._value, reverse=True)
            del self._runners[stay:]

    def _value(self, runner: Runner) -> float:
        return runner.points + A_GAME * self._swing / self._tried * runner.games
