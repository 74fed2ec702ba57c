"""A game of Farkle that a test plays by hand."""

from typing import Any, Self

from bot.engine.games.farkle import Farkle
from tests.games.card_table import CardTable

NOTHING = {2: "2 3", 3: "2 3 4", 4: "2 3 4 6", 5: "2 2 3 4 6", 6: "2 2 3 3 4 6", 1: "2"}
"""Throws in which nothing scores, by the number of dice."""


class FarkleTable(CardTable):
    """The last seat is the dealer, so that seat 0 begins every round."""

    def __init__(self, seats: int = 3, dealer: int | None = None, **options: Any) -> None:
        super().__init__(Farkle(options, seats), seats - 1 if dealer is None else dealer)

    def throws(self, dice: str) -> Self:
        """The dice fall so."""
        return self.hears(f"-1 roll {dice}")

    def says(self, *lines: str) -> Self:
        """Those lines, by whoever's turn it is."""
        for line in lines:
            self.hears(f"{self.asked()[0]} {line}")
        return self

    def keeps(self, dice: str, *more: str) -> Self:
        """Whoever's turn it is sets those dice aside."""
        return self.says(f"keep {dice}", *more)

    def turn(self, *throws: str) -> Self:
        """A turn in which all dice of these throws are set aside, and then banked."""
        for number, dice in enumerate(throws):
            if number:
                self.says("roll")
            self.throws(dice if " of " not in dice else dice.split(" of ")[1])
            self.keeps(dice.split(" of ")[0])
        return self.says("bank")

    def farkle(self) -> Self:
        """A first throw of nothing."""
        return self.throws(NOTHING[6])

    def thousand(self) -> Self:
        """A turn of 1000 points."""
        return self.turn("1 1 1 of 1 1 1 2 3 4")

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals as they stand."""
        return self.view(None).scores

    @property
    def points(self) -> int:
        """What the turn has brought so far."""
        return self.state.points
