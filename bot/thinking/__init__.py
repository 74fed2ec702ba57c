"""Answers that take a while, worked out in processes of their own.

The bot's own interpreter goes on with its work, a table never waits longer than it was promised,
and a process that hangs or dies is replaced.
"""

from bot.thinking.thinkers import Thinkers

__all__ = ["Thinkers"]
