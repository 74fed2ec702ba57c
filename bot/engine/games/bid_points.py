"""A deal's points by their names, held against the bid: Setback and Pedro."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bot.engine.cards import Cards
from bot.engine.phases.auction import Auction
from bot.engine.phases.naming import TrumpState
from bot.engine.rules import Phase
from bot.engine.seating import Places, clockwise_from
from bot.engine.state import Trick

Side: TypeAlias = tuple[int, ...]
"""The seats that score together."""

Points: TypeAlias = Mapping[str, Side | None]
"""Which side made each of a deal's points; None for a point that nobody made."""


class Counted(NamedTuple):
    """How a deal that was bid for came out."""

    bidder: int
    bid: int
    trump: str
    points: Points


class PointsState(TrumpState):
    """A deal of bid points; ``counted`` is how the last one came out, None where nobody bid."""

    counted: Counted | None = None

    def count(self, points: Points) -> None:
        """Notes what came of this deal."""
        assert self.bidder is not None
        assert self.trump is not None
        self.counted = Counted(self.bidder, self.bid, self.trump, points)


B = TypeVar("B", bound=PointsState)


class PointsAuction(Auction[Any, B]):
    """Bids for a deal's points, from the house's lowest on; a deal without a bid counts none."""

    @property
    def least(self) -> int:
        least: int = self.rules.min_bid
        return least

    def all_passed(self, state: B) -> type[Phase[Any, Any]]:
        state.counted = None
        return super().all_passed(state)


def dealt_to(card: Cards, tricks: Sequence[Trick], places: Places) -> int:
    """The seat that has played a card of those tricks, and so held it; all play to each trick."""
    for leader, cards, _ in tricks:
        if card in cards:
            return clockwise_from(places, leader)[cards.index(card)]
    raise ValueError("nobody has played that card")


def side_with(card: Cards, held: Sequence[Cards], sides: Sequence[Side]) -> Side | None:
    """The side that has a card among what each seat holds; None where nobody has it."""
    for seat, cards in enumerate(held):
        if cards & card:
            return sides[seat]
    return None


def made(points: Points, worth: Mapping[str, int], seats: int) -> list[int]:
    """What each seat's side has made, by what each point is worth."""
    scored = [0] * seats
    for name, side in points.items():
        for seat in side or ():
            scored[seat] += worth[name]
    return scored


def made_or_set_back(scored: Sequence[int], bidders: Side, bid: int) -> list[int]:
    """Everybody scores what was made, but bidders who made less than their bid lose the bid."""
    return [
        -bid if seat in bidders and points < bid else points for seat, points in enumerate(scored)
    ]


def winners_at(target: int, scores: Sequence[int], bidders: Side) -> tuple[int, ...]:
    """The seats that have reached the target; where both sides have, the bidders (GEN-10)."""
    reached = tuple([seat for seat, score in enumerate(scores) if score >= target])
    return tuple([seat for seat in reached if seat in bidders]) or reached


def last_deal_facts(counted: Counted | None) -> dict[str, Any] | None:
    """How the last deal came out, in plain data."""
    return None if counted is None else counted._asdict()


def last_deal_told(facts: Mapping[str, Any] | None) -> Counted | None:
    """The same, from the plain data of a view."""
    return None if facts is None else Counted(**facts)
