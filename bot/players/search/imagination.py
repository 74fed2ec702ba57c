"""Whole positions that fit a view, the likely ones more often."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Below, Value
from bot.engine.picking import PickCards
from bot.engine.rules import Chooser
from bot.engine.seeing import resume
from bot.engine.state import State
from bot.engine.view import View
from bot.players.by_chance import by_chance
from bot.players.search.acquaintance import Acquaintance
from bot.players.search.glance import Glance

DOUBT = 0.3
"""How often a position is taken for possible for each thing that somebody has said in it which the
judgement would not have said.
"""

TRIES = 6
"""How many positions are looked at, at most, until one is taken for possible."""


class Imagination:
    """Imagines positions for one view. What others have said speaks for the cards with which the
    judgement would have said it too.
    """

    def __init__(self, view: View, judgement: Chooser, chance: Random, below: Below) -> None:
        self._view, self._judgement = view, judgement
        self._chance, self._below = chance, below
        self._judges = judgement is not by_chance

    def position(self, others: Acquaintance | None = None) -> State:
        """A position: the more likely, the more in it was to be expected.

        ``others`` are told whose answers were to be expected, those with cards included.
        """
        best, fewest = None, inf
        for _ in range(TRIES):
            state, surprises = self.laid_out(others)
            if self._chance.random() < DOUBT**surprises:
                return state
            if surprises < fewest:
                best, fewest = state, surprises
        assert best is not None
        return best

    def laid_out(self, others: Acquaintance | None = None) -> tuple[State, int]:
        """A position in which the cards lie as they may, and how much was said in it that was not
        to be expected.
        """
        rules = self._view.rules
        state: State = resume(rules, self._view)
        surprises = 0
        for seat, value in rules.imagined_events(self._view, self._chance, state):
            if self._judges and seat not in (CHANCE, self._view.seat):
                surprises += self._surprises(state, seat, value, others)
            rules.push(state, seat, value)
        if others is not None:
            others.looked()
        return state, surprises

    def _surprises(
        self, state: State, seat: int, value: Value, others: Acquaintance | None
    ) -> bool:
        """Whether somebody says what was not to be expected. Cards say nothing of others' cards."""
        rules: Any = self._view.rules
        asked = rules.ask(state)
        decision = asked[seat]
        with_cards = isinstance(decision, PickCards)
        if decision.count() == 1 or (with_cards and others is None):
            return False
        expected = self._judgement(Glance(rules, state, seat, asked), self._below) == value
        if others is not None and decision.veil is None:  # else it may be imagined itself
            others.notice(seat, decision.count(), expected=expected)
        return not (expected or with_cards)
