"""Counting in the show of Cribbage: hands of four with a turned-up card."""

from __future__ import annotations

from random import Random

from bot.engine.cards import STANDARD, Cards, singles
from bot.engine.games.cribbage_counting import count
from tests.bench.measuring import Bench, Figure

HANDS = 500
COUNTED = 2.0
"""Hands in a pass of the loop that should be counted."""


def hands(number: int = HANDS, seed: int = 1) -> list[tuple[Cards, Cards]]:
    """Hands by chance, each with the card that is turned up."""
    rng, pack = Random(seed), singles(STANDARD.all)
    return [(sum(five[:4]), five[4]) for five in (rng.sample(pack, 5) for _ in range(number))]


def benches() -> list[Bench]:
    """One bench, over the same hands each time."""
    dealt = hands()

    def work() -> tuple[int]:
        for hand, turned in dealt:
            count(hand, turned)
        return (len(dealt),)

    return [Bench(work, [Figure("cribbage: hands counted", COUNTED)])]
