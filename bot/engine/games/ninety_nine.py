"""99, as ninety_nine.md says it: the total runs up, and whoever takes it over a border pays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from bot.engine.cards import NONE, Cards, singles
from bot.engine.decisions import Value
from bot.engine.games.ninety_nine_imagined import imagined_hand
from bot.engine.games.ninety_nine_play import Next, Play, Reshuffle
from bot.engine.games.ninety_nine_state import (
    CARDS_EACH,
    HAND_POINTS,
    NinetyNineOptions,
    NinetyNineState,
)
from bot.engine.games.ninety_nine_values import REVERSES, pack_of, plays_in, values_in
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.picking import Picking
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.engine.winning import highest_at
from bot.engine.zones import Zone, everybody, nobody, owner_only

DIRECTIONS = {1: "clockwise", -1: "counterclockwise"}


class Deal(Dealing[Any, NinetyNineState]):
    """Three cards each, one at a time, and three hand points (NIN-1, NIN-2)."""

    rules: NinetyNine

    def deal(self, state: NinetyNineState, deck: tuple[Cards, ...]) -> Next:
        order = self.rules.from_left_of(state, state.dealer)
        state.hands = self.rules.packets.deal(deck, order)
        state.draw_pile = deck[self.rules.packets.dealt :]
        state.hand_points = (HAND_POINTS,) * state.seats
        state.turn = order[0]
        return Play


class NinetyNine(Rules[NinetyNineState]):
    """Three to twelve players, each for himself; as many decks as that takes."""

    id = "ninety_nine"
    title = "99"
    players = range(3, 13)
    usual_players = 5
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("draw_pile", nobody),
        Zone("played", everybody),
    )
    option_kind = NinetyNineOptions
    state_kind = NinetyNineState
    phases = (FirstDealer, Deal, Play, Reshuffle)
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.target: int = self.options.target
        self.manual = self.options.draw == "manual"
        self.decks: int = self.options.decks or (self.seats + 5) // 6
        self.pack = pack_of(self.decks)
        self.deck = self.pack.all
        self.whole_pile = tuple(singles(self.deck))
        self.plays = plays_in(self.decks)
        self.reversing = self.pack.of_ranks(REVERSES)
        self.values: Mapping[tuple[Cards, str], int] = values_in(self.decks)
        self.playing = Picking("play", self.pack, "Play a card")
        self.packets = Packets([(1,) * self.seats] * CARDS_EACH)

    def new_state(self) -> NinetyNineState:
        state = super().new_state()
        self.gather(state)
        return state

    def gather(self, state: NinetyNineState) -> None:
        state.hands = [NONE] * state.seats
        state.draw_pile = self.whole_pile
        state.played, state.last, state.told = NONE, NONE, None
        state.total, state.step = 0, 1
        state.turn = state.may_draw = state.late = None
        state.hand_points = ()

    def winners(self, state: NinetyNineState) -> tuple[int, ...]:
        """Who has most at the end of a hand in which somebody has the target (NIN-7, GEN-9)."""
        return highest_at(self.target, state.scores)

    def table(self, state: NinetyNineState) -> dict[str, Any]:
        return {
            "dealer": state.dealer,
            "decks": self.decks,
            "total": state.total,
            "direction": DIRECTIONS[state.step] if state.hand_points else None,
            "turn": state.turn,
            "hand_points": list(state.hand_points),
            "last_play": self._last_play(state),
            "may_draw": state.may_draw,
        }

    def _last_play(self, state: NinetyNineState) -> dict[str, Any] | None:
        if state.told is None:
            return None
        seat, card, value, border = state.told
        return {"seat": seat, "card": self.pack.name(card), "value": value, "crossed": border}

    def imagined_events(
        self, view: View, rng: Random, state: NinetyNineState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_hand(self, view, rng)
