"""The right of the Captain's opponents to turn the strategy card up (MFE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.engine.decisions import Decision, Either, OneOf
from bot.engine.games.margin_for_error_state import STRATEGY, MarginState
from bot.engine.history import reveal
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.margin_for_error import MarginForError

PROMPT = "Turn the strategy card up"
LABELS = {"expose": "Expose the strategy"}
OUT_OF_TURN = OneOf(("expose",), PROMPT, LABELS, right=True)
IN_TURN = OneOf(("expose",), PROMPT, LABELS)


class Exposing(Phase[Any, MarginState]):
    """A step in which the strategy may be exposed, once it is time, in or out of turn."""

    rules: MarginForError

    def with_rights(self, state: MarginState, asked: dict[int, Decision]) -> dict[int, Decision]:
        """What is asked, and of each opponent whether he wants to expose."""
        assert state.seating is not None
        if not state.ripe:
            return asked
        for seat in state.seating.opponents:
            asked[seat] = Either(asked[seat], IN_TURN) if seat in asked else OUT_OF_TURN
        return asked

    @staticmethod
    def expose(state: MarginState) -> None:
        """From now on all know the strategy."""
        state.exposed, state.ripe = True, False
        reveal(state, STRATEGY)

    def why_not_now(self, state: MarginState, seat: int, text: str) -> str | None:
        if text == "expose":
            return self.why_not_expose(state, seat)
        return "it is not your turn" if self.has_only_a_right(state, seat) else None

    def has_only_a_right(self, state: MarginState, seat: int) -> bool:
        """Whether the game does not wait for a seat that may act."""
        decision = self.rules.ask(state).get(seat)
        return decision is not None and decision.right

    def why_not_expose(self, state: MarginState, seat: int) -> str:
        """Why a seat may not turn the strategy card up now."""
        if state.exposed:
            return "the strategy has already been turned up"
        assert state.seating is not None
        if seat in state.seating.captains:
            return "only the Captain's opponents may turn the strategy card up"
        half = self.rules.half_of_the_tricks
        return f"you may expose after {half} tricks, or when a side has taken five point cards"
