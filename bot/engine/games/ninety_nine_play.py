"""The play of 99: card by card, who draws when, and a draw pile that runs out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.engine.cards import Cards
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.choosing import PickCardAs
from bot.engine.decisions import Decision, Either, OneOf, Value
from bot.engine.games.ninety_nine_state import NinetyNineState
from bot.engine.games.ninety_nine_values import CHOICES, LAST_BORDER, crossed
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.ninety_nine import NinetyNine

Next = type[Phase[Any, Any]]
LABELS = {"draw": "Draw a card"}
MAY_DRAW = OneOf(("draw",), "Draw before the next card is played", LABELS, right=True)
HAS_TO_DRAW = OneOf(("draw",), "Draw: nobody else has a card", LABELS)


class PlayCard(PickCardAs):
    """A card to play onto a total: each answer tells the total that it makes."""

    __slots__ = ("total", "values")

    total: int
    values: Mapping[tuple[Cards, str], int]

    def label(self, value: Value) -> str:
        after = self.total + self.values[value]
        border = crossed(self.total, after)
        return f"{after}" if border is None else f"{after}, over {border}"


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
        rules, (card, _) = self.rules, value
        state.hands[seat] ^= card
        state.played |= card
        state.last = card
        state.late, state.may_draw = state.may_draw, seat
        if self._count(state, seat, card, rules.values[value]) == LAST_BORDER:
            return rules.end_deal(state, state.hand_points)
        following = None if rules.manual else self._draw(state, seat)
        state.turn = state.next_with_cards(seat)
        return following

    def _count(self, state: NinetyNineState, seat: int, card: Cards, worth: int) -> int | None:
        """Changes the total and the direction, and takes a point at a border, which it returns."""
        before = state.total
        state.total = after = before + worth
        border = crossed(before, after)
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

    def why_not_now(self, state: NinetyNineState, seat: int, text: str) -> str | None:
        if text == "draw":
            return self._why_no_draw(state, seat)
        if text.startswith("play ") and seat == state.may_draw and state.turn not in (seat, None):
            return "it is not your turn: you may draw, before the next card is played"
        return None

    def _why_no_draw(self, state: NinetyNineState, seat: int) -> str | None:
        if state.late == seat:
            return "the next card has been played: yours is lost, and you go on with one less"
        if seat != state.turn:
            return None
        if self.rules.manual:
            return "you draw after your card, once, before the next one is played"
        return "your cards are drawn for you"


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
