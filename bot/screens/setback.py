"""How Setback is told."""

from collections.abc import Mapping
from typing import Any

from bot.engine.cards import union
from bot.engine.games.setback_points import WORTH, game_points
from bot.engine.view import View
from bot.screens.bid_points import BidPointsTeller
from bot.screens.bid_sides import each_side
from bot.screens.game import Chairs
from bot.screens.people import Side


class SetbackTeller(BidPointsTeller):
    """High, low, right, left and game, and the game points as the tricks are taken
    and when the deal is over.
    """

    worth = WORTH

    def count(self, view: View, chairs: Chairs) -> str:
        return f"Game points: {each_side(view, chairs, view.table['game_points'])}"

    def came_out(
        self, view: View, chairs: Chairs, last: Mapping[str, Any], bidders: Side, others: Side
    ) -> list[str]:
        told = super().came_out(view, chairs, last, bidders, others)
        return [*told, f"Game points: {each_side(view, chairs, game_points_of_last(view))}"]


def game_points_of_last(view: View) -> list[int]:
    """What the tricks of the last finished deal count for each seat's side."""
    (*_, deal) = (deal for deal in view.deals if deal.delta is not None)
    return [
        sum(game_points(union(trick.cards)) for trick in deal.tricks if trick.winner in side)
        for side in view.sides
    ]
