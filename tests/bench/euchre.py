"""Copies of a state of Euchre in mid-deal."""

from __future__ import annotations

from random import Random

from bot.engine.games import GAMES
from bot.engine.state import State
from tests.bench.measuring import Bench, Figure

COPIES_AT_A_TIME = 500

RULES = GAMES["euchre"]()


def in_the_middle_of_a_deal(seed: int = 1) -> State:
    """A state after two tricks."""
    random = Random(seed)
    state = RULES.start(0)
    while len(state.tricks) < 2:
        ((seat, decision),) = RULES.ask(state).items()
        RULES.apply(state, seat, decision.sample(random.randrange))
    return state


def copies(state: State):
    """Work that copies a state."""

    def work() -> tuple[int]:
        for _ in range(COPIES_AT_A_TIME):
            state.copy()
        return (COPIES_AT_A_TIME,)

    return work


def benches() -> list[Bench]:
    """What is measured, with the target."""
    copied = Figure("euchre: copy of a state in mid-deal", 0.06, per_pass=False)
    return [Bench(copies(in_the_middle_of_a_deal()), [copied])]
