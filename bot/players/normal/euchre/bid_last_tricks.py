"""The last tricks of a deal of Bid Euchre, in which no card is hidden any more: what the other has
in hand is all that has not been seen, so that it can be reckoned who takes which.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.engine.cards import Cards, singles
from bot.engine.phases.ranking import Ranking
from bot.players.normal.euchre.bid_seat import Seat

RECKONED = 4
"""So many tricks are reckoned to their end: with each more it takes several times as long."""

REMEMBERED = 4096
"""Of so many positions it is remembered how they end: in a deal few come up that have not."""


def is_open(seat: Seat) -> bool:
    """Whether all that is hidden must be in the other's hand, and few tricks are left."""
    return seat.hand.bit_count() <= RECKONED and seat.hidden.bit_count() == seat.held


def reckoned(seat: Seat, cards: Iterable[Cards]) -> dict[Cards, int]:
    """For each card, how many of the tricks left this seat takes after it, the running one
    included, when both take all that they can; where all that is hidden is in the other's hand.
    """
    ranking, mine, theirs = seat.ranking, seat.hand, seat.theirs | seat.hidden
    if not seat.trick:
        return {card: led(ranking, mine, theirs, card) for card in cards}
    (lead,) = seat.trick
    left = mine.bit_count()
    return {card: left - followed(ranking, theirs, mine, lead, card) for card in cards}


@lru_cache(REMEMBERED)
def most(ranking: Ranking, leads: Cards, follows: Cards) -> int:
    """How many of the tricks left the leader takes, who plays from one hand against another."""
    return max([led(ranking, leads, follows, card) for card in singles(leads)], default=0)


def led(ranking: Ranking, leads: Cards, follows: Cards, card: Cards) -> int:
    """The same when a card is led."""
    replies = follows & ranking.following[card] or follows
    return min(
        [followed(ranking, leads ^ card, follows, card, reply) for reply in singles(replies)]
    )


def followed(ranking: Ranking, leads: Cards, follows: Cards, card: Cards, reply: Cards) -> int:
    """The same when another has followed to it; what was led is no more in the hand."""
    rest = follows ^ reply
    if reply & ranking.beating(card, card):
        return leads.bit_count() - most(ranking, rest, leads)
    return 1 + most(ranking, leads, rest)
