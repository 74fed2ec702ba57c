"""Who is ahead, and who has won (GEN-9)."""

from __future__ import annotations

from collections.abc import Sequence


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """All seats with the highest score."""
    best = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best])


def highest_at(target: int, scores: Sequence[int]) -> tuple[int, ...]:
    """Once somebody has reached the target, all those with the highest score; nobody before."""
    return leaders(scores) if max(scores) >= target else ()
