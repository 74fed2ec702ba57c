"""How likely hidden cards are where one fears or hopes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb


@cache
def chance_of_none(cards: int, wanted: int, held: int) -> float:
    """How likely so many held cards, of so many that they may be, are none of the wanted ones."""
    if held > cards:
        return float(wanted == 0)
    return comb(cards - wanted, held) / comb(cards, held)


@cache
def chances_of_some(cards: int, held: int) -> Sequence[float]:
    """For each number of wanted cards how likely so many held cards, of so many that they may be,
    are some of them.
    """
    return [1 - chance_of_none(cards, wanted, held) for wanted in range(cards + 1)]
