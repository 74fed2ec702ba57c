"""How games are told in which everybody wants just so many tricks."""

from collections.abc import Sequence

from bot.screens.game import Chairs
from bot.screens.words import unbroken


def so_far(chairs: Chairs, wanted: Sequence[int], won: Sequence[int], in_all: int) -> str:
    """What everybody has of what he wants, with a mark for who has just that, and one for who
    cannot come to it any more in what is left of so many tricks ``in_all``.
    """
    left = in_all - sum(won)
    return " · ".join(
        f"{chair.name} {unbroken(f'**{tricks} of {number}**{_mark(number - tricks, left)}')}"
        for chair, number, tricks in zip(chairs, wanted, won, strict=True)
    )


def _mark(lacking: int, left: int) -> str:
    if lacking == 0:
        return " ✓"
    return "" if 0 < lacking <= left else " ✗"
