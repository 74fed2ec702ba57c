"""All throws of Farkle, and what one may do with each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from bot.engine.dice import Spots
from bot.engine.games.farkle_points import FACES, keeps
from bot.engine.games.farkle_state import DICE_IN_ALL

STEP = 50
"""All points are multiples of it."""


class Keep(NamedTuple):
    """Dice set aside: their points in steps, and how many dice are then thrown."""

    steps: int
    dice: int


class Throw(NamedTuple):
    """Throws after which one may do the same: how likely one of them is, and what one may keep."""

    chance: float
    keeps: Sequence[Keep]


def _keeps(thrown: Spots) -> tuple[Keep, ...]:
    """What may be kept of a throw, but for what is worse than something else in points and dice."""
    dice = len(thrown)
    kept = {
        Keep(worth // STEP, (dice - len(some)) or DICE_IN_ALL)
        for some, worth in keeps(thrown).items()
    }
    return tuple(sorted(one for one in kept if not any(_is_better(other, one) for other in kept)))


def _is_better(one: Keep, other: Keep) -> bool:
    return one != other and one.steps >= other.steps and one.dice >= other.dice


@cache
def all_throws() -> Sequence[Sequence[Throw]]:
    """For each number of dice all its throws; those in which nothing scores may keep nothing.

    Worked out when first asked for: it takes a moment, and many a bot never plays Farkle.
    """
    return [_throws(dice) for dice in range(DICE_IN_ALL + 1)]


@cache
def farkle_chances() -> Sequence[float]:
    """For each number of dice how likely a throw of them is to score nothing."""
    return [sum(throw.chance for throw in throws if not throw.keeps) for throws in all_throws()]


def _throws(dice: int) -> list[Throw]:
    ways: Counter[tuple[Keep, ...]] = Counter()
    for thrown in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(map(factorial, Counter(thrown).values()))
        ways[_keeps(thrown)] += orders
    return [Throw(many / len(FACES) ** dice, kept) for kept, many in ways.items()]
