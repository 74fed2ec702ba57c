"""What a player of these games sees from his seat, in the words that he thinks in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from propcache.api import cached_property

from bot.engine.phases.ranking import Ranking
from bot.engine.view import View
from bot.players.trick_seat import TrickSeat


class HasRankings(Protocol):
    """Rules with a ranking for each trump suit."""

    rankings: Mapping[str, Ranking]


class Seat(TrickSeat):
    """One seat's view of a deal between partners."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.side = view.sides[self.me]
        self.partner = next(seat for seat in self.side if seat != self.me)

    def ranking_with(self, trump: str) -> Ranking:
        """How the cards rank if a suit is trump."""
        return cast("HasRankings", self.view.rules).rankings[trump]

    @cached_property
    def ranking(self) -> Ranking:
        """How the cards rank in this deal."""
        return self.ranking_with(self.table["trump"])
