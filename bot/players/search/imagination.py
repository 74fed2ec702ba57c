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

    def position(self) -> tuple[State, float]:
        """A position, and how much it counts: 1 where all have said what was to be expected."""
        rules = self._view.rules
        state: State = resume(rules, self._view)
        weight = 1.0
        for seat, value in rules.imagined_events(self._view, self._chance, state):
            if seat not in (CHANCE, self._view.seat) and self._surprises(state, seat, value):
                weight *= DOUBT
            rules.push(state, seat, value)
        return state, weight

    def _surprises(self, state: State, seat: int, value: Value) -> bool:
        """Whether a seat says something else than was to be expected; cards say nothing."""
        rules: Any = self._view.rules
        asked = rules.ask(state)
        decision = asked[seat]
        if not self._judges or isinstance(decision, PickCards) or decision.count() == 1:
            return False
        return bool(self._judgement(Glance(rules, state, seat, asked), self._below) != value)
