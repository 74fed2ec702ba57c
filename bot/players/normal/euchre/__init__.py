"""Euchre as the level `normal` plays it: bid by measure, count the cards, think of the partner."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.euchre import bidding, laying_off
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.playing import play

ADVICE: dict[str, Callable[[CountingSeat], Advice]] = {
    "misdeal": laying_off.misdeal,
    "order_up": bidding.order_up,
    "discard": laying_off.discard,
    "call_trump": bidding.call_trump,
    "defend_alone": laying_off.defend_alone,
    "ask_best": laying_off.ask_best,
    "lay_off": laying_off.discard,
    "give_best": laying_off.give_best,
    "play": play,
}
"""What is advised in each phase."""


def euchre(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ADVICE[view.phase](CountingSeat(view))
