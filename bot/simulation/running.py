"""Playing a plan from its first start to its last."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from bot.engine.state import State
from bot.players import chooser
from bot.record import record_of
from bot.simulation.figures import Result, Tally, winners
from bot.simulation.plan import Plan
from bot.simulation.playing import Played, play

Keep = Callable[[dict[str, Any]], None]
"""Is given each game's record."""


def simulate(plan: Plan, keep: Keep | None = None) -> Result:
    """Play all of a plan. The same plan gives the same games, and the same figures but for times.

    Raises `UnknownPlayer`.
    """
    choosers = [chooser(name, plan.rules.id, plan.simulations) for name in plan.players]
    result = Result([Tally(name) for name in plan.players])
    for start in range(plan.starts):
        seed = plan.seed_of(start)
        samples = [(0, 0)] * len(plan.players)
        before = [(tally.wins, tally.games) for tally in result.players]
        for seating in plan.seatings():
            began = perf_counter()
            played = play(plan.rules, [choosers[one] for one in seating], seed, plan.most_deals)
            result.seconds += perf_counter() - began
            result.actions += played.actions
            samples = _counted(plan, result, seating, played.state, samples)
            if keep is not None:
                names = [f"{plan.players[one]} {one}" for one in seating]
                keep(record_of(plan.rules, played.state, names, _seed_told(played, seed)))
        for tally, sample, (wins, games) in zip(result.players, samples, before, strict=True):
            tally.samples.append(sample)
            tally.won.append((tally.wins - wins, tally.games - games))
    return result


def _seed_told(played: Played, seed: bytes) -> str | None:
    """The seed of a game that is over; the record of another ends where the game was left."""
    return seed.hex() if played.finished else None


def _counted(
    plan: Plan, result: Result, seating: list[int], state: State, samples: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Counts one game, and returns the start's samples with it."""
    result.games += 1
    result.deals += len(state.deals)
    won = winners(plan, state)
    counted = list(samples)
    for chair, player in enumerate(seating):
        points, deals = result.players[player].add(chair, state, won=chair in won)
        counted[player] = (counted[player][0] + points, counted[player][1] + deals)
    return counted
