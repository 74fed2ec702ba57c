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
)
from bot.engine.history import reveal
from bot.engine.picking import PickCard, PickCards, Picking


@cache
def to_pass(exchange: Exchange, seat: int) -> Picking:
    """How one of the two picks the cards that he passes to the other."""
    number, back = exchange.number, " others back" if seat == exchange.receiver else " cards"
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
        taker = self.rules.takes_the_card(state)
        if taker is not None:
            state.hands[taker] |= state.aside
            state.aside = NONE

    def ask(self, state: MarginState) -> dict[int, Decision]:
        given = dict(state.given)
        asked: dict[int, Decision] = {}
        for exchange in self.rules.exchanges(state):
            seat = exchange.receiver if exchange.giver in given else exchange.giver
            if seat not in given:
                cards = state.hands[seat] & ~given.get(exchange.giver, NONE)
                asked[seat] = PickCards(to_pass(exchange, seat), cards)
        taker = self.rules.takes_the_card(state)
        if taker is not None and not state.extra:
            asked[taker] = Discarded(to_discard(taker), state.hands[taker])
        return asked

    def take(self, state: MarginState, seat: int, value: Value) -> Next | None:
        state.hands[seat] ^= value
        if seat == self.rules.takes_the_card(state):
            state.extra = value
        else:
            state.hands[self.other(state, seat)] |= value
            state.given = (*state.given, (seat, value))
        if self.ask(state):
            return None
        reveal(state, DISCARD)
        return Play

    def other(self, state: MarginState, seat: int) -> int:
        """With whom a seat passes cards."""
        (other,) = [
            exchange.receiver if seat == exchange.giver else exchange.giver
            for exchange in self.rules.exchanges(state)
            if seat in (exchange.giver, exchange.receiver)
        ]
        return other

    def why_not(self, state: MarginState, seat: int, value: Value) -> str | None:
        decision = self.ask(state)[seat]
        assert isinstance(decision, PickCards)
        if type(value) is not int or value & ~PACK.all:
            return None
        if back := value & state.hands[seat] & ~decision.cards:
            return f"you have just been given {self.listed(back)}: pass others back"
        if lacking := value & ~state.hands[seat]:
            return f"you do not hold {self.listed(lacking)}"
        return None

    @staticmethod
    def listed(cards: Cards) -> str:
        """Cards as one says them."""
        return " and ".join(PACK.names(cards))
