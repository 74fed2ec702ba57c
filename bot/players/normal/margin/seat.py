"""What a player of Margin for Error has counted: the suits that others lack, the cards he gave."""

from __future__ import annotations

from collections.abc import Sequence

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, singles
from bot.engine.games.margin_for_error_state import PACK
from bot.engine.seating import clockwise_from
from bot.players.margin.seat import HEIGHT, MIDDLE, MarginSeat
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.seat import OUT_OF_PLAY, CountingSeat
from bot.players.normal.holdings import Holdings

DUCKS = 0.85
"""How likely somebody is to stay under a card who can, where nobody wants the trick."""

OVER = 0.9
"""How likely somebody is to beat a card who can, where all want the trick."""

HIGH_AT_FIRST = {4: 0.42, 5: 0.37}
"""How likely the Captain is taken to want point cards, by how many play: so that, over some hundred
rounds, high and low brought him about as much. The figures below are measured over as many.
"""

BY_TRICK = 0.035
BY_POINT = 0.08
BY_NUMBER = 0.018
"""What speaks for it: each trick played, each point card that his side has taken more than the
others; and against it each number that one's own point cards are above the middle.
"""

DISCARDED = 0.5
"""How often a point card is discarded by a player who cannot follow."""


class CountingMarginSeat(CountingSeat, MarginSeat):
    """A seat that remembers who did not follow, and what it has passed on."""

    @cached_property
    def strategy(self) -> str:
        """The strategy, or a guess by one's own point cards and by who has taken the others."""
        if self.known_strategy is not None:
            return self.known_strategy
        mine = sum([HEIGHT[card] - MIDDLE for card in singles(self.played_or_held & self.points)])
        more = 2 * self.captains_taken - sum(self.table["points_taken"])
        tricks = sum(self.table["tricks_won"])
        likely = HIGH_AT_FIRST[len(self.view.places)] + BY_TRICK * tricks + BY_POINT * more
        return "high" if likely - BY_NUMBER * mine > 0.5 else "low"

    @cached_property
    def wants(self) -> int:
        """1 where the sides want point cards, -1 where they want to be rid of them."""
        return 1 if self.strategy == "high" else -1

    @cached_property
    def other_of_pair(self) -> int | None:
        """With whom this seat has passed cards."""
        places, captain, partner = self.view.places, self.table["captain"], self.table["partner"]
        if self.me in (captain, partner):
            return int(partner if self.me == captain else captain)
        _, left, *_, right = clockwise_from(places, captain)
        pair = (left, right)
        return next(seat for seat in pair if seat != self.me) if self.me in pair else None

    @cached_property
    def given(self) -> Cards:
        """The cards that this seat has passed on and that have not been played."""
        passed = self.view.said(self.me, "pass") if self.other_of_pair is not None else None
        return NONE if passed is None else PACK.cards(passed.removeprefix("pass ")) & self.unseen

    @property
    def apart(self) -> Sequence[Cards]:
        return (self.given,)

    def room(self, place: int, card: Cards) -> float:
        """How much room a place has for a card: only one where this seat has passed it to."""
        if card & self.given:
            return float(place == self.other_of_pair)
        if place == OUT_OF_PLAY:
            return 0.0
        known = self.given.bit_count() if place == self.other_of_pair else 0
        return self.view.counts["hands"][place] - known

    @cached_property
    def captains_taken(self) -> int:
        """How many point cards the Captain's side has taken."""
        taken = self.table["points_taken"]
        return int(taken[self.table["captain"]] + taken[self.table["partner"]])


class PointProspects(Prospects):
    """What may become of a trick that everybody wants for its point cards, or nobody does."""

    seat: CountingMarginSeat

    def __init__(self, seat: CountingMarginSeat, holdings: Holdings) -> None:
        super().__init__(seat, lambda _card: 0.0, holdings)
        self._to_come: dict[Cards, float] = {}

    def chance_of_beating(self, by: int, winning: Cards, led: Cards) -> float:
        seat, chance = self.seat, self.holdings.chance_of_one
        following = seat.unseen & seat.ranking.following[led]
        above = seat.above(winning, led) & following
        higher = chance(by, above)
        if seat.wants > 0:
            return OVER * higher
        return higher * (1 - DUCKS * chance(by, following & ~above))

    def points_to_come(self, led: Cards) -> float:
        """How many point cards may be expected of those who play after this seat."""
        suit = self.seat.ranking.following[led]
        found = self._to_come.get(suit)
        if found is None:
            found = self._to_come[suit] = sum([self._adds(by, led) for by in self.seat.to_come])
        return found

    def _adds(self, by: int, led: Cards) -> float:
        seat, chance = self.seat, self.holdings.chance_of_one
        points = chance(by, seat.points & seat.unseen)
        if led & seat.points:
            return points
        follows = chance(by, seat.ranking.following[led] & seat.unseen)
        return (1 - follows) * DISCARDED * points
