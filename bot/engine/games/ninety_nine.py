"""99, as ninety_nine.md says it: the total runs up, and whoever takes it over a border pays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from bot.engine.cards import NONE, Cards, singles
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.choosing import PickCardAs
from bot.engine.decisions import Decision, Either, OneOf, Value
from bot.engine.games.ninety_nine_imagined import imagined_hand
from bot.engine.games.ninety_nine_state import (
    CARDS_EACH,
    HAND_POINTS,
    NinetyNineOptions,
    NinetyNineState,
)
from bot.engine.games.ninety_nine_values import (
    CHOICES,
    LAST_BORDER,
    REVERSES,
    crossed,
    pack_of,
    plays_in,
    values_in,
)
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.picking import Picking
from bot.engine.rules import Phase, Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

Next = type[Phase[Any, Any]]
LABELS = {"draw": "Draw a card"}
MAY_DRAW = OneOf(("draw",), "Draw before the next card is played", LABELS, right=True)
HAS_TO_DRAW = OneOf(("draw",), "Draw: nobody else has a card", LABELS)
DIRECTIONS = {1: "clockwise", -1: "counterclockwise"}


class PlayCard(PickCardAs):
    """A card to play onto a total: each answer tells the total that it makes."""

    __slots__ = ("total", "values")

    total: int
    values: Mapping[tuple[Cards, str], int]

    def label(self, value: Value) -> str:
        after = self.total + self.values[value]
        border = crossed(self.total, after)
        return f"{after}" if border is None else f"{after}, over {border}"


class Deal(Phase[Any, NinetyNineState]):
    """Three cards each, one at a time, and three hand points (NIN-1, NIN-2)."""

    rules: NinetyNine
    name = "deal"

    def ask(self, state: NinetyNineState) -> dict[int, Decision]:
        return self.rules.shuffle

    def take(self, state: NinetyNineState, seat: int, value: Value) -> Next:
        self.rules.begin_deal(state)
        assert state.dealer is not None
        order = self.rules.clockwise_from[state.dealer]
        state.hands = self.rules.packets.deal(value, order)
        state.draw_pile = value[self.rules.packets.dealt :]
        state.hand_points = (HAND_POINTS,) * state.seats
        state.turn = order[0]
        return Play


class Play(Phase[Any, NinetyNineState]):
    """Card by card, until the total is over 99 (NIN-3 … NIN-6), and who draws when (NIN-8)."""

    rules: NinetyNine
    name = "play"

    def ask(self, state: NinetyNineState) -> dict[int, Decision]:
        turn, may_draw = state.turn, state.may_draw
        if turn is None:
            assert may_draw is not None
            return {may_draw: HAS_TO_DRAW}
        card = self._card(state, turn)
        if may_draw is None:
            return {turn: card}
        if may_draw == turn:
            return {turn: Either(card, MAY_DRAW)}
        return {turn: card, may_draw: MAY_DRAW}

    def _card(self, state: NinetyNineState, seat: int) -> PlayCard:
        card = PlayCard(self.rules.playing, state.hands[seat], self.rules.plays)
        card.total, card.values = state.total, self.rules.values
        return card

    def take(self, state: NinetyNineState, seat: int, value: Value) -> Next | None:
        return self._draw(state, seat) if value == "draw" else self._play(state, seat, value)

    def _play(self, state: NinetyNineState, seat: int, value: Value) -> Next | None:
        card, _ = value
        state.hands[seat] ^= card
        state.played |= card
        state.last = card
        state.late, state.may_draw = state.may_draw, seat
        if self._count(state, seat, card, self.rules.values[value]) == LAST_BORDER:
            return self.rules.end_deal(state, state.hand_points)
        following = None if self.rules.manual else self._draw(state, seat)
        state.turn = state.next_with_cards(seat)
        return following

    def _count(self, state: NinetyNineState, seat: int, card: Cards, worth: int) -> int | None:
        """Changes the total and the direction, and takes a point at a border, which it returns."""
        border = crossed(state.total, state.total + worth)
        state.total += worth
        if border is not None:
            state.lose_point(seat)
        if card & self.rules.reversing:
            state.step = -state.step
        state.told = (seat, card, worth, border)
        return border

    def _draw(self, state: NinetyNineState, seat: int) -> Next | None:
        if not state.draw_pile:
            return Reshuffle
        state.draw(seat)
        if state.turn is None:
            state.turn = seat
        return None

    def why_not(self, state: NinetyNineState, seat: int, value: Value) -> str | None:
        match value:
            case (int() as card, str()) if card.bit_count() == 1 and not card & ~self.rules.deck:
                return self._why_not(state, seat, card)
        return None

    def _why_not(self, state: NinetyNineState, seat: int, card: Cards) -> str:
        name, held = self.rules.pack.name(card), self.rules.pack.names(state.hands[seat])
        if not card & state.hands[seat]:
            return f"you do not hold {name}: you hold {' '.join(held)}"
        if words := CHOICES.get(name[0]):
            return f"say what it counts: {' or '.join(f'play {name} {word}' for word in words)}"
        return f"there is no choice in what {name} counts: play {name}"

    def too_late(self, state: NinetyNineState, seat: int, text: str) -> str | None:
        if text != "draw" or state.late != seat:
            return None
        return "the next card has been played: yours is lost, and you go on with one less"


class Reshuffle(Phase[Any, NinetyNineState]):
    """A card is to be drawn and there is none: all played cards but the last are shuffled
    (NIN-9).
    """

    name = "reshuffle"

    def ask(self, state: NinetyNineState) -> dict[int, Decision]:
        return {CHANCE: Shuffle(self.rules.pack, state.played ^ state.last)}

    def take(self, state: NinetyNineState, seat: int, value: Value) -> Next:
        assert state.may_draw is not None
        state.draw_pile, state.played = value, state.last
        drawer = state.may_draw
        state.draw(drawer)
        if state.turn is None:
            state.turn = drawer
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
        self.shuffle: dict[int, Decision] = {CHANCE: Shuffle(self.pack, self.deck)}
        self.playing = Picking("play", self.pack, "Play a card")
        self.packets = Packets([(1,) * self.seats] * CARDS_EACH)
        self.clockwise_from = [
            [(dealer + step) % self.seats for step in range(1, self.seats + 1)]
            for dealer in range(self.seats)
        ]

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
        best = max(state.scores)
        if best < self.target:
            return ()
        return tuple(seat for seat, score in enumerate(state.scores) if score == best)

    def table(self, state: NinetyNineState) -> dict[str, Any]:
        return {
            "dealer": state.dealer,
            "decks": self.decks,
            "total": state.total,
            "direction": DIRECTIONS[state.step],
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
