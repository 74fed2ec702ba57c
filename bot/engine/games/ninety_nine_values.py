"""What the cards of 99 count, and the borders (NIN-4, NIN-5)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache

from bot.engine.cards import RANKS, SUITS, Cards, Pack, singles

BORDERS = (33, 66, 99)
LAST_BORDER = BORDERS[-1]
REVERSES = "8"

FACE_VALUES = {str(number): number for number in range(2, 8)}
VALUES: Mapping[str, int] = {**FACE_VALUES, "8": 0, "9": 0, "J": 10, "Q": 10, "K": 10}
"""The value of each rank that has but one."""

CHOICES: Mapping[str, Mapping[str, int]] = {"T": {"-": -10, "+": 10}, "A": {"1": 1, "11": 11}}
"""The values of the other ranks, each by the word that is said."""


@cache
def pack_of(decks: int) -> Pack:
    """So many standard decks together."""
    return Pack(SUITS, [rank + suit for suit in SUITS for rank in RANKS], decks)


Play = tuple[Cards, str]
"""A card and the word that is said with it."""


@cache
def values_in(decks: int) -> Mapping[Play, int]:
    """The value of every card of so many decks, said with each of its words."""
    pack = pack_of(decks)
    return {
        (card, word): value
        for card in singles(pack.all)
        for word, value in values_of(pack.name(card)).items()
    }


@cache
def plays_in(decks: int) -> Mapping[Cards, Sequence[Play]]:
    """Every card of so many decks with each of its words."""
    plays: dict[Cards, list[Play]] = {}
    for play in values_in(decks):
        plays.setdefault(play[0], []).append(play)
    return plays


def values_of(name: str) -> Mapping[str, int]:
    """The values of a card by its name, each with the word to be said; no word where there is but
    one.
    """
    rank = name[0]
    return CHOICES[rank] if rank in CHOICES else {"": VALUES[rank]}


def crossed(before: int, after: int) -> int | None:
    """The border that a total has crossed: it was at or under it, and is now over it (NIN-5)."""
    at = bisect_left(BORDERS, before)
    return BORDERS[at] if at < bisect_left(BORDERS, after) else None
