"""Setback and Pedro as the level `easy` plays them: bid what the hand is worth, win the tricks that
count, give points to the partner's.
"""

from bot.players.bid_points.pedro import pedro
from bot.players.bid_points.setback import setback

__all__ = ["pedro", "setback"]
