"""Two levels against each other, on the same deals with the sides exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from bot.engine.games import GAMES
from bot.engine.rules import Rules
from bot.players import chooser
from bot.simulation import Plan, simulate
from bot.simulation.figures import Z95, Tally
from bot.simulation.plan import DEAL_LIMIT
from bot.simulation.playing import play


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

    @property
    def is_together(self) -> bool:
        """Whether all play together: then a whole game says how well they do, and not a deal."""
        return all(len(team) == self.rules.seats for team in self.rules.teams)

    def sittings(self) -> list[tuple[str, ...]]:
        """Who plays, seat by seat; all at one table, or those who play together at two."""
        rules = self.rules
        if self.is_together:
            return [(level,) * rules.seats for level in self.levels]
        return [tuple(self.levels[seat % 2] for seat in range(rules.seats))]


@dataclass
class Compared:
    """How much more the first level makes a deal, start by start; a game where all play together
    (`deals` are then games).
    """

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
    """So many deals, each with the sides exchanged too; or games, played by each level."""
    if match.is_together:
        return played_together(match, starts, seed)
    tallies = [
        (level, tally)
        for players in match.sittings()
        for level, tally in zip(
            players, simulate(plan(match, players, starts, seed)).players, strict=True
        )
    ]
    first, second = ([tally for of, tally in tallies if of == level] for level in match.levels)
    differences = [
        fmean(points(tally, start) for tally in first)
        - fmean(points(tally, start) for tally in second)
        for start in range(starts)
    ]
    return Compared(differences, 2 * starts)


def plan(match: Match, players: tuple[str, ...], starts: int, seed: int) -> Plan:
    """So many deals, each with the sides exchanged too."""
    return Plan(
        match.rules,
        players,
        seed.to_bytes(32, "big"),
        starts,
        single_deals=True,
        mirror=True,
        simulations=match.simulations,
    )


def points(tally: Tally, start: int) -> float:
    made, number = tally.samples[start]
    return made / number


def played_together(match: Match, starts: int, seed: int) -> Compared:
    """So many games for each level; what counts is how many rounds they clear."""
    planned = plan(match, match.sittings()[0], starts, seed)
    seeds = [planned.seed_of(start) for start in range(starts)]
    first, second = ([cleared(match, level, one) for one in seeds] for level in match.levels)
    return Compared([one - other for one, other in zip(first, second, strict=True)], 2 * starts)


def cleared(match: Match, level: str, seed: bytes) -> int:
    """What a game is worth to a team of one level: the rounds that it clears."""
    choosers = [chooser(level, match.game, match.simulations)] * match.rules.seats
    state = play(match.rules, choosers, seed, DEAL_LIMIT).state
    return sum(match.rules.outcome(state, number)[0] for number in range(len(state.deals)))


def compared(match: Match, batch: int, bound: float, most: int) -> Iterator[Compared]:
    """The comparison as it grows, batch by batch, until it is known within the bound."""
    so_far = Compared()
    seed = 0
    while so_far.deals < most and so_far.either_way > bound:
        more = played(match, batch, seed)
        so_far = Compared(so_far.differences + more.differences, so_far.deals + more.deals)
        seed += 1
        yield so_far
