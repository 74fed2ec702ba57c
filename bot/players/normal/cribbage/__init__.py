"""Cribbage as the level `normal` plays it: hands weighed with the kitty that they leave, and cards
played with a view to what can answer them.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.cribbage.laying_away import lay_away
from bot.players.normal.cribbage.pegging import play
from bot.players.normal.cribbage.showing import correct, say

ANSWERS: dict[str, Callable[[View], Advice]] = {
    "discard": lay_away,
    "pegging": play,
    "count": say,
    "muggins": correct,
}


def cribbage(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ANSWERS[view.phase](view)
