"""What one makes of those against whom one plays: with judgement, or by chance."""

from __future__ import annotations

from collections.abc import Collection
from math import exp, log

from bot.engine.decisions import Below

CARELESS = 0.1
"""How many people play by chance, as long as nothing is known of them."""

EXPECTED = 0.65
"""How often an answer given with judgement is the one to be expected in a position that is only
imagined: measured over some thousand of them, in Euchre.
"""

LOOKS = 5
"""In how many imagined positions it is looked for what was to be expected."""

FINE = 1e6
"""For chance between 0 and 1, drawn in whole numbers."""


class Acquaintance:
    """How some seats have played so far in this deal: the more of their answers were not to be
    expected, the more likely they are careless.
    """

    def __init__(self, seats: Collection[int]) -> None:
        self._evidence = dict.fromkeys(seats, 0.0)
        self._looks = 0

    @property
    def is_new(self) -> bool:
        """Whether it is still worth while to look at what they answered."""
        return self._looks < LOOKS and bool(self._evidence)

    def notice(self, seat: int, answers: int, *, expected: bool) -> None:
        """One of so many answers was given, the one to be expected or another: how much more
        likely is that with judgement than by chance?
        """
        if seat in self._evidence:
            odds = EXPECTED * answers if expected else (1 - EXPECTED) / (1 - 1 / answers)
            self._evidence[seat] += log(odds)

    def looked(self) -> None:
        """One position has been gone through."""
        self._looks += 1

    def chance_of_careless(self, seat: int) -> float:
        """How likely it is that a seat plays by chance."""
        odds = log(1 / CARELESS - 1) + self._evidence[seat] / max(1, self._looks)
        return 1 / (1 + exp(min(odds, 500.0)))

    def careless(self, below: Below) -> frozenset[int]:
        """Who may play by chance, drawn as likely as it is for each."""
        return frozenset(
            seat
            for seat in self._evidence
            if below(int(FINE)) < FINE * self.chance_of_careless(seat)
        )
