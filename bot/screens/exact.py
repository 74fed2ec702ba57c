"""How games are told in which everybody wants just so many tricks."""

from collections.abc import Sequence

from bot.screens.game import Chairs
from bot.screens.words import unbroken


def so_far(chairs: Chairs, wanted: Sequence[int], won: Sequence[int]) -> str:
    """What everybody has of what he wants, with a mark for who has just that."""
    told = zip(chairs, wanted, won, strict=True)
    return " · ".join(f"{chair.name} {_of(number, tricks)}" for chair, number, tricks in told)


def _of(wanted: int, won: int) -> str:
    return unbroken(f"**{won} of {wanted}**{' ✓' if won == wanted else ''}")
