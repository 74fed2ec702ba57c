"""The level `strong`: imagine what the view hides, try each answer, play the deal out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.decisions import Below, Value
from bot.engine.rules import Chooser
from bot.engine.view import View
from bot.players.normal import normal
from bot.players.search.acquaintance import Acquaintance
from bot.players.search.candidates import candidates
from bot.players.search.imagination import Imagination
from bot.players.search.playing_out import PlayOut
from bot.players.search.race import Race, Spent
from bot.players.search.worth import Worth

Budget = Callable[[], Spent]
"""Begins a budget: called when a seat begins to think."""


class Chance(Random):
    """Chance that is drawn quickly, where millions are drawn."""

    def choice(self, seq: Any) -> Any:
        return seq[int(self.random() * len(seq))]

    def shuffle(self, x: Any) -> None:
        random = self.random
        for place in range(len(x) - 1, 0, -1):
            other = int(random() * (place + 1))
            x[place], x[other] = x[other], x[place]


def counted(simulations: int) -> Budget:
    """A budget of so many imagined deals played out."""
    return lambda: lambda done: done / simulations


def strong(game: str, budget: Budget) -> Chooser:
    """How this level plays a game within a budget."""
    judgement = normal(game)

    def choose(view: View, below: Below) -> Value:
        return Thought(view, judgement, below).answer(budget())

    return choose


class Thought:
    """One seat's search for its answer.

    The others play imagined deals out with judgement; those who seem to play by chance do so there
    too, so that an answer makes the most of their mistakes.
    """

    def __init__(self, view: View, judgement: Chooser, below: Below) -> None:
        if view.decision is None or view.seat is None:
            raise ValueError(f"seat {view.seat} is not asked")
        self._view, self._judgement, self._below = view, judgement, below
        self._seat, self._decision = view.seat, view.decision
        self._chance = Chance(below(2**32))
        self._deals = len([deal for deal in view.deals if deal.delta is not None])
        self._others = Acquaintance(frozenset(view.places) - frozenset(view.sides[self._seat]))
        self._imagination = Imagination(view, judgement, self._chance, self._draw)
        self._play_out = PlayOut(view.rules, judgement, self._draw)

    def answer(self, spent: Spent) -> Value:
        """The answer that turns out best in what can be imagined; the only one at once."""
        if self._decision.count() == 1 and not self._decision.right:
            return self._decision.sample(self._below)
        favourite = self._judgement(self._view, self._draw)
        answers = candidates(self._decision, favourite, self._draw)
        return Race(answers, spent).winner(self._imagined)

    def _draw(self, bound: int) -> int:
        return int(self._chance.random() * bound)

    def _imagined(self) -> Callable[[Value], Worth]:
        others = self._others
        careless = others.careless(self._draw)
        state = self._imagination.position(careless, others if others.is_new else None)
        self._play_out.careless = careless

        def outcome(answer: Value) -> Worth:
            return self._play_out.outcome(state.copy(), self._seat, answer, self._deals)

        return outcome
