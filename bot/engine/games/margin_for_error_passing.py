"""Passing cards (MFE-15, MFE-17, MFE-18)."""

from __future__ import annotations

from functools import cache

from bot.engine.cards import NONE, Cards
from bot.engine.decisions import Decision, Value, Veil
from bot.engine.games.margin_for_error_play import Play
from bot.engine.games.margin_for_error_state import (
    DISCARD,
    PACK,
    Exchange,
    MarginPhase,
    MarginState,
    Next,
    Seating,
)
from bot.engine.history import reveal
from bot.engine.picking import PickCard, PickCards, Picking


@cache
def to_pass(exchange: Exchange, seat: int) -> Picking:
    """How one of the two picks the cards that he passes to the other."""
    number, back = exchange.number, " other cards back" if seat == exchange.receiver else " cards"
    veil = Veil((exchange.giver, exchange.receiver))
    return Picking("pass", PACK, f"Pass {number}{back}", number, number, veil)


class Discarded(PickCard):
    """``discard 5R``, which nobody else sees before all passing is done."""

    __slots__ = ()

    def masked(self, value: Value) -> str:
        """``discard ?``."""
        return f"{self.how.verb} ?"


@cache
def to_discard(seat: int) -> Picking:
    """How the card is picked that will not be played."""
    veil = Veil((seat,), until_reveal=True, secret=DISCARD)
    return Picking("discard", PACK, "Discard one card: it will not be played", veil=veil)


class Passing(MarginPhase):
    """Two pairs pass cards, and with five one changes a card; none waits for another."""

    name = "pass"

    def begin(self, state: MarginState) -> None:
        taker = seating_of(state).taker
        if taker is not None:
            state.hands[taker] |= state.aside
            state.aside = NONE

    def ask(self, state: MarginState) -> dict[int, Decision]:
        seating, given = seating_of(state), dict(state.given)
        asked: dict[int, Decision] = {}
        for exchange in seating.exchanges:
            seat = exchange.receiver if exchange.giver in given else exchange.giver
            if seat not in given:
                cards = state.hands[seat] & ~given.get(exchange.giver, NONE)
                asked[seat] = PickCards(to_pass(exchange, seat), cards)
        taker = seating.taker
        if taker is not None and not state.extra:
            asked[taker] = Discarded(to_discard(taker), state.hands[taker])
        return asked

    def take(self, state: MarginState, seat: int, value: Value) -> Next | None:
        seating = seating_of(state)
        state.hands[seat] ^= value
        if seat == seating.taker:
            state.extra = value
        else:
            state.hands[other_of_pair(seating, seat)] |= value
            state.given = (*state.given, (seat, value))
        if len(state.given) < 2 * len(seating.exchanges) or (
            seating.taker is not None and not state.extra
        ):
            return None
        reveal(state, DISCARD)
        return Play

    def why_not(self, state: MarginState, seat: int, value: Value) -> str | None:
        decision = self.ask(state)[seat]
        assert isinstance(decision, PickCards)
        if type(value) is not int or value & ~PACK.all:
            return None
        if back := value & state.hands[seat] & ~decision.cards:
            return f"you have just been given {self.listed(back)}: pass other cards back"
        if lacking := value & ~state.hands[seat]:
            return f"you do not hold {self.listed(lacking)}"
        return None

    @staticmethod
    def listed(cards: Cards) -> str:
        """Cards as one says them."""
        return " and ".join(PACK.names(cards))


def seating_of(state: MarginState) -> Seating:
    """Who plays with whom in this round."""
    assert state.seating is not None
    return state.seating


def other_of_pair(seating: Seating, seat: int) -> int:
    """With whom a seat passes cards."""
    one, other = next((one, other) for one, other, _ in seating.exchanges if seat in (one, other))
    return other if seat == one else one
