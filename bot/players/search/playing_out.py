"""Playing an imagined deal to its end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Below, Value
from bot.engine.rules import Chooser, Rules, in_turn
from bot.engine.state import State
from bot.players.by_chance import some_answer
from bot.players.search.glance import Asked, Glance
from bot.players.search.worth import Worth, worth


class PlayOut:
    """Plays positions to the end of their deal, every seat by the same judgement and from its own
    view; but for the seats that are `careless`, which play by chance.
    """

    def __init__(self, rules: Rules[Any], judgement: Chooser, below: Below) -> None:
        self._rules, self._judgement, self._below = rules, judgement, below
        self.careless: Collection[int] = ()

    def __call__(self, state: State, deals: int, *, silent: int | None = None) -> None:
        """Play until more than `deals` deals are over, or the game is.

        A `silent` seat leaves the right that it has in this position.
        """
        rules = self._rules
        while len(state.deals) <= deals and (asked := state.asked or rules.ask(state)):
            seat, value = self._answer(state, asked, silent)
            rules.push(state, seat, value)
            silent = None

    def outcome(self, state: State, seat: int, answer: Value, deals: int) -> Worth:
        """What the deal after so many is worth to a seat if it answers so, None being that it
        leaves its right. The position is played on.
        """
        if answer is not None:
            self._rules.push(state, seat, answer)
        self(state, deals, silent=seat if answer is None else None)
        return worth(self._rules, state, seat, deals)

    def _answer(self, state: State, asked: Asked, silent: int | None) -> tuple[int, Value]:
        """Who answers next, and what. Raises `ValueError` where everybody leaves it to others."""
        for seat in asked if len(asked) == 1 else in_turn(asked):
            if seat != silent:
                value = self._value(state, asked, seat)
                if value is not None:
                    return seat, value
        raise ValueError("nobody answers in an imagined deal")

    def _value(self, state: State, asked: Asked, seat: int) -> Value:
        decision = asked[seat]
        if seat == CHANCE or (decision.count() == 1 and not decision.right):
            return decision.sample(self._below)
        if seat in self.careless:
            return some_answer(decision, self._below)
        return self._judgement(Glance(self._rules, state, seat, asked), self._below)
