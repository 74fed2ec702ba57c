"""Secret choices: each asked seat answers in any order, then all are turned up together (GEN-5)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from bot.engine.decisions import Decision, Value
from bot.engine.history import reveal
from bot.engine.rules import Phase, R, S


class Sealed(Phase[R, S]):
    """Collects one secret answer from each of ``asked_seats`` and hands them over together.

    The decisions that ``question`` makes carry a veil with ``until_reveal``.
    """

    @abstractmethod
    def asked_seats(self, state: S) -> list[int]:
        """Everybody who has to choose, those who have chosen included; the same all through the
        step.
        """

    @abstractmethod
    def question(self, state: S, seat: int) -> Decision:
        """What a seat is asked."""

    @abstractmethod
    def revealed(self, state: S, answers: dict[int, Value]) -> type[Phase[Any, Any]]:
        """Does what the answers do together. Returns the next phase."""

    def ask(self, state: S) -> dict[int, Decision]:
        given = [seat for seat, _ in state.sealed]
        return {
            seat: self.question(state, seat)
            for seat in self.asked_seats(state)
            if seat not in given
        }

    def take(self, state: S, seat: int, value: Value) -> type[Phase[Any, Any]] | None:
        state.sealed = (*state.sealed, (seat, value))
        if len(state.sealed) < len(self.asked_seats(state)):
            return None
        answers = dict(sorted(state.sealed))
        state.sealed = ()
        self.turn_up(state)
        return self.revealed(state, answers)

    def turn_up(self, state: S) -> None:
        """Shows the answers to all, unless a game keeps them secret for longer."""
        reveal(state)
