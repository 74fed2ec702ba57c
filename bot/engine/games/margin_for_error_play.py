"""The tricks of Margin for Error (MFE-4 … MFE-7, MFE-19), and when they end (MFE-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.engine.cards import Cards, singles
from bot.engine.decisions import Decision, Value
from bot.engine.games.margin_for_error_exposing import Exposing
from bot.engine.games.margin_for_error_extra import ExtraCard
from bot.engine.games.margin_for_error_state import COLOURS, PACK, SUITS, MarginState, Next
from bot.engine.phases.tricks import Tricks
from bot.engine.seating import on_the_left

if TYPE_CHECKING:
    from bot.engine.games.margin_for_error import MarginForError


LOWEST = {colour: singles(cards)[-2:] for colour, cards in SUITS.items()}
"""The two lowest cards of each colour, the lowest last."""


class Play(Exposing, Tricks[Any, MarginState]):
    """Tricks without trump; the point suit is led when it is broken (MFE-5 … MFE-7)."""

    rules: MarginForError

    def begin(self, state: MarginState) -> None:
        assert state.point_suit is not None
        state.ranking = self.rules.ranking
        state.after = on_the_left(state.places)
        state.points = (0,) * state.seats
        self.lead_first_card(state)

    def lead_first_card(self, state: MarginState) -> None:
        """Who holds it has no choice (MFE-4, MFE-19)."""
        card = self.first_card(state)
        state.leader = next(seat for seat, hand in enumerate(state.hands) if hand & card)
        state.hands[state.leader] ^= card
        state.trick = (card,)
        state.turn = state.after[state.leader]

    @staticmethod
    def first_card(state: MarginState) -> Cards:
        """The lowest green card in play, or blue where green is the point suit."""
        second, lowest = LOWEST["B" if state.point_suit == "G" else "G"]
        return second if state.extra == lowest else lowest

    # What may be played

    def may_lead(self, state: MarginState, seat: int) -> Cards:
        hand = state.hands[seat]
        return hand if state.broken else hand & ~state.point_cards or hand

    def may_follow(self, state: MarginState, seat: int) -> Cards:
        hand = state.hands[seat]
        following = hand & state.ranking.following[state.trick[0]]
        if following or state.tricks:
            return following or hand
        return hand & ~state.point_cards or hand

    def ask(self, state: MarginState) -> dict[int, Decision]:
        asked = Tricks.ask(self, state)  # by name, here and below: asked of every card
        return self.with_rights(state, asked) if state.ripe else asked

    # What happens then

    def take(self, state: MarginState, seat: int, value: Value) -> Next | None:
        if value == "expose":
            self.expose(state)
            return None
        if not state.broken and value & state.point_cards:
            state.broken = True
        return Tricks.take(self, state, seat, value)

    def close_trick(self, state: MarginState) -> Next | None:
        following = Tricks.close_trick(self, state)
        if self.has_taken_points(state) and self.rules.ends_early(state):
            return ExtraCard
        if not state.ripe:
            state.ripe = self.rules.may_expose(state)
        return following

    @staticmethod
    def has_taken_points(state: MarginState) -> bool:
        """Counts the point cards of the last trick, and says whether there were any (MFE-8)."""
        _, cards, winner = state.tricks[-1]
        taken = (sum(cards) & state.point_cards).bit_count()
        if not taken:
            return False
        points = list(state.points)
        assert winner is not None
        points[winner] += taken
        state.points = tuple(points)
        return True

    def over(self, state: MarginState) -> Next:
        return ExtraCard

    # Why something may not be played

    def why_not(self, state: MarginState, seat: int, value: Value) -> str | None:
        if value == "expose":
            return self.why_not_expose(state, seat)
        return self.why_not_now(state, seat, "") or super().why_not(state, seat, value)

    def why_not_card(self, state: MarginState, seat: int) -> str | None:
        hand, colour = state.hands[seat], COLOURS[str(state.point_suit)]
        if not state.trick:
            return f"the point suit is not broken: lead another colour than {colour}"
        if not hand & state.ranking.following[state.trick[0]]:
            return f"no point card may be discarded on the first trick: keep your {colour} cards"
        suit = COLOURS[state.ranking.suit[state.trick[0]]]
        names = " or ".join(PACK.names(self.may_follow(state, seat)))
        return f"you hold {suit}: follow the colour led ({names})"
