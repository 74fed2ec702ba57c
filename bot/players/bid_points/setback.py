"""Setback: what cards and hands are worth."""

from __future__ import annotations

from bot.engine.cards import SAME_COLOUR, STANDARD, Cards, singles
from bot.engine.decisions import Below, Value
from bot.engine.games.setback_points import game_points
from bot.engine.view import View
from bot.players.bid_points.bidding import bids_worth_making, name_trump
from bot.players.bid_points.playing import play
from bot.players.bid_points.seat import Seat

GAME_POINT = 1 / 40
"""What a game point is worth, in points: about forty make one."""

TRUMPS = (1.5, 0.65, 0.45, 0.55, 0.5, 0.3, 0.25, 0.9)
"""What each trump adds to the points that its holder's side makes, from the ace down: measured over
thousands of deals, as is what a side makes without any.
"""

WITHOUT = 1.1
MARGIN = 0.2
"""How far the hand must be worth more than the bid."""


def setback(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    seat = Seat(view)
    if view.phase == "auction":
        return next(iter(bids_worth_making(seat, estimate, MARGIN)), "pass")
    if view.phase == "name_trump":
        return name_trump(seat, estimate)
    bowers = STANDARD.cards(f"J{seat.ranking.trump} J{SAME_COLOUR[str(seat.ranking.trump)]}")
    return play(seat, lambda card: worth(card, bowers))


def worth(card: Cards, bowers: Cards) -> float:
    """What a card is worth in a trick: a bower a point, and its game points."""
    return (1.0 if card & bowers else 0.0) + GAME_POINT * game_points(card)


def estimate(seat: Seat, suit: str) -> float:
    """The points that the hand should make with a suit for trump."""
    ranking = seat.ranking_with(suit)
    trumps = seat.hand & ranking.trumps
    places = [ranking.order[suit].index(card) for card in singles(trumps)]
    return WITHOUT + sum(TRUMPS[place] for place in places)
