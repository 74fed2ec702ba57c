"""Where a player of Farkle stands: what his turn has made, and what it must make."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from propcache.api import cached_property

from bot.engine.games.farkle_state import DICE_IN_ALL
from bot.engine.view import View
from bot.players.normal.farkle.throws import STEP
from bot.players.normal.farkle.turns import FURTHER, Turns, chance_to_make, for_points

FAR = 2000
"""A turn that needs more points than this is first thought to need so many."""

STAGE = 500
"""Turns that have to make much are weighed anew after so many points."""


class Position:
    """A turn as its player sees it, and the game around it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table, options = view.table, view.rules.options
        self.me, self.scores = view.seat, view.scores
        self.points: int = table["points"]
        self.to_throw: int = table["left"]
        self.total = view.scores[view.seat]
        self.needed: int = options.minimum if self.total else options.opening
        self.is_last: bool = table["last_round"]
        playing = table["playing"]
        self.after: list[int] = playing[playing.index(self.me) + 1 :]

    @cached_property
    def to_beat(self) -> int:
        """The highest total of those who have no turn left to come."""
        rivals = [
            score
            for seat, score in enumerate(self.scores)
            if seat != self.me and seat not in self.after
        ]
        return max(rivals, default=0)

    @cached_property
    def short(self) -> int:
        """How many points the turn must make to be ahead of everybody as it stands."""
        others = [score for seat, score in enumerate(self.scores) if seat != self.me]
        return max(0, max(others) - self.total + STEP)

    @property
    def is_decisive(self) -> bool:
        """Whether each point is weighed by the wins that it brings: in the last round, if the turn
        is not too far from being ahead.
        """
        return self.is_last and self.short - self.points <= FAR

    @cached_property
    def turns(self) -> Turns:
        """What turns are worth from here on: in points, or in the last round as wins."""
        start = self.points // STAGE * STAGE
        if self.is_decisive:
            behind = tuple(sorted(self.scores[seat] for seat in self.after))
            return for_winning(start, self.total, self.needed, self.to_beat, behind)
        needed = max(self.needed, self.short) if self.is_last else self.needed
        return for_points(start if needed > FAR else 0, min(needed, start + FAR))


@lru_cache(maxsize=64)
def for_winning(
    start: int, total: int, needed: int, to_beat: int, behind: tuple[int, ...]
) -> Turns:
    """Turns in the last round, worth what they make the win likely: with more than ``to_beat``,
    and more than those make who come behind with such totals.
    """

    def wins(made: int) -> float:
        return chance_to_win(total + made, to_beat, behind)

    enough = max(start, needed, to_beat - total) + FURTHER
    return Turns(
        start,
        (enough - start) // STEP,
        lambda made: wins(made) if made >= needed else None,
        wins(0),
        lambda made: [wins(made)] * (DICE_IN_ALL + 1),
    )


def chance_to_win(total: int, to_beat: int, behind: Sequence[int]) -> float:
    """How likely a total is to win: half a win where it is no more than the highest."""
    chance = 1.0 if total > to_beat else 0.5 if total == to_beat else 0.0
    for score in behind:
        chance *= 1 - chance_to_make(total - score + STEP)
    return chance
