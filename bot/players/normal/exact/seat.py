"""What somebody who counts cards knows of the others' hands, where exact tricks are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from bot.engine.cards import Cards
from bot.engine.phases.tricks import suits_not_followed
from bot.engine.view import View
from bot.players.exact.seat import ExactSeat
from bot.players.normal.chances import chances_of_some


class CountingSeat(ExactSeat):
    """A seat that remembers who did not follow which suit."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        missing = suits_not_followed(self.ranking, self.tricks, view.places)
        self.perhaps = [self.unseen & ~cannot for cannot in missing]
        """For each seat the cards that it may hold."""
        self._chances = [
            chances_of_some(perhaps.bit_count(), held)
            for perhaps, held in zip(self.perhaps, self._held(), strict=True)
        ]
        """For each seat how likely it holds one of so many cards that it may hold."""

    def _held(self) -> list[int]:
        """How many cards each seat holds: as many as this one, or one less with its card played."""
        held = [self.hand.bit_count()] * len(self.view.places)
        for seat in self.playing[: len(self.trick)]:
            held[seat] -= 1
        return held

    def chance_to_hold(self, seat: int, wanted: Cards) -> float:
        return self._chances[seat][(self.perhaps[seat] & wanted).bit_count()]

    def chance_of_one(self, wanted: Cards, seats: Sequence[int]) -> float:
        return 1 - prod([1 - self.chance_to_hold(seat, wanted) for seat in seats])
