"""How the games are told in which sides bid for a deal's points: Setback and Pedro."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.view import View
from bot.screens.bid_sides import BidSidesTeller
from bot.screens.cards import suit_name
from bot.screens.game import Chairs
from bot.screens.people import Side, sides
from bot.screens.words import listed

Made = Mapping[str, Sequence[int] | None]
"""Which seats have made each point, by its name."""


class BidPointsTeller(BidSidesTeller):
    """The auction, trump and who named it, and who has made which points so far."""

    tricks = 6
    worth: Mapping[str, int]

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        return [self.contract(view, chairs), *self._points(view, chairs)]

    def _points(self, view: View, chairs: Chairs) -> list[str]:
        made: Made | None = view.table["points"]
        if made is None:
            return []
        told = [self._so_far(side, made) for side in sides(view, chairs)]
        return [f"So far: {' · '.join(told)}", self.count(view, chairs)]

    def _so_far(self, side: Side, made: Made) -> str:
        points = points_of(side, made)
        return f"{side.mark} {', '.join(map(said_of, points)) or 'nothing'}"

    def count(self, view: View, chairs: Chairs) -> str:
        """What else all can count in the tricks so far; or nothing."""
        return ""

    def came_out(
        self, view: View, chairs: Chairs, last: Mapping[str, Any], bidders: Side, others: Side
    ) -> list[str]:
        suit = suit_name(view.rules.pack, last["trump"])
        ours, theirs = (self._total(side, last["points"]) for side in (bidders, others))
        unmade = [said_of(name) for name, seats in last["points"].items() if not seats]
        return [
            f"{bidders.mark} {bidders.name} bid {last['bid']} in {suit} and made {ours}.",
            f"{others.mark} {others.name} made {theirs}.",
            *([f"Nobody made {listed(unmade)}."] if unmade else []),
        ]

    def _total(self, side: Side, made: Made) -> str:
        points = points_of(side, made)
        total = sum(self.worth[name] for name in points)
        return f"**{total}**: {', '.join(map(said_of, points))}" if points else "nothing"


def points_of(side: Side, made: Made) -> list[str]:
    """The names of the points that a side has made."""
    return [name for name, seats in made.items() if seats and side.seats[0] in seats]


def said_of(name: str) -> str:
    """A point's name as players say it: right pedro."""
    return name.replace("_", " ")
