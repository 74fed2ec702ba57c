"""What came of the games, player by player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from bot.engine.state import State
from bot.simulation.plan import Plan

Z95 = 1.959964
DIGITS = 4


Sample = tuple[int, int]
"""What was gained, and in how many deals or games."""


def ratio(samples: Sequence[Sample]) -> float:
    """What was gained in each on average."""
    number = sum(count for _, count in samples)
    return sum(gained for gained, _ in samples) / number if number else 0.0


def interval(samples: Sequence[Sample]) -> tuple[float, float] | None:
    """The interval that holds the true ratio 19 times in 20; None for a single sample.

    It is the usual one for a ratio of sums: samples may be of different sizes.
    """
    count, number = len(samples), sum(size for _, size in samples)
    if count < 2 or not number:
        return None
    mean = ratio(samples)
    spread = sum((gained - mean * size) ** 2 for gained, size in samples)
    error = Z95 * sqrt(spread * count / (count - 1)) / number
    return mean - error, mean + error


def pace(number: int, seconds: float, one: str) -> str:
    """How quickly so many of something went: 240 deals/s, 3.4 deals/s, or 2.5 s a deal."""
    if 0 < number < seconds:
        return f"{seconds / number:.1f} s a {one}"
    rate = number / seconds if seconds else 0.0
    return f"{rate:.{0 if rate >= 10 else 1}f} {one}s/s"


@dataclass
class Tally:
    """One player's figures. A sample is a start with all its playings: (points, deals) together,
    because a mirrored deal is no second throw; in ``won`` it is (wins, games).
    """

    player: str
    seats: set[int] = field(default_factory=set)
    games: int = 0
    wins: int = 0
    score: int = 0
    samples: list[Sample] = field(default_factory=list)
    won: list[Sample] = field(default_factory=list)

    def add(self, chair: int, state: State, *, won: bool) -> Sample:
        """Count a game played from a chair. Returns its points, and how many deals gave them."""
        self.seats.add(chair)
        self.games += 1
        self.wins += won
        self.score += state.scores[chair]
        deltas = [deal.delta[chair] for deal in state.deals if deal.delta is not None]
        return sum(deltas), len(deltas)

    @property
    def mean(self) -> float:
        """The points a deal."""
        return ratio(self.samples)

    @property
    def ci95(self) -> tuple[float, float] | None:
        """The interval that holds the true mean 19 times in 20; None for a single sample."""
        return interval(self.samples)

    def as_dict(self) -> dict[str, Any]:
        """The figures in the words of `simulate --json`."""
        interval = self.ci95
        return {
            "player": self.player,
            "seats": sorted(self.seats),
            "wins": self.wins,
            "mean_score": round(self.score / self.games, DIGITS) if self.games else 0.0,
            "mean_delta": round(self.mean, DIGITS),
            "ci95": interval and [round(bound, DIGITS) for bound in interval],
        }


@dataclass
class Result:
    """All figures of a simulation; `seconds` is what playing took."""

    players: list[Tally]
    games: int = 0
    deals: int = 0
    actions: int = 0
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """The figures in the words of `simulate --json`."""
        return {
            "games": self.games,
            "deals": self.deals,
            "actions": self.actions,
            "seconds": round(self.seconds, DIGITS),
            "actions_per_s": round(self.actions / self.seconds, DIGITS) if self.seconds else 0.0,
            "deals_per_s": round(self.deals / self.seconds, DIGITS) if self.seconds else 0.0,
            "players": [tally.as_dict() for tally in self.players],
        }


def winners(plan: Plan, state: State) -> Sequence[int]:
    """The chairs that won: of a single deal, those who scored most, unless all scored alike."""
    if not plan.single_deals:
        return state.winners
    best, least = max(state.scores), min(state.scores)
    return [chair for chair, score in enumerate(state.scores) if score == best > least]
