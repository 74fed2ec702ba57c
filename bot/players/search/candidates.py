"""Which answers compete."""

from __future__ import annotations

from bot.engine.decisions import Below, Decision, Value

LISTED = 16
"""How many answers are compared at most; of more, some by chance."""

DRAWS = 4
"""How often chance is asked for each of them, as it may name the same again."""


def candidates(decision: Decision, favourite: Value, below: Below) -> list[Value]:
    """The answers to compare, the favourite first; None among them where a right may be left."""
    chosen = dict.fromkeys([favourite, *([None] if decision.right else [])])
    if decision.count() <= LISTED:
        chosen |= dict.fromkeys(decision.actions())
        return list(chosen)
    for _ in range(DRAWS * LISTED):
        if len(chosen) == LISTED:
            break
        chosen[decision.sample(below)] = None
    return list(chosen)
