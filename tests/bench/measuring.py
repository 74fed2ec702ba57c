"""Speeds as ratios to the reference loop, which runs just before and after each slice of work."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.bench.reference_loop import passes

SLICES = 5
"""In how many slices the work of a round is cut, the loop running before and after each."""

LOOP_SECONDS = 0.02

Work = Callable[[], tuple[int, ...]]
"""Does something for some milliseconds and returns how much of each thing it has done."""


@dataclass
class Figure:
    """One figure of the bench, a value a round.

    `per_pass` figures count what is done while the loop makes one pass (more is better); the others
    count the loop's passes that one such thing takes (less is better).
    """

    name: str
    target: float | None = None
    per_pass: bool = True
    values: list[float] = field(default_factory=list)

    def add(self, per_pass: float) -> None:
        """Take in one round."""
        self.values.append(per_pass if self.per_pass else 1 / per_pass)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def reached(self) -> bool | None:
        """Whether the target is; None where there is none."""
        if self.target is None:
            return None
        return self.median >= self.target if self.per_pass else self.median <= self.target

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "unit": "per pass" if self.per_pass else "passes each",
            "median": round(self.median, 4),
            "least": round(min(self.values), 4),
            "most": round(max(self.values), 4),
            "target": self.target,
            "reached": self.reached,
        }


@dataclass
class Bench:
    """Some work, and the figures for each thing that it does."""

    work: Work
    figures: list[Figure]

    def round(self, seconds: float) -> None:
        """Work for about so long, slice by slice, and add to each figure."""
        done, elapsed, speeds = [0] * len(self.figures), 0.0, [passes(LOOP_SECONDS)]
        for _ in range(SLICES):
            counts, took = self._slice(seconds / SLICES)
            done = [count + more for count, more in zip(done, counts, strict=True)]
            elapsed += took
            speeds.append(passes(LOOP_SECONDS))
        for figure, count in zip(self.figures, done, strict=True):
            figure.add(count / elapsed / statistics.mean(speeds))

    def _slice(self, seconds: float) -> tuple[list[int], float]:
        clock = time.perf_counter
        done = [0] * len(self.figures)
        start = clock()
        while (elapsed := clock() - start) < seconds:
            done = [count + more for count, more in zip(done, self.work(), strict=True)]
        return done, elapsed


def measure(benches: Iterable[Bench], rounds: int, seconds: float) -> list[Figure]:
    """Run each bench once to warm up, then all of them in turn, round by round.

    What the warm-up has made (modules, rules, tables of cards) is taken out of the garbage
    collector's sight; it goes on collecting what the work makes.
    """
    benches = list(benches)
    for bench in benches:
        bench.work()
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        for bench in benches:
            bench.round(seconds)
    gc.unfreeze()
    return [figure for bench in benches for figure in bench.figures]
