"""A deal told again up to the moment of a view, with its hidden cards laid out by chance."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Below, Decision, Value
from bot.engine.rules import Chooser, Illegal
from bot.engine.seeing import resume
from bot.engine.state import State
from bot.engine.view import View
from bot.players.search.acquaintance import Acquaintance
from bot.players.search.glance import Glance


class Unlikely(Exception):
    """It has not come about like that, or hardly."""


class Retelling:
    """The running deal of a view as it may have been. What somebody did in secret he did with
    judgement, where that fits what came after; what he did openly speaks against it where the
    judgement would have done something else, which is one of its ``surprises``.
    """

    def __init__(
        self,
        view: View,
        judgement: Chooser | None,
        below: Below,
        careless: Collection[int] = (),
        others: Acquaintance | None = None,
    ) -> None:
        """Nothing is expected of those who are ``careless``, nor of anybody without a judgement;
        ``others`` are told whose answers were to be expected.
        """
        self.surprises = 0
        self._view, self._judgement, self._below = view, judgement, below
        self._rules: Any = view.rules
        self._careless, self._others = careless, others
        self._departs = False

    def told(self, chance: Random, most: float = inf) -> State:
        """The position to which it leads. Raises `Unlikely` where there are more surprises than
        ``most``, or where what was done in secret does not fit the rest.
        """
        state: State = resume(self._rules, self._view)
        if self._others is not None:
            self._others.looked()
        try:
            self._tell(state, chance, most)
        except Illegal as contradiction:  # what was read does not follow from what was done
            if not self._departs:
                raise
            raise Unlikely from contradiction
        if self._departs and self._view.seat not in self._rules.ask(state):
            raise Unlikely
        return state

    def _tell(self, state: State, chance: Random, most: float) -> None:
        rules = self._rules
        for seat, laid_out in rules.imagined_events(self._view, chance, state):
            value = laid_out
            if self._judgement is not None and seat not in (CHANCE, self._view.seat):
                value = self._heard(state, seat, laid_out, self._judgement)
                if self.surprises > most:
                    raise Unlikely
            rules.push(state, seat, value)

    def _heard(self, state: State, seat: int, value: Value, judgement: Chooser) -> Value:
        """What another answers: what is told of him, or in secret what is to be expected."""
        asked = self._rules.ask(state)
        if self._departs and not (seat in asked and value in asked[seat]):
            raise Unlikely
        decision, careless = asked[seat], seat in self._careless
        if decision.count() == 1 or (careless and self._others is None):
            return value
        expected = judgement(Glance(self._rules, state, seat, asked), self._below)
        if decision.veil is None:
            self._notice(seat, decision, is_expected=expected == value)
        if expected == value or careless:
            return value
        if self._is_secret(seat, decision, value):
            return self._in_secret(decision, value, expected)
        self.surprises += 1
        return value

    def _notice(self, seat: int, decision: Decision, *, is_expected: bool) -> None:
        if self._others is not None:
            self._others.notice(seat, decision.count(), expected=is_expected)

    def _is_secret(self, seat: int, decision: Decision, value: Value) -> bool:
        """Whether the view does not tell this answer of another."""
        if decision.veil is None:
            return False
        line = decision.masked(value)
        return line is not None and (seat, line) in self._view.events[self._view.deal_began :]

    def _in_secret(self, decision: Decision, value: Value, expected: Value) -> Value:
        """What is to be expected, where it looks the same from outside."""
        if expected is None or decision.masked(expected) != decision.masked(value):
            return value
        self._departs = True
        return expected
