"""Scores as players keep them: with a pair of fives or sixes, one covering the other."""

from __future__ import annotations

from functools import cache


@cache
def pips(score: int, each: int) -> tuple[int, int] | None:
    """The pips in sight on two cards with so many ``each``: the first shows all it has before the
    second shows any (EUC-25, SET-11). None for a score that the two cannot show.
    """
    if not 0 <= score <= 2 * each:
        return None
    first = min(score, each)
    return first, score - first
