"""How the games are told in which partners bid for a deal and score together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.view import View
from bot.screens.auction import AuctionTeller
from bot.screens.game import Chairs
from bot.screens.people import Side, sides
from bot.screens.story import Line
from bot.screens.words import signed

PASSED = "Everybody passed: the deal is thrown in, nobody scores."


class BidSidesTeller(AuctionTeller):
    """The auction, and how each side came out of the deal."""

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        if all(line == "pass" for _, line in said):
            return PASSED
        delta = view.deals[deal].delta or (0,) * len(chairs)
        scored = " · ".join(
            f"{side.mark} **{signed(delta[side.seats[0]])}**" for side in sides(view, chairs)
        )
        return "\n".join([*self._last(view, chairs, deal), f"Scored: {scored}"])

    def _last(self, view: View, chairs: Chairs, deal: int) -> list[str]:
        """How the last deal went; earlier ones are not known any more."""
        last, finished = view.table["last_deal"], [at for at in view.deals if at.delta is not None]
        if last is None or deal != len(finished) - 1:
            return []
        bidders, others = sorted(
            sides(view, chairs), key=lambda side: last["bidder"] not in side.seats
        )
        return self.came_out(view, chairs, last, bidders, others)

    @abstractmethod
    def came_out(
        self, view: View, chairs: Chairs, last: Mapping[str, Any], bidders: Side, others: Side
    ) -> list[str]:
        """What each side made of the last deal, the bidders first, by the game's ``last_deal``."""


def each_side(view: View, chairs: Chairs, figures: Sequence[Any]) -> str:
    """A figure of each side, by the side's mark."""
    return " ".join(f"{side.mark} {figures[side.seats[0]]}" for side in sides(view, chairs))
