"""Close Call: what to bid, and how to come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from propcache.api import cached_property

from bot.engine.cards import Cards, singles
from bot.engine.decisions import Below, Value
from bot.engine.games.tarot import EqualTrumps
from bot.engine.view import View
from bot.players.exact.playing import play
from bot.players.exact.seat import ExactSeat

if TYPE_CHECKING:
    from bot.engine.games.close_call import CloseCall


CONTESTED = 0.87
"""How much of what cards promise they keep, because all go for their tricks."""


class CloseCallSeat(ExactSeat):
    """A seat that knows all bids that have been made."""

    ruff = 0.75

    @cached_property
    def ranking(self) -> EqualTrumps:
        return cast("CloseCall", self.view.rules).ranking

    def wants(self, seat: int) -> int | None:
        bid = self.table["bids"][seat]
        return None if bid is None else bid - self.table["tricks_won"][seat]

    def better(self, card: Cards, led: Cards) -> Cards:
        """Also another trump beats a trump, if it is played later."""
        if card & self.ranking.trumps:
            return self.unseen & self.ranking.trumps
        return super().better(card, led)


def close_call(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    seat = CloseCallSeat(view)
    return play(seat) if view.phase == "play" else bid(seat)


def bid(seat: CloseCallSeat) -> int:
    """What the hand is worth, less what others with as good hands take of it."""
    return round(CONTESTED * seat.worth_of(singles(seat.hand), leads=False))
