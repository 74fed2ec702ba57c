"""Double Deck Pinochle as the level `normal` plays it: tell the partner about meld, raise him with
long trumps, and remember who must hold which cards and who cannot.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.games.pinochle_cards import COUNTING, LAST_TRICK
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.bid_points.seat import Seat
from bot.players.normal.bid_points.playing import Weights
from bot.players.normal.bid_points.reasons import card_advised
from bot.players.normal.bid_points.seat import Worth
from bot.players.normal.pinochle.bidding import answer_partner, bid, name_trump
from bot.players.normal.pinochle.seat import MustBeat, PinochleSeat

__all__ = ["pinochle"]

WEIGHTS = Weights(
    trick=1.0, partner_adds=0.0, others_add=0.0, lead=0.0, trump=-1.1, trump_beats=-0.025,
    high_trump=0.0, high=0.0, beats=-0.025, counts=0.0, trump_counts=0.0, counts_led=0.0,
    high_trump_led=0.0, high_led=0.0, draws=0.0, draws_theirs=0.0, brings_down=0.0,
)  # fmt: skip
"""Here the trick and what trumps may do later decide; no more showed over a thousand positions."""

TALK: dict[str, Callable[[Seat], Advice]] = {
    "auction": bid,
    "name_trump": name_trump,
    "consult": answer_partner,
}


def pinochle(view: View) -> Advice:
    """What somebody who counts would answer to whatever this seat is asked."""
    if view.phase in TALK:
        return TALK[view.phase](Seat(view))
    seat = PinochleSeat(view)
    return card_advised(MustBeat(seat, worth(seat), seat.holdings(seat.room)), WEIGHTS, {})


def worth(seat: PinochleSeat) -> Worth:
    """What a card is worth in a trick; the last trick counts besides."""
    last = LAST_TRICK if seat.hand.bit_count() == 1 else 0
    return lambda card: float(card & COUNTING != 0) + (last if card == seat.hand else 0)
