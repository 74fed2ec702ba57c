"""Dice as a pack, so that they are picked and named as cards are.

A die that shows four spots is one of the six copies of the card ``4``; equal dice are one choice,
and dice are printed ascending (GEN-14).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.engine.cards import Cards, Pack, singles

DICE = Pack({}, ["1", "2", "3", "4", "5", "6"], copies=6)
"""Six dice."""

Spots = tuple[int, ...]
"""What some dice show."""


def dice_of(spots: Iterable[int]) -> Cards:
    """The dice that show so many spots, six at most: of equal ones the first copies."""
    return DICE.cards(" ".join(map(str, spots)))


@lru_cache(maxsize=1024)  # asked of the same few dice in every throw
def spots_of(dice: Cards) -> Spots:
    """What dice show, ascending."""
    return tuple(int(DICE.name(die)) for die in singles(dice))
