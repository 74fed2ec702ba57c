"""What may become of a trick, as far as a seat can tell."""

from __future__ import annotations

from typing import NamedTuple

from propcache.api import cached_property

from bot.engine.cards import Cards, singles
from bot.players.normal.bid_points.seat import CountingSeat, Worth
from bot.players.normal.holdings import Holdings

OVER = 0.9
"""How likely somebody who has a higher card of the suit led is to play it."""

RUFFS = 0.6
"""How likely somebody who has a higher trump is to play it to a plain suit."""


class Outlook(NamedTuple):
    """How likely this side, and this seat itself, is to take the trick."""

    ours: float
    mine: float


class Prospects:
    """What a seat sees when it is to play a card: what cards are worth, where they may lie."""

    def __init__(self, seat: CountingSeat, worth: Worth, holdings: Holdings) -> None:
        self.seat, self.worth, self.holdings = seat, worth, holdings
        self.lying = sum(map(worth, seat.trick))

    @cached_property
    def worth_out(self) -> list[tuple[float, dict[int, float]]]:
        """What the unseen cards are worth that are worth something, and where each may be."""
        worth, chances = self.worth, self.holdings.chances
        cards = singles(self.seat.unseen)
        return [(points, chances(card)) for card in cards if (points := worth(card))]

    def still_to_add(self, *, partner: bool) -> float:
        """What the partner, or the others, may be expected to hold of it who play after this
        seat.
        """
        return self._to_add[partner]

    @cached_property
    def _to_add(self) -> dict[bool, float]:
        added = {True: 0.0, False: 0.0}
        for by in self.seat.to_come:
            added[by in self.seat.side] += self.may_add(by)
        return added

    def may_add(self, by: int) -> float:
        """What a seat may be expected to hold of it."""
        return sum([worth * chances[by] for worth, chances in self.worth_out])

    def outlook(self, card: Cards) -> Outlook:
        """How the trick stands if a card is played to it."""
        seat = self.seat
        trick = (*seat.trick, card)
        place = seat.ranking.winner(trick)
        holder = seat.playing[place]
        ours, mine = float(holder in seat.side), float(holder == seat.me)
        for by in seat.to_come:
            beaten = self.chance_of_beating(by, trick[place], trick[0])
            if by in seat.side:
                ours += (1 - ours) * beaten
            else:
                ours, mine = ours * (1 - beaten), mine * (1 - beaten)
        return Outlook(ours, mine)

    def chance_of_beating(self, by: int, winning: Cards, led: Cards) -> float:
        """How likely a seat is to beat the card that is winning."""
        above, following = self.seat.above(winning, led), self.seat.ranking.following[led]
        higher = OVER * self.holdings.chance_of_one(by, above & following)
        ruffs = RUFFS * self.holdings.chance_of_one(by, above & ~following)
        return 1 - (1 - higher) * (1 - ruffs)

    def could_beat(self, winning: Cards, led: Cards) -> list[int]:
        """The opponents still to play who may hold a card that beats the one that is winning."""
        seat = self.seat
        above = seat.above(winning, led)
        others = [by for by in seat.to_come if by not in seat.side]
        return [by for by in others if above & ~seat.missing[by]]
