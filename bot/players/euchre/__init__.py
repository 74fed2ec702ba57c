"""Euchre as the level `easy` plays it: count trumps and aces, lead the bower, help the partner."""

from collections.abc import Callable

from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.euchre import bidding, laying_off, playing
from bot.players.euchre.seat import Seat

ANSWERS: dict[str, Callable[[Seat], Value]] = {
    "misdeal": bidding.misdeal,
    "order_up": bidding.order_up,
    "discard": laying_off.worst,
    "call_trump": bidding.call_trump,
    "defend_alone": bidding.defend_alone,
    "ask_best": laying_off.ask_best,
    "lay_off": laying_off.worst,
    "give_best": laying_off.best,
    "play": playing.play,
}
"""What is answered in each phase."""


def euchre(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](Seat(view))
