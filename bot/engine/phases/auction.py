"""Bidding for a deal: each bid higher than all before it, or a pass."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

from bot.engine.decisions import Decision, Either, Number, OneOf, Value
from bot.engine.phases.tricks import TrickState
from bot.engine.rules import Phase, R

LABELS = {"pass": "Pass"}
CLOSED_LABELS = {**LABELS, "bid": "Bid"}
"""With these a bid is read also where none is left to make, so that it is refused with a reason."""

NO_BID = 0


class AuctionState(TrickState):
    """A position in a deal that is bid for.

    ``bidding`` are the seats that may still bid, the one whose turn it is first; ``bids`` what was
    said, as ``(seat, bid)`` with None for a pass; ``bid`` the highest bid so far and ``bidder``
    who made it.
    """

    bidding: tuple[int, ...] = ()
    bids: tuple[tuple[int, int | None], ...] = ()
    bid: int = NO_BID
    bidder: int | None = None

    def clear_bids(self) -> None:
        """Forgets the auction, for the next deal."""
        self.bidding, self.bids, self.bid, self.bidder = (), (), NO_BID, None


A = TypeVar("A", bound=AuctionState)


class Auction(Phase[R, A]):
    """Bids from the dealer's left on; who has passed is out.

    It ends when all but the highest bidder have passed, or at once at ``most`` where
    ``ends_at_most``. With ``one_bid_each`` everybody speaks once. With ``must_open`` the first may
    not pass. ``least`` is the lowest opening bid.
    """

    name = "auction"
    one_bid_each: ClassVar[bool] = False
    must_open: ClassVar[bool] = False
    ends_at_most: ClassVar[bool] = True
    most: ClassVar[int]

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        self._questions: dict[tuple[int, bool], Decision] = {}

    @property
    @abstractmethod
    def least(self) -> int:
        """The lowest bid with which the auction may be opened."""

    def raised(self, bid: int) -> int:
        """The lowest bid over another one: higher by one, unless a game says otherwise."""
        return bid + 1

    @abstractmethod
    def sold(self, state: A) -> type[Phase[Any, Any]]:
        """What follows when ``state.bidder`` has won the auction at ``state.bid``."""

    def all_passed(self, state: A) -> type[Phase[Any, Any]]:
        """What follows when nobody has bid: the deal is thrown in (GEN-9)."""
        return self.rules.end_deal(state, [0] * state.seats)

    def begin(self, state: A) -> type[Phase[Any, Any]] | None:
        assert state.dealer is not None
        state.bidding = tuple(self.rules.from_left_of(state, state.dealer))
        return None

    def lowest(self, state: A) -> int:
        """The lowest bid that may be made now."""
        return self.least if state.bidder is None else self.raised(state.bid)

    def may_pass(self, state: A) -> bool:
        """Whether who is asked may pass."""
        return not (self.must_open and state.bidder is None)

    def ask(self, state: A) -> dict[int, Decision]:
        asked = self.lowest(state), self.may_pass(state)
        question = self._questions.get(asked)
        if question is None:
            question = self._questions[asked] = self._question(*asked)
        return {state.bidding[0]: question}

    def _question(self, lowest: int, may_pass: bool) -> Decision:
        if lowest > self.most:
            return OneOf(("pass",), "Nobody can bid higher", CLOSED_LABELS)
        passing = OneOf(("pass",) if may_pass else (), labels=LABELS)
        bids = Number("bid", range(lowest, self.most + 1))
        at_least = f"{lowest} or more" if lowest < self.most else str(lowest)
        prompt = f"Bid {at_least}{', or pass' if may_pass else ''}"
        return Either(passing, bids, prompt=prompt)

    def take(self, state: A, seat: int, value: Value) -> type[Phase[Any, Any]] | None:
        others = state.bidding[1:]
        if value == "pass":
            state.bids += ((seat, None),)
            state.bidding = others
        else:
            state.bids += ((seat, value),)
            state.bid, state.bidder = value, seat
            state.bidding = others if self.one_bid_each else (*others, seat)
        if self.goes_on(state):
            return None
        state.bidding = ()
        return self.all_passed(state) if state.bidder is None else self.sold(state)

    def goes_on(self, state: A) -> bool:
        """Whether there is somebody who may still bid, and something left to bid."""
        if state.bid == self.most and self.ends_at_most:
            return False
        return len(state.bidding) > 1 or (
            len(state.bidding) == 1 and state.bidding[0] != state.bidder
        )

    def why_not(self, state: A, seat: int, value: Value) -> str | None:
        lowest = self.lowest(state)
        if value == "pass":
            return "the first bid may not be a pass"
        if lowest > self.most:
            return f"the bid stands at {state.bid}, and nobody can bid higher: pass"
        if type(value) is not int:
            return None
        if value > self.most:
            return f"the highest bid is {self.most}"
        if state.bidder is None:
            return f"the lowest bid is {lowest}"
        return f"the bid stands at {state.bid}: bid {lowest} or more, or pass"


def auction_facts(state: AuctionState) -> dict[str, Any]:
    """The auction as everybody has heard it: the highest ``bid`` (None before any), its ``bidder``,
    all ``bids`` in order as ``[seat, number]``, with None for a pass.
    """
    return {
        "bid": state.bid or None,
        "bidder": state.bidder,
        "bids": [list(bid) for bid in state.bids],
    }
