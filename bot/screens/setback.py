"""How Setback is told."""

from bot.engine.games.setback_points import WORTH
from bot.engine.view import View
from bot.screens.bid_points import BidPointsTeller
from bot.screens.bid_sides import each_side
from bot.screens.game import Chairs


class SetbackTeller(BidPointsTeller):
    """High, low, right, left and game, and the game points as the tricks are taken."""

    worth = WORTH

    def count(self, view: View, chairs: Chairs) -> str:
        return f"Game points: {each_side(view, chairs, view.table['game_points'])}"
