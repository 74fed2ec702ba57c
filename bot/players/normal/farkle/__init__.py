"""Farkle as the level `normal` plays it: every turn as it makes most on average, and in the last
round as it wins most often.
"""

from __future__ import annotations

from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.farkle.keeping import keep
from bot.players.normal.farkle.position import Position
from bot.players.normal.farkle.rolling import roll_or_bank


def farkle(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    position = Position(view)
    return keep(view, position) if view.phase == "keep" else roll_or_bank(position)
