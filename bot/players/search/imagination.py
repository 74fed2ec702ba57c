"""Whole positions that fit a view, and how likely each of them is."""

from __future__ import annotations

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

DOUBT = 0.5
"""How much less a position counts for each thing that somebody has said in it which the judgement
would not have said.
"""


class Imagination:
    """Imagines positions for one view. What others have said speaks for the cards with which the
    judgement would have said it too.
    """

    def __init__(self, view: View, judgement: Chooser, chance: Random, below: Below) -> None:
        self._view, self._judgement = view, judgement
        self._chance, self._below = chance, below
        self._judges = judgement is not by_chance

    def position(self, others: Acquaintance | None = None) -> tuple[State, float]:
        """A position, and how much it counts: 1 where all have said what was to be expected.

        ``others`` are told whose answers were to be expected in it, those with cards included.
        """
        rules = self._view.rules
        state: State = resume(rules, self._view)
        weight = 1.0
        for seat, value in rules.imagined_events(self._view, self._chance, state):
            if self._judges and seat not in (CHANCE, self._view.seat):
                weight *= self._credit(state, seat, value, others)
            rules.push(state, seat, value)
        if others is not None:
            others.looked()
        return state, weight

    def _credit(self, state: State, seat: int, value: Value, others: Acquaintance | None) -> float:
        """How much a position counts after an answer. Cards say nothing of others' cards."""
        rules: Any = self._view.rules
        asked = rules.ask(state)
        decision = asked[seat]
        with_cards = isinstance(decision, PickCards)
        if decision.count() == 1 or (with_cards and others is None):
            return 1.0
        expected = self._judgement(Glance(rules, state, seat, asked), self._below) == value
        if others is not None and decision.veil is None:  # else it may be imagined itself
            others.notice(seat, decision.count(), expected=expected)
        return 1.0 if expected or with_cards else DOUBT
