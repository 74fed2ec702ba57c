"""Making trump: two rounds of bidding, and the dealer's pick-up (EUC-4 … EUC-8)."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from bot.engine.cards import NONE, STANDARD, SUITS
from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.euchre_family import F, FamilyRules, FamilyState, Next
from bot.engine.picking import PickCard, Picking
from bot.engine.rules import Phase


class MakingState(FamilyState):
    """``bidder`` is whose bid it is, ``maker`` who made trump, ``alone`` whether by himself."""

    bidder: int = 0
    maker: int | None = None
    alone: bool = False

    def make_trump(self, maker: int, trump: str, *, alone: bool) -> None:
        """Somebody has made trump (EUC-4, EUC-6, EUC-8)."""
        self.maker, self.trump, self.alone = maker, trump, alone


M = TypeVar("M", bound=MakingState)


class PickUpRules(FamilyRules[F]):
    """A game in which the dealer takes up the turned card; then comes ``after_making``."""

    after_making: ClassVar[Next]

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.laying_off = [
            Picking("discard", STANDARD, "Lay one card off, face down", veil=Veil((seat,)))
            for seat in range(self.seats)
        ]


class MakingRules(PickUpRules[M]):
    """A game in which trump is bid for, in one of its ``ways``: together (no word), ``alone``."""

    ways: ClassVar[tuple[str, ...]]

    def gather(self, state: M) -> None:
        super().gather(state)
        state.maker = None
        state.alone = False

    def table(self, state: M) -> dict[str, Any]:
        table = super().table(state)
        table["maker"], table["alone"] = state.maker, state.alone
        return table


class OrderUp(Phase[Any, M]):
    """The first round of bidding, for the suit of the upcard (EUC-4)."""

    name = "order_up"
    rules: MakingRules[M]
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        "order": "Order it up",
        "order alone": "Order it up, alone",
    }

    def __init__(self, rules: MakingRules[M]) -> None:
        super().__init__(rules)
        bids = ("pass", *(f"order{way}" for way in rules.ways))
        self.bidding = OneOf(bids, "Trump by the turned-up card?", self.labels)

    def begin(self, state: M) -> None:
        state.turn_up()
        state.bidder = self.rules.left(state.dealer)

    def ask(self, state: M) -> dict[int, Decision]:
        return {state.bidder: self.bidding}

    def take(self, state: M, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return CallTrump if seat == state.dealer else None
        state.make_trump(seat, state.turned_suit, alone=value == "order alone")
        return PickUp


class PickUp(Phase[Any, F]):
    """The dealer takes the turned-up card and lays one off face down, any card (EUC-5)."""

    name = "discard"
    rules: PickUpRules[F]

    def begin(self, state: F) -> None:
        assert state.dealer is not None
        state.hands[state.dealer] |= state.upcard
        state.upcard = NONE

    def ask(self, state: F) -> dict[int, Decision]:
        assert state.dealer is not None
        hand = state.hands[state.dealer]
        return {state.dealer: PickCard(self.rules.laying_off[state.dealer], hand)}

    def take(self, state: F, seat: int, value: Value) -> Next:
        state.lay_off(seat, value)
        return self.rules.after_making


class CallTrump(Phase[Any, M]):
    """The second round: any other suit (EUC-6, EUC-7)."""

    name = "call_trump"
    rules: MakingRules[M]
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        **{f"call {suit}": f"Call {name}s" for suit, name in SUITS.items()},
        **{f"call {suit} alone": f"Call {name}s, alone" for suit, name in SUITS.items()},
    }

    def __init__(self, rules: MakingRules[M]) -> None:
        super().__init__(rules)
        calls = {
            turned: [f"call {suit}{way}" for suit in SUITS if suit != turned for way in rules.ways]
            for turned in SUITS
        }
        self.bidding = {turned: self._asking(["pass", *calls[turned]]) for turned in SUITS}
        self.stuck = {turned: self._asking(calls[turned]) for turned in SUITS}

    def _asking(self, words: list[str]) -> Decision:
        return OneOf(tuple(words), "Name another suit trump?", self.labels)

    def ask(self, state: M) -> dict[int, Decision]:
        bidding = self.stuck if self.must_call(state) else self.bidding
        return {state.bidder: bidding[state.turned_suit]}

    def must_call(self, state: M) -> bool:
        """A stuck dealer may not pass (EUC-21)."""
        return state.bidder == state.dealer and bool(self.rules.options.stick_the_dealer)

    def take(self, state: M, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return self.rules.end_deal(state, [0] * state.seats) if seat == state.dealer else None
        _, suit, *alone = value.split()
        state.make_trump(seat, suit, alone=bool(alone))
        return self.rules.after_making

    def why_not(self, state: M, seat: int, value: Value) -> str | None:
        if value == "pass":
            return "the dealer is stuck: you must call a suit"
        if str(value).startswith("call ") and str(value)[5:6] == state.turned_suit:
            return f"{SUITS[value[5]]}s were turned down: call another suit"
        return None
