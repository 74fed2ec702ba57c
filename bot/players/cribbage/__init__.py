"""Cribbage as the level `easy` plays it: keep what should count, lay in the kitty what helps its
owner, peg what there is to peg, and count without mistakes.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.cribbage.keeping import lay_away
from bot.players.cribbage.pegging import play
from bot.players.cribbage.showing import correct, say

ANSWERS: dict[str, Callable[[View], Value]] = {
    "discard": lay_away,
    "pegging": play,
    "count": say,
    "muggins": correct,
}


def cribbage(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](view)
