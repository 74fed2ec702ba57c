"""What a game of Farkle remembers, and its house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from bot.engine.cards import Cards
from bot.engine.dice import Spots
from bot.engine.options import Options, number
from bot.engine.state import State

DICE_IN_ALL = 6


class FarkleOptions(Options):
    """The house rules (FRK-6, FRK-7)."""

    target: int = number(10000, 1000, 50000, "points at which the last round is announced")
    opening: int = number(1000, 0, 5000, "points a turn must have to be banked on a total of zero")
    minimum: int = number(350, 0, 5000, "points a turn must have to be banked on any other total")


class Turn(NamedTuple):
    """A turn that is over: whose, his last throw, the points he had, and whether he banked them."""

    seat: int
    dice: Spots
    points: int
    banked: bool


class FarkleState(State):
    """``to_come`` are the seats whose turn is still to come in this round, the one in turn first;
    ``turns`` are the turns of this round that are over.

    Of the turn under way: ``dice`` is the last throw, ``kept`` what has been set aside since all
    six were thrown, ``points`` what it all is worth, ``left`` how many dice are not set aside.
    """

    each_seat: ClassVar[Sequence[str]] = ()

    to_come: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    dice: Spots = ()
    kept: tuple[Cards, ...] = ()
    points: int = 0
    left: int = DICE_IN_ALL

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        return self.to_come[0] if self.to_come else None

    @property
    def to_throw(self) -> int:
        """How many dice the next throw has: those left, or all six when none is (FRK-2)."""
        return self.left or DICE_IN_ALL

    def take_back_dice(self) -> None:
        """All six dice are to be thrown."""
        self.kept = ()
        self.left = DICE_IN_ALL

    def end_turn(self, *, banked: bool) -> None:
        """The turn is over, with its points or without."""
        self.turns = (*self.turns, Turn(self.to_come[0], self.dice, self.points, banked))
        self.to_come = self.to_come[1:]
        self.dice, self.points = (), 0
        self.take_back_dice()

    def made(self) -> tuple[int, ...]:
        """What each seat has banked in this round so far."""
        banked = {turn.seat: turn.points for turn in self.turns if turn.banked}
        return tuple([banked.get(seat, 0) for seat in range(self.seats)])
