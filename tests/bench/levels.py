"""How well the levels play, each against the one below it, and how quickly they decide.

The same deals are played with the sides exchanged. `make strength` does so until it is known.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import fmean
from time import perf_counter

from bot.engine.decisions import Below, Value
from bot.engine.games import GAMES
from bot.engine.view import View
from bot.players import chooser
from bot.simulation import simulate
from bot.simulation.figures import Sample, Tally, interval, ratio
from bot.simulation.playing import play
from tests.strength.matching import Match, plan, played, points

SEARCH = {"simulations": 100}
"""How many games strong imagines before each answer."""

SEARCHED = ("euchre", "cribbage")
"""The games in which strong is measured: it takes long."""

LEAST = 2
"""Starts without which there is no interval."""

PACED = 2
"""In how many deals answers are timed."""

Interval = tuple[float, float] | None


@dataclass(frozen=True)
class Standing:
    """A level against another: how often it wins and how much more it makes a deal, with the
    intervals that hold the truth 19 times in 20; how many answers a second it gives, and how many
    milliseconds the slowest took.

    Where all play together nobody wins, and it is the rounds that a team clears in a game.
    """

    game: str
    level: str
    against: str
    deals: int
    won: float | None
    won_ci95: Interval
    more: float
    more_ci95: Interval
    decisions_per_s: float
    slowest_ms: float

    def as_dict(self) -> dict[str, object]:
        return asdict(self)

    def __str__(self) -> str:
        won = "" if self.won is None else f" wins {self.won:.1%}{_between(self.won_ci95, '.1%')},"
        return (
            f"{self.game:20} {self.level:6} against {self.against:6} {self.deals:5} deals:{won}"
            f" makes {self.more:+.3f} more{_between(self.more_ci95, '+.3f')};"
            f" {self.decisions_per_s:.0f} decisions a second,"
            f" the slowest in {self.slowest_ms:.1f} ms"
        )


def _between(bounds: Interval, form: str) -> str:
    return "" if bounds is None else f" ({bounds[0]:{form}} to {bounds[1]:{form}})"


def standings(seconds: float) -> list[Standing]:
    """Normal in every game, and strong where it is measured; each for about so long."""
    matches = [Match(game, ("normal", "easy")) for game in GAMES]
    matches += [Match(game, ("strong", "normal"), **SEARCH) for game in SEARCHED]
    return [standing(match, seconds) for match in matches]


def standing(match: Match, seconds: float) -> Standing:
    """One level against another for about so long."""
    won: list[Sample] = []
    more: list[float] = []
    began = perf_counter()
    while len(more) < LEAST or perf_counter() - began < seconds:
        if match.is_together:
            more += played(match, 1, len(more)).differences
        else:
            first, second = sides(match, len(more))
            won.append((sum(tally.wins for tally in first), sum(tally.games for tally in first)))
            more.append(average(first) - average(second))
    return Standing(
        *(match.game, *match.levels, 2 * len(more)),
        *((ratio(won), interval(won)) if won else (None, None)),
        *(fmean(more), interval_of(more), *pace(match)),
    )


def sides(match: Match, seed: int) -> tuple[list[Tally], list[Tally]]:
    """What each of the two levels made of one deal, played twice with the sides exchanged."""
    (players,) = match.sittings()
    tallies = simulate(plan(match, players, 1, seed)).players
    first, second = (
        [tally for tally in tallies if tally.player == level] for level in match.levels
    )
    return first, second


def average(tallies: list[Tally]) -> float:
    """The points a deal of a level's seats."""
    return fmean(points(tally, 0) for tally in tallies)


def interval_of(differences: list[float]) -> Interval:
    """The interval of their mean."""
    return interval([(one, 1) for one in differences])


def pace(match: Match) -> tuple[float, float]:
    """How many answers a second the first level gives in some deals that it plays alone, and how
    many milliseconds the slowest of them takes.
    """
    think, took = chooser(match.levels[0], match.game, **SEARCH), []

    def timed(view: View, below: Below) -> Value:
        began = perf_counter()
        value = think(view, below)
        took.append(perf_counter() - began)
        return value

    rules = match.rules
    play(rules, [timed] * rules.seats, bytes(32), PACED)
    return len(took) / sum(took), 1000 * max(took)
