"""The level `random`: any answer, each as likely as the others."""

from bot.engine.decisions import Below, Value
from bot.engine.view import View


def by_chance(view: View, below: Below) -> Value:
    """Answer without a look at anything but the question."""
    decision = view.decision
    if decision is None:
        raise ValueError(f"seat {view.seat} is not asked")
    return decision.sample(below)
