"""Setback and Pedro as the level `normal` plays them: count the trumps, bid by what the hand is
worth, and weigh what a trick brings against what the card would do later.
"""

from bot.players.normal.bid_points.pedro import pedro
from bot.players.normal.bid_points.setback import setback

__all__ = ["pedro", "setback"]
