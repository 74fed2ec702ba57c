"""Margin for Error, as margin_for_error.md says it: the deal, and what all its steps ask of it.

The steps in their order: margin_for_error_captain.py, _passing.py, _play.py, _extra.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, Cards
from bot.engine.decisions import Value
from bot.engine.games.margin_for_error_captain import Announcement, Captaincy
from bot.engine.games.margin_for_error_extra import ExtraCard, SeatsRedrawn
from bot.engine.games.margin_for_error_imagined import imagined_deal
from bot.engine.games.margin_for_error_passing import Passing
from bot.engine.games.margin_for_error_play import Play
from bot.engine.games.margin_for_error_score import is_certain
from bot.engine.games.margin_for_error_seating import five_seated, four_seated
from bot.engine.games.margin_for_error_state import (
    DECK,
    PACK,
    POINT_CARDS,
    MarginOptions,
    MarginState,
    Next,
    Round,
    Seating,
    sees_the_extra_card,
)
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.ranking import Ranking, plain_order
from bot.engine.phases.tricks import tricks_won_by_each
from bot.engine.rules import Rules
from bot.engine.seating import clockwise_from
from bot.engine.view import View
from bot.engine.winning import highest_at
from bot.engine.zones import Zone, everybody, nobody, owner_only

ENOUGH_TO_EXPOSE = 5
"""Point cards that one side must have taken before half of the tricks are played (MFE-9)."""

ROUNDS_TO_A_SEATING = 5


class Deal(Dealing[Any, MarginState]):
    """All cards, one at a time; with five, the last is set aside (MFE-1)."""

    def deal(self, state: MarginState, deck: tuple[Cards, ...]) -> Next:
        rules = self.rules
        state.hands = rules.packets.deal(deck, rules.from_left_of(state, state.dealer))
        state.aside = sum(deck[rules.packets.dealt :])
        return Captaincy


class MarginForError(Rules[MarginState]):
    """Four players in two teams, or five with partners for a round; 56 cards of four colours."""

    id = "margin_for_error"
    title = "Margin for Error"
    players = range(4, 6)
    usual_players = 4
    pack = PACK
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("aside", nobody),
        Zone("extra", sees_the_extra_card, single=True),
        Zone("trick", everybody),
        Zone("taken", nobody, each_seat=True),
    )
    option_kind = MarginOptions
    state_kind = MarginState
    phases = (
        FirstDealer, SeatsRedrawn, Deal, Captaincy, Announcement, Passing, Play, ExtraCard,
    )  # fmt: skip
    deal_phase = Deal
    ranking = Ranking(plain_order(PACK, DECK), None)

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        self.partners = seats != max(self.players)
        super().__init__(options, seats)
        self.tricks = DECK.bit_count() // self.seats
        self.packets = Packets([(1,) * self.seats] * self.tricks)
        self.half_of_the_tricks = (self.tricks + 1) // 2
        self.target: int = self.options.target if self.partners else self.options.target_solo
        self.plays_out: bool = self.options.play_out
        self._seatings: dict[tuple[tuple[int, ...], int], Seating] = {}

    # Who sits where

    def seating(self, places: tuple[int, ...], captain: int) -> Seating:
        """Who plays and passes cards with whom under a Captain (MFE-15, MFE-17, MFE-18)."""
        if (places, captain) not in self._seatings:
            from_captain = clockwise_from(places, captain)
            self._seatings[places, captain] = (
                four_seated(from_captain) if self.partners else five_seated(from_captain)
            )
        return self._seatings[places, captain]

    # In the course of a round

    def taken_by_captains(self, state: MarginState) -> int:
        """How many point cards the Captain and his partner have taken."""
        assert state.seating is not None
        return state.points[state.seating.captain] + state.points[state.seating.partner]

    def may_expose(self, state: MarginState) -> bool:
        """Whether it is time that the strategy may be turned up, and it is not yet (MFE-9)."""
        if state.exposed:
            return False
        if len(state.tricks) >= self.half_of_the_tricks:
            return True
        captains = self.taken_by_captains(state)
        return max(captains, sum(state.points) - captains) >= ENOUGH_TO_EXPOSE

    def ends_early(self, state: MarginState) -> bool:
        """Whether no point card still out can change what the round scores (MFE-10, MFE-20)."""
        if self.plays_out:
            return False
        assert state.strategy is not None
        still_out = POINT_CARDS - sum(state.points)
        return is_certain(state.strategy, self.taken_by_captains(state), still_out)

    # From round to round

    def gather(self, state: MarginState) -> None:
        state.hands = [NONE] * self.seats
        state.aside, state.extra = DECK, NONE
        state.declined, state.seating = (), None
        state.point_suit = state.strategy = None
        state.exposed = state.ripe = state.broken = False
        state.given, state.points = (), ()

    def seats_are_redrawn(self, state: MarginState) -> bool:
        """Whether seats are drawn before the next round: with five, after every five (MFE-22)."""
        return not self.partners and len(state.deals) % ROUNDS_TO_A_SEATING == 0

    def next_dealer(self, state: MarginState) -> int:
        """The left one; when seats are redrawn the lowest score, of several the last to join."""
        if not self.seats_are_redrawn(state):
            return super().next_dealer(state)
        return min(range(self.seats), key=lambda seat: (state.scores[seat], -seat))

    def winners(self, state: MarginState) -> tuple[int, ...]:
        """Once somebody has the target, all those with the highest score (MFE-16, MFE-23)."""
        return highest_at(self.target, state.scores)

    # What all know

    def table(self, state: MarginState) -> dict[str, Any]:
        points = state.points or (0,) * self.seats
        won = tricks_won_by_each(state)
        seating = state.seating
        return {
            "dealer": state.dealer,
            "declined": list(state.declined),
            "captain": seating.captain if seating else None,
            "partner": seating.partner if seating else None,
            "opponents": list(seating.opponents) if seating else [],
            "point_suit": state.point_suit,
            "strategy": state.strategy if state.exposed else None,
            "broken": state.broken,
            "points_taken": list(points),
            "others_taken": [
                tricks * self.seats - mine for tricks, mine in zip(won, points, strict=True)
            ],
            "tricks_won": won,
            "last_round": None if state.last_round is None else state.last_round._asdict(),
        }

    def recall(self, state: MarginState, view: View) -> None:
        last = view.table["last_round"]
        state.last_round = None if last is None else Round(**last)

    def imagined_events(
        self, view: View, rng: Random, state: MarginState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
