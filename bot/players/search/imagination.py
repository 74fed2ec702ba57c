"""Whole positions that fit a view, the likely ones more often."""

from __future__ import annotations

from collections.abc import Collection
from math import inf, log
from random import Random

from bot.engine.decisions import Below
from bot.engine.rules import Chooser
from bot.engine.state import State
from bot.engine.view import View
from bot.players.by_chance import by_chance
from bot.players.search.acquaintance import Acquaintance
from bot.players.search.retelling import Retelling, Unlikely

DOUBT = 0.3
"""How often a position is taken for possible for each answer that somebody has given in it which
the judgement would not have given.
"""

TRIES = 6
"""How many positions are looked at, at most, until one is taken for possible."""


class Imagination:
    """Imagines positions for one view. What others have said and played speaks for the cards with
    which the judgement would have said and played it too.
    """

    def __init__(self, view: View, judgement: Chooser, chance: Random, below: Below) -> None:
        self._view, self._chance, self._below = view, chance, below
        self._judgement = None if judgement is by_chance else judgement

    def position(self, careless: Collection[int] = (), others: Acquaintance | None = None) -> State:
        """A position: the more likely, the more in it was to be expected. Nothing is expected of
        those who are ``careless``; ``others`` are told whose answers were to be expected.
        """
        likeliest, fewest = None, inf
        for _ in range(TRIES):
            passed = log(1 - self._chance.random()) / log(DOUBT)
            most = inf if others is not None else max(passed, fewest - 1)
            try:
                state, surprises = self.laid_out(careless, others, most)
            except Unlikely:
                continue
            if surprises <= passed:
                return state
            if surprises < fewest:
                likeliest, fewest = state, surprises
        return likeliest or self.anything()

    def laid_out(
        self,
        careless: Collection[int] = (),
        others: Acquaintance | None = None,
        most: float = inf,
    ) -> tuple[State, int]:
        """A position in which the cards lie as they may, and how many answers in it were not to be
        expected. Raises `Unlikely` where they are more than ``most``, or it cannot be like that.
        """
        deal = Retelling(self._view, self._judgement, self._below, careless, others)
        return deal.told(self._chance, most), deal.surprises

    def anything(self) -> State:
        """A position in which the cards lie as they may, whatever that makes of others' answers."""
        return Retelling(self._view, None, self._below).told(self._chance)
