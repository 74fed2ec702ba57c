"""What a player of Margin for Error sees from his seat."""

from __future__ import annotations

from propcache.api import cached_property

from bot.engine.cards import Cards, singles, union
from bot.engine.games.margin_for_error_state import PACK, SUITS
from bot.engine.phases.ranking import Ranking
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.view import View
from bot.players.bid_points.seat import Seat

HEIGHT = {PACK.card(name): int(name[:-1]) for name in PACK.names(PACK.all)}
MIDDLE = 7.5
"""The mean of the cards' numbers."""

OF_FIVE = 6.0
"""How far the guess leans to low with five, where the Captain's side are only two."""


class MarginSeat(Seat):
    """One seat's view of a round; its side is the Captain's or that of the others."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.hand = view.hand
        self.table = view.table
        self.side = self._side()

    def _side(self) -> tuple[int, ...]:
        opponents: list[int] = self.table["opponents"]
        if self.me in opponents:
            return tuple(opponents)
        return tuple(seat for seat in self.view.places if seat not in opponents)

    @cached_property
    def ranking(self) -> Ranking:
        """No suit is trump."""
        ranking: Ranking = self.view.rules.ranking  # type: ignore[attr-defined]  # of this game
        return ranking

    @cached_property
    def points(self) -> Cards:
        """The point suit."""
        return SUITS[self.table["point_suit"]]

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold: not those that have been played."""
        tricks = self.view.deals[-1].tricks
        return super().unseen & ~union(card for trick in tricks for card in trick.cards)

    @cached_property
    def known_strategy(self) -> str | None:
        """``low`` or ``high`` where this seat has been told; None where it has not."""
        if self.table["strategy"] is not None or self.me in self.table["opponents"]:
            exposed: str | None = self.table["strategy"]
            return exposed
        announced = self.view.said(self.table["captain"], "point")
        assert announced is not None
        return announced.split()[2]

    @cached_property
    def strategy(self) -> str:
        """The strategy, or a guess: who holds the high point cards himself expects that the Captain
        does not want any.
        """
        if self.known_strategy is not None:
            return self.known_strategy
        mine = [HEIGHT[card] for card in singles(self.played_or_held & self.points)]
        likelier_low = OF_FIVE if len(self.view.places) % 2 else 0.0
        return "low" if sum(number - MIDDLE for number in mine) > -likelier_low else "high"

    @cached_property
    def played_or_held(self) -> Cards:
        """The cards that this seat has had in hand since the passing."""
        played = cards_played_by_each(self.view.deals[-1].tricks, self.view.places)
        return self.hand | played[self.me]
