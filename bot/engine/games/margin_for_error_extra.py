"""The end of a round: the extra card, the score, the seats drawn afresh (MFE-20 … MFE-22)."""

from __future__ import annotations

from bot.engine.chance import CHANCE, Redraw
from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.games.margin_for_error_exposing import Exposing
from bot.engine.games.margin_for_error_score import outcome
from bot.engine.games.margin_for_error_state import (
    STRATEGY,
    MarginPhase,
    MarginState,
    Next,
    Round,
)
from bot.engine.history import reveal

CHOICE = OneOf(
    ("include", "exclude"),
    "Does the extra card count to your side?",
    {"include": "Count it", "exclude": "Leave it out"},
)


class ExtraCard(Exposing):
    """The Captain may count the extra card to his side; he is asked where that changes the score
    (MFE-20).
    """

    name = "extra_card"

    def begin(self, state: MarginState) -> Next | None:
        return None if self.matters(state) else self.score(state, included=None)

    def matters(self, state: MarginState) -> bool:
        """Whether the score is another with the extra card than without."""
        assert state.strategy is not None
        if not state.extra & state.point_cards:
            return False
        taken = self.rules.taken_by_captains(state)
        return outcome(state.strategy, taken) != outcome(state.strategy, taken + 1)

    def ask(self, state: MarginState) -> dict[int, Decision]:
        assert state.seating is not None
        return self.with_rights(state, {state.seating.captain: CHOICE})

    def take(self, state: MarginState, seat: int, value: Value) -> Next | None:
        if value == "expose":
            self.expose(state)
            return None
        return self.score(state, included=value == "include")

    def why_not(self, state: MarginState, seat: int, value: Value) -> str | None:
        return self.why_not_expose(state, seat) if value == "expose" else None

    def score(self, state: MarginState, *, included: bool | None) -> Next:
        """Turns the strategy up and gives each side what it has earned (MFE-13, MFE-21)."""
        assert state.strategy is not None
        assert state.seating is not None
        reveal(state, STRATEGY)
        taken = self.rules.taken_by_captains(state) + bool(included)
        captains, others = outcome(state.strategy, taken)
        state.last_round = self.told(state, included)
        side = state.seating.captains
        delta = [captains if seat in side else others for seat in range(state.seats)]
        following = self.rules.end_deal(state, delta)
        redrawn = following is self.rules.deal_phase and self.rules.seats_are_redrawn(state)
        return SeatsRedrawn if redrawn else following

    def told(self, state: MarginState, included: bool | None) -> Round:
        """How the round came out."""
        assert state.seating is not None
        assert state.point_suit is not None
        assert state.strategy is not None
        return Round(
            captain=state.seating.captain,
            partner=state.seating.partner,
            point_suit=state.point_suit,
            strategy=state.strategy,
            points=state.points,
            extra=self.rules.pack.name(state.extra) if state.extra else None,
            included=included,
        )


class SeatsRedrawn(MarginPhase):
    """With five, all draw for seats after every fifth round (MFE-22)."""

    name = "redraw"

    def ask(self, state: MarginState) -> dict[int, Decision]:
        return {CHANCE: Redraw(state.seats)}

    def take(self, state: MarginState, seat: int, value: Value) -> Next:
        state.places = value
        return self.rules.deal_phase
