"""Making trump in Euchre: two rounds, and the dealer's pick-up (EUC-4 … EUC-8)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.cards import NONE, STANDARD, SUITS
from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.games.euchre_alone import DefendAlone
from bot.engine.games.euchre_state import EuchrePhase, EuchreState, Next
from bot.engine.picking import PickCard


class OrderUp(EuchrePhase):
    """The first round of bidding, for the suit of the upcard (EUC-4)."""

    name = "order_up"
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        "order": "Order it up",
        "order alone": "Order it up, alone",
    }

    def begin(self, state: EuchreState) -> None:
        state.turned = state.upcard
        state.bidder = self.rules.left(state.dealer)

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {
            state.bidder: OneOf(
                ("pass", "order", "order alone"), "Trump by the turned-up card?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return CallTrump if seat == state.dealer else None
        self.rules.make_trump(
            state, seat, STANDARD.name(state.turned)[-1], alone=value == "order alone"
        )
        return PickUp


class PickUp(EuchrePhase):
    """The dealer takes the turned-up card and lays one off face down, any card (EUC-5)."""

    name = "discard"

    def begin(self, state: EuchreState) -> None:
        assert state.dealer is not None
        state.hands[state.dealer] |= state.upcard
        state.upcard = NONE

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.dealer is not None
        hand = state.hands[state.dealer]
        return {state.dealer: PickCard(self.rules.laying_off[state.dealer], hand)}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        state.lay_off(seat, value)
        return DefendAlone


class CallTrump(EuchrePhase):
    """The second round: any other suit (EUC-6, EUC-7)."""

    name = "call_trump"
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        **{f"call {suit}": f"Call {name}s" for suit, name in SUITS.items()},
        **{f"call {suit} alone": f"Call {name}s, alone" for suit, name in SUITS.items()},
    }

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        turned_down = STANDARD.name(state.turned)[-1]
        calls = [
            f"call {suit}{alone}"
            for suit in SUITS
            if suit != turned_down
            for alone in ("", " alone")
        ]
        words = calls if self.must_call(state) else ["pass", *calls]
        return {state.bidder: OneOf(tuple(words), "Name another suit trump?", self.labels)}

    def must_call(self, state: EuchreState) -> bool:
        """A stuck dealer may not pass (EUC-21)."""
        return state.bidder == state.dealer and bool(self.rules.options.stick_the_dealer)

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return self.rules.end_deal(state, [0] * state.seats) if seat == state.dealer else None
        _, suit, *alone = value.split()
        self.rules.make_trump(state, seat, suit, alone=bool(alone))
        return DefendAlone

    def why_not(self, state: EuchreState, seat: int, value: Value) -> str | None:
        if value == "pass":
            return "the dealer is stuck: you must call a suit"
        if str(value).startswith("call ") and str(value)[5:6] == STANDARD.name(state.turned)[-1]:
            return f"{SUITS[value[5]]}s were turned down: call another suit"
        return None
