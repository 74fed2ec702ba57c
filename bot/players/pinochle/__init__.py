"""Double Deck Pinochle as the level `easy` plays it: tell the partner about meld, bid what the hand
and that are worth, win the tricks that count.
"""

from __future__ import annotations

from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.players.bid_points.seat import Seat
from bot.players.pinochle.bidding import advice, bid_or_pass, name_trump
from bot.players.pinochle.playing import play

__all__ = ["pinochle"]


def pinochle(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    seat = Seat(view)
    if view.phase == "auction":
        return bid_or_pass(seat)
    if view.phase == "name_trump":
        return name_trump(seat)
    if view.phase == "consult":
        return advice(seat)
    return play(seat)
