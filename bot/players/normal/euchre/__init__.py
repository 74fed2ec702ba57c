"""Euchre as the level `normal` plays it."""

from __future__ import annotations

from bot.engine.view import View
from bot.players import euchre as easily
from bot.players.advice import Advice
from bot.players.normal.euchre import bidding
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.playing import play

ADVICE = {"order_up": bidding.order_up, "call_trump": bidding.call_trump, "play": play}


def euchre(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    seat = CountingSeat(view)
    if view.phase not in ADVICE:
        return Advice(easily.ANSWERS[view.phase](seat), "as easy")
    return ADVICE[view.phase](seat)
