"""What the end of an imagined deal is worth to a seat."""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple

from bot.engine.rules import Rules
from bot.engine.state import State


class Worth(NamedTuple):
    """How a deal went for a seat: `points` that its side made more than the others did on average
    (where all play together, that it made), and `game`: 1 where it won the whole game by it, -1
    where others did.
    """

    points: float
    game: int


def worth(rules: Rules[Any], state: State, seat: int, deals: int) -> Worth:
    """What a seat has from the first deal after so many; nothing where it never ended."""
    if len(state.deals) <= deals:
        return Worth(0.0, 0)
    made = rules.outcome(state, deals)
    side = rules.sides(state)[seat]
    others = [points for other, points in enumerate(made) if other not in side]
    return Worth(made[seat] - (fmean(others) if others else 0.0), game(rules, state, seat))


def game(rules: Rules[Any], state: State, seat: int) -> int:
    """Whether the whole game is won (1) or lost (-1) for a seat, or goes on (0)."""
    if seat in state.winners:
        return 1
    return 0 if rules.ask(state) else -1
