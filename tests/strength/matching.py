"""Two levels against each other, on the same deals with the sides exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from bot.engine.games import GAMES
from bot.engine.rules import Rules
from bot.simulation import Plan, simulate
from bot.simulation.figures import Z95, Tally


@dataclass(frozen=True)
class Match:
    """What is compared: `levels[0]` and `levels[1]`, seat by seat in turn (all seats of a team
    where it plays alone), at a game with its usual house rules.
    """

    game: str
    levels: tuple[str, str]
    seats: int | None = None
    simulations: int = 200

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.game](None, self.seats)

    def sittings(self) -> list[tuple[str, ...]]:
        """Who plays, seat by seat; all at one table, or those who play together at two."""
        rules = self.rules
        if all(len(team) == rules.seats for team in rules.teams):
            return [(level,) * rules.seats for level in self.levels]
        return [tuple(self.levels[seat % 2] for seat in range(rules.seats))]


@dataclass
class Compared:
    """How much more the first level makes a deal, start by start."""

    differences: list[float] = field(default_factory=list)
    deals: int = 0

    @property
    def mean(self) -> float:
        return fmean(self.differences)

    @property
    def either_way(self) -> float:
        """Half the interval that holds the true mean 19 times in 20."""
        count = len(self.differences)
        return Z95 * stdev(self.differences) / sqrt(count) if count > 1 else inf


def played(match: Match, starts: int, seed: int) -> Compared:
    """So many deals, each with the sides exchanged too."""
    tallies = [
        (level, tally)
        for players in match.sittings()
        for level, tally in zip(players, deals(match, players, starts, seed).players, strict=True)
    ]
    first, second = ([tally for of, tally in tallies if of == level] for level in match.levels)
    differences = [
        fmean(points(tally, start) for tally in first)
        - fmean(points(tally, start) for tally in second)
        for start in range(starts)
    ]
    return Compared(differences, 2 * starts)


def deals(match: Match, players: tuple[str, ...], starts: int, seed: int):
    return simulate(
        Plan(
            match.rules,
            players,
            seed.to_bytes(32, "big"),
            starts,
            single_deals=True,
            mirror=True,
            simulations=match.simulations,
        )
    )


def points(tally: Tally, start: int) -> float:
    made, number = tally.samples[start]
    return made / number


def compared(match: Match, batch: int, bound: float, most: int) -> Iterator[Compared]:
    """The comparison as it grows, batch by batch, until it is known within the bound."""
    so_far = Compared()
    seed = 0
    while so_far.deals < most and so_far.either_way > bound:
        more = played(match, batch, seed)
        so_far = Compared(so_far.differences + more.differences, so_far.deals + more.deals)
        seed += 1
        yield so_far
