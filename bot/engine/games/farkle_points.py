"""What dice of one throw are worth in Farkle (FRK-4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations, permutations

from bot.engine.dice import Spots

FACES = (1, 2, 3, 4, 5, 6)
SINGLES = {1: 100, 5: 50}
TIMES_THREE_ALIKE = {3: 1, 4: 2, 5: 4, 6: 8}
STRAIGHT = 1500
THREE_PAIRS = 500


def three_alike(face: int) -> int:
    """What three dice that show the same are worth."""
    return 1000 if face == 1 else 100 * face


def _combinations() -> dict[Spots, int]:
    worth: dict[Spots, int] = {(face,): points for face, points in SINGLES.items()}
    for face in FACES:
        for number, times in TIMES_THREE_ALIKE.items():
            worth[(face,) * number] = times * three_alike(face)
    worth[FACES] = STRAIGHT
    for one, two, three in combinations(FACES, 3):
        worth[one, one, two, two, three, three] = THREE_PAIRS
    for four, two in permutations(FACES, 2):
        worth[tuple(sorted((four,) * 4 + (two,) * 2))] = THREE_PAIRS
    return worth


COMBINATIONS: Mapping[Spots, int] = _combinations()
"""Each combination, ascending, and its points; four alike and a pair are three pairs as well."""


@cache
def points(dice: Spots) -> int | None:
    """What ascending dice of one throw are worth together: the best of all ways to divide them
    wholly into combinations. None where a die would be left over.
    """
    if not dice:
        return 0
    divided = [
        worth + rest
        for some, worth in COMBINATIONS.items()
        if some[0] == dice[0] and (rest := _points_besides(dice, some)) is not None
    ]
    return max(divided, default=None)


def _points_besides(dice: Spots, some: Spots) -> int | None:
    left = list(dice)
    for die in some:
        if die not in left:
            return None
        left.remove(die)
    return points(tuple(left))


@cache
def keeps(thrown: Spots) -> Mapping[Spots, int]:
    """All that may be set aside of an ascending throw, and what each is worth (FRK-1)."""
    some = {some for size in range(len(thrown)) for some in combinations(thrown, size + 1)}
    return {some: worth for some in sorted(some) if (worth := points(some)) is not None}
