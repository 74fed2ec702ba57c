"""The auction of Double Deck Pinochle; trump, or the forfeit (PIN-2 … PIN-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.games.pinochle_meld import MARRIAGES, laid_down, marriage_suits, side_points
from bot.engine.games.pinochle_state import Next, Outcome, PinochlePhase, PinochleState
from bot.engine.phases.auction import Auction
from bot.engine.phases.naming import NameTrump

if TYPE_CHECKING:
    from bot.engine.games.pinochle import Pinochle

BY_ONES_UNDER = 60
STEP = 5


class Bidding(Auction[Any, PinochleState]):
    """By ones under 60, from there by fives at least, up to 500 (PIN-2, PIN-3)."""

    rules: Pinochle
    most = 500
    ends_at_most = False

    @property
    def least(self) -> int:
        return self.rules.min_bid

    def raised(self, bid: int) -> int:
        return bid + (1 if bid < BY_ONES_UNDER else STEP)

    def sold(self, state: PinochleState) -> Next:
        return Naming

    def all_passed(self, state: PinochleState) -> Next:
        state.last = None
        return super().all_passed(state)

    def why_not(self, state: PinochleState, seat: int, value: Value) -> str | None:
        reason = super().why_not(state, seat, value)
        lowest = self.lowest(state)
        if type(value) is int and BY_ONES_UNDER <= state.bid < value < lowest:
            return f"from {BY_ONES_UNDER} on a bid is at least {STEP} higher: {reason}"
        return reason


class Naming(NameTrump[Any, PinochleState]):
    """The bidder names a suit in which he holds a marriage, or forfeits; before he forfeits by
    choice he may ask his partner, once (PIN-4 … PIN-6).
    """

    rules: Pinochle

    def __init__(self, rules: Pinochle) -> None:
        super().__init__(rules)
        self.labels |= {"consult": "Ask partner about forfeiting", "forfeit": "Forfeit the deal"}
        self._questions: dict[tuple[tuple[str, ...], bool], Decision] = {}

    def suits(self, state: PinochleState) -> tuple[str, ...]:
        assert state.bidder is not None
        return marriage_suits(state.hands[state.bidder])

    def ask(self, state: PinochleState) -> dict[int, Decision]:
        assert state.bidder is not None
        asked = self.suits(state), state.consulted
        question = self._questions.get(asked)
        if question is None:
            question = self._questions[asked] = self._question(*asked)
        return {state.bidder: question}

    def _question(self, suits: Sequence[str], consulted: bool) -> Decision:
        if not suits:
            return OneOf(("forfeit",), "You hold no marriage: you must forfeit", self.labels)
        talk = () if consulted else ("consult",)
        words = (*(f"trump {suit}" for suit in suits), *talk, "forfeit")
        return OneOf(words, "Name the trump suit, or forfeit", self.labels)

    def take(self, state: PinochleState, seat: int, value: Value) -> Next:
        if value == "consult":
            state.consulted = True
            return Consulting
        return self.forfeited(state) if value == "forfeit" else super().take(state, seat, value)

    def named(self, state: PinochleState) -> Next:
        """All lay down their meld, and take it up again (PIN-7)."""
        state.laid = tuple(laid_down(hand, state.trump) for hand in state.hands)
        return self.rules.play_phase

    def forfeited(self, state: PinochleState) -> Next:
        """The other side scores its meld as it is without trump; the same dealer deals again."""
        assert state.bidder is not None
        bidders = self.rules.team(state.bidder)
        laid = tuple(
            None if seat in bidders else laid_down(hand, None)
            for seat, hand in enumerate(state.hands)
        )
        state.last = Outcome(state.bidder, state.bid, None, laid, None)
        lost = -state.bid if self.rules.forfeit_costs_bid else 0
        meld = side_points(laid, None, self.rules.teams)
        delta = [lost if seat in bidders else meld[seat] for seat in range(state.seats)]
        return self.rules.end_deal(state, delta, same_dealer=True)

    def why_not(self, state: PinochleState, seat: int, value: Value) -> str | None:
        suits = self.suits(state)
        verb, _, suit = str(value).partition(" ")
        if not suits and verb in ("trump", "consult"):
            return "you hold a king and a queen of no suit: you must forfeit"
        if verb == "trump" and suit in MARRIAGES:
            name = self.rules.pack.suits[suit]
            could = " or ".join(f"{self.rules.pack.suits[other]}s" for other in suits)
            return f"trump needs a king and a queen in your hand, which {name}s lack: name {could}"
        if value == "consult":
            return "you have asked your partner already: name trump or forfeit"
        return None


class Consulting(PinochlePhase):
    """The bidder's partner says whether he would forfeit: all the talk there is (PIN-5)."""

    name = "consult"
    question = OneOf(
        ("agree", "play on"),
        "Your partner thinks of forfeiting the deal",
        {"agree": "Forfeit: I agree", "play on": "Play on"},
    )

    def ask(self, state: PinochleState) -> dict[int, Decision]:
        assert state.bidder is not None
        return {(state.bidder + 2) % state.seats: self.question}

    def take(self, state: PinochleState, seat: int, value: Value) -> Next:
        state.agrees = value == "agree"
        return Naming
