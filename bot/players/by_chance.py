"""The level `random`: any answer, each as likely as the others."""

from bot.engine.decisions import Below, Decision, Value
from bot.engine.view import View

RIGHT_LEFT = 3
"""How often a right is left in a position for each time that it is used."""


def by_chance(view: View, below: Below) -> Value:
    """Answer without a look at anything but the question."""
    decision = view.decision
    if decision is None:
        raise ValueError(f"seat {view.seat} is not asked")
    return some_answer(decision, below)


def some_answer(decision: Decision, below: Below) -> Value:
    """An answer by chance; None for a right that is left."""
    if decision.right and below(RIGHT_LEFT + 1):
        return None
    return decision.sample(below)
