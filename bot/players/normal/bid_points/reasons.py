"""The card that a player of these games is advised to play, and why."""

from __future__ import annotations

from bot.players.advice import Advice
from bot.players.normal.bid_points.following import why_played
from bot.players.normal.bid_points.leading import why_led
from bot.players.normal.bid_points.playing import Weights, best_card
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.sight import Names, Sight
from bot.players.normal.words import ONLY_CARD


def card_advised(prospects: Prospects, weights: Weights, names: Names) -> Advice:
    """The best card, and why."""
    card = best_card(prospects, weights)
    return Advice(card, why(Sight(prospects, card, names)))


def why(sight: Sight) -> str:
    """Why a card is the one to play: a sentence to the player."""
    if len(sight.seat.answers) == 1:
        return ONLY_CARD
    return why_played(sight) if sight.seat.trick else why_led(sight)
