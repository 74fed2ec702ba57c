"""Tricks Together: which number to choose, and how to come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from propcache.api import cached_property

from bot.engine.cards import Cards, singles
from bot.engine.decisions import Below, Value
from bot.engine.phases.ranking import Ranking
from bot.engine.seating import on_the_left
from bot.engine.view import View
from bot.players.exact.playing import play
from bot.players.exact.seat import ExactSeat

if TYPE_CHECKING:
    from bot.engine.games.tricks_together import TricksTogether

LEFT_TO_THE_DEALER = 0.1
"""How far the number is under what the hand is worth: too much in all fails the round."""


SPOILT = 1.5
"""What it costs, in tricks missed, that a trick goes to somebody who has enough."""


class TogetherSeat(ExactSeat):
    """A seat of the team: it knows every number that has been shown, and its own."""

    ruff = 0.25

    @cached_property
    def ranking(self) -> Ranking:
        return cast("TricksTogether", self.view.rules).rankings[self.table["trump"]]

    def wants(self, seat: int) -> int | None:
        numbers = self.table["numbers"]
        number = self._own_number if numbers is None and seat == self.me else None
        if numbers is not None:
            number = numbers[seat]
        return None if number is None else number - self.table["tricks_won"][seat]

    def loss(self, card: Cards) -> float:
        """A trick that goes to somebody who has enough fails the round."""
        if not self.trick:
            return 0.0
        trick = (*self.trick, card)
        place = self.ranking.winner(trick)
        wanted = self.wants(self.playing[place])
        if wanted is None or wanted > 0:
            return 0.0
        return SPOILT * self.chance_to_stay(trick[place])

    @cached_property
    def _own_number(self) -> int | None:
        """What this seat has chosen in secret; None for the dealer."""
        chosen = self.view.said(self.me, "commit")
        return None if chosen is None else int(chosen.removeprefix("commit "))

    @property
    def leads_first(self) -> bool:
        """Whether this seat is at the dealer's left."""
        dealer: int = self.table["dealer"]
        return on_the_left(self.view.places)[dealer] == self.me


def tricks_together(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    seat = TogetherSeat(view)
    return play(seat) if view.phase == "play" else number(seat)


def number(seat: TogetherSeat) -> int:
    """What the hand is worth, or a little less."""
    cards = singles(seat.hand)
    worth = seat.worth_of(cards, leads=seat.leads_first)
    return min(len(cards), max(0, round(worth - LEFT_TO_THE_DEALER)))
