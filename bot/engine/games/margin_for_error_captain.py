"""Who is Captain, and what he announces (MFE-2, MFE-3)."""

from __future__ import annotations

from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.margin_for_error_passing import Passing
from bot.engine.games.margin_for_error_score import STRATEGIES
from bot.engine.games.margin_for_error_state import (
    COLOURS,
    STRATEGY,
    SUITS,
    MarginPhase,
    MarginState,
    Next,
)

CAPTAINCY = OneOf(
    ("accept", "decline"),
    "Will you be Captain?",
    {"accept": "Be Captain", "decline": "Decline"},
)
ANNOUNCEMENTS = {
    f"point {suit} {strategy}": f"{colour.capitalize()}, {strategy}"
    for suit, colour in COLOURS.items()
    for strategy in STRATEGIES
}


class Captaincy(MarginPhase):
    """The dealer is offered it first, then clockwise; it is his when all decline (MFE-2)."""

    name = "captain"

    def begin(self, state: MarginState) -> None:
        assert state.dealer is not None
        state.turn = state.dealer

    def ask(self, state: MarginState) -> dict[int, Decision]:
        return {state.turn: CAPTAINCY}

    def take(self, state: MarginState, seat: int, value: Value) -> Next | None:
        if value == "accept":
            return self.is_captain(state, seat)
        state.declined = (*state.declined, seat)
        state.turn = self.rules.left_of(state, seat)
        return self.is_captain(state, state.turn) if state.turn == state.dealer else None

    def is_captain(self, state: MarginState, seat: int) -> Next:
        """From here on all know who plays with whom (MFE-17)."""
        state.seating = self.rules.seating(state.places, seat)
        return Announcement


class PointSuit(OneOf):
    """``point G low``: others hear the suit and not the strategy (MFE-3)."""

    def masked(self, value: Value) -> str:
        """``point G ?``."""
        return f"{str(value).rpartition(' ')[0]} ?"


class Announcement(MarginPhase):
    """The Captain announces the point suit, and the strategy to his partner alone (MFE-3)."""

    name = "point_suit"

    def ask(self, state: MarginState) -> dict[int, Decision]:
        seating = state.seating
        assert seating is not None
        veil = Veil(seating.captains, until_reveal=True, secret=STRATEGY)
        prompt = "Choose the point suit, and the strategy for your partner and you"
        return {seating.captain: PointSuit(tuple(ANNOUNCEMENTS), prompt, ANNOUNCEMENTS, veil)}

    def take(self, state: MarginState, seat: int, value: Value) -> Next:
        _, suit, state.strategy = value.split(" ")
        state.point_suit, state.point_cards = suit, SUITS[suit]
        return Passing
