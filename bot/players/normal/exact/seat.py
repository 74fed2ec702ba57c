"""What somebody who counts cards knows of the others' hands, where exact tricks are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import prod

from bot.engine.cards import Cards
from bot.engine.imagining import plays_of
from bot.engine.phases.tricks import suits_not_followed
from bot.players.exact.seat import ExactSeat
from bot.players.normal.chances import chance_of_none


class CountingSeat(ExactSeat):
    """A seat that remembers who did not follow which suit."""

    @cached_property
    def perhaps(self) -> list[Cards]:
        """For each seat the cards that it may hold."""
        missing = suits_not_followed(self.ranking, plays_of(self.view), len(self.view.places))
        return [self.unseen & ~cannot for cannot in missing]

    def chance_of_one(self, wanted: Cards, seats: Sequence[int]) -> float:
        return 1 - prod(self._chance_of_none(wanted, seat) for seat in seats)

    def _chance_of_none(self, wanted: Cards, seat: int) -> float:
        perhaps = self.perhaps[seat]
        among = (perhaps & wanted).bit_count()
        return chance_of_none(perhaps.bit_count(), among, self.view.counts["hands"][seat])
