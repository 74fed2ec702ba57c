"""The best that can be made of a turn of Farkle, worked out from its end to its beginning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from bot.engine.games.farkle_points import three_alike
from bot.engine.games.farkle_state import DICE_IN_ALL
from bot.players.normal.farkle.throws import STEP, all_throws, farkle_chances

Row = Sequence[float]
"""What something is worth by the number of dice that are to be thrown."""

MOST_AT_ONCE = 8 * three_alike(1)
"""No throw makes more points than six ones."""

FURTHER = 1500
"""For so many points beyond what is needed each throw is weighed; with more one banks."""

HOT, HOT_LESS = 395.0, 0.0235
"""With yet more points it pays to throw six dice again, by so many points less a part of those that
are at stake. Read off a table that weighs every throw up to 12,000 points.
"""


class Turns:
    """What turns are worth, by their points and the dice that are to be thrown.

    From ``start`` points on, for so many ``steps``, each throw is weighed; ``banked`` says what it
    is worth to bank points, None where that is not allowed; ``farkled`` what it is worth to lose
    them; ``beyond`` what turns are worth after those steps.
    """

    def __init__(
        self,
        start: int,
        steps: int,
        banked: Callable[[int], float | None],
        farkled: float,
        beyond: Callable[[int], Row],
    ) -> None:
        self.start, self.bank, self.farkled = start, banked, farkled
        ends = range(start + steps * STEP, start + steps * STEP + MOST_AT_ONCE + STEP, STEP)
        self._best: list[Row] = [[]] * steps + [beyond(points) for points in ends]
        self._rolled: list[Row] = [[]] * steps
        for step in reversed(range(steps)):
            rolled = self._rolled[step] = self._thrown(step)
            bank = banked(start + step * STEP)
            self._best[step] = rolled if bank is None else [max(bank, roll) for roll in rolled]

    def _thrown(self, step: int) -> Row:
        ahead, lost = self._best[step:], farkle_chances()
        return [
            lost[dice] * self.farkled
            + sum(
                [
                    chance * max([ahead[up][left] for up, left in keeps])
                    for chance, keeps in throws
                    if keeps
                ]
            )
            for dice, throws in enumerate(all_throws())
        ]

    def best(self, points: int, dice: int) -> float:
        """What a turn with so many points is worth with so many dice to throw, banked or not."""
        return self._row(self._best, points)[dice]

    def rolled(self, points: int, dice: int) -> float:
        """What it is worth if they are thrown: as much as its best where that is not weighed."""
        step = (points - self.start) // STEP
        rows = self._rolled if step < len(self._rolled) else self._best
        return self._row(rows, points)[dice]

    def _row(self, rows: Sequence[Row], points: int) -> Row:
        return rows[min((points - self.start) // STEP, len(rows) - 1)]


@lru_cache(maxsize=64)
def for_points(start: int, needed: int) -> Turns:
    """Turns of which as many points as possible are to be made on average, and so many are needed
    before they may be banked.
    """
    steps = (max(start, needed) + FURTHER - start) // STEP
    return Turns(start, steps, lambda made: made if made >= needed else None, 0.0, _banked_or_hot)


def _banked_or_hot(points: int) -> Row:
    """What many points are worth, as so many or by the dice."""
    return [points] * DICE_IN_ALL + [points + max(0.0, HOT - HOT_LESS * points)]


REACH = 5000
"""More points than this are hardly ever made in a turn."""


@cache
def _reaching() -> Turns:
    """Turns that are to make as much as the highest that is asked for, counted from there back."""
    return Turns(-REACH, REACH // STEP, lambda _: None, 0.0, lambda _: [1.0] * (DICE_IN_ALL + 1))


def chance_to_make(points: int) -> float:
    """How likely a turn is to make so many points, if it is all that its player wants."""
    return _reaching().best(max(-REACH, -points), DICE_IN_ALL) if points > 0 else 1.0
