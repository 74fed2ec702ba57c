"""Games played by self-playing seats alone, many of them, and what came of them."""

from bot.simulation.figures import Result
from bot.simulation.plan import Plan
from bot.simulation.running import simulate

__all__ = ["Plan", "Result", "simulate"]
