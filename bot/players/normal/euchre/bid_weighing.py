"""What speaks for a card in Bid Euchre.

The figures are measured, in points more than the other makes: they are what best foretold the
outcome when every card that could be played in some ten thousand deals was tried, and the deal
played to its end. What is the same for all cards of a question is found out before the first is
weighed.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Cards
from bot.players.normal.euchre.bid_seat import Seat
from bot.players.normal.euchre.weighing import Weigh, makes_void
from bot.players.normal.euchre.weights import Spending


class Weights(NamedTuple):
    """What counts for every card: to take the ``trick``, more of it when the bidder can lose none
    (``none_spare``) or one (``one_spare``), and when he needs but one (``one_needed``); what it
    brings to spend the card; to leave a suit that can then be trumped (``void``), to play from a
    pile, so that another card is turned up (``pile``), to shorten a long suit (``length``, for
    each card of it).
    """

    trick: float
    none_spare: float
    one_spare: float
    one_needed: float
    spending: Spending
    void: float
    pile: float
    length: float


LEAD = Weights(
    0.75, 7.2, 2.66, 2.07, Spending((-0.4, -0.43, -0.45, -0.29), 0.8, -0.09, -0.19),
    void=0.19, pile=0.36, length=0.14,
)  # fmt: skip
FOLLOW = Weights(
    4.41, 8.66, 1.88, 1.75, Spending((-1.48, -0.51, -0.12, 0.0), -0.98, -1.91, -1.97),
    void=0.92, pile=0.43, length=0.65,
)  # fmt: skip

LEAD_TRUMP, OPEN_TRUMP, HIDDEN_TRUMP, OWN_TRUMP, BIDDERS = -1.57, 0.42, 0.27, -0.14, 0.06
"""To lead a trump: more for each that the other has open, for each that is hidden, for each of
one's own, and for the bidder.
"""

OPEN_HIGHER = -0.82
"""To lead a suit in which the other has a higher card open."""

OPEN_TRUMP_RUFFS = 0.18
"""To lead a suit of which the other has no card open, for each of his open trumps."""

CATCHES = -0.73
"""To lead the highest card of a suit, for each lower one that the other has open."""

SECOND = -0.55
"""To follow with the second highest of a suit."""

RUFF = -2.11
"""To trump another suit."""

KEPT_FROM_RUFFS = 0.47
"""To follow with the highest of a suit, for each trump that the other has open."""


def stake(seat: Seat, weights: Weights) -> float:
    """What this trick is worth."""
    if seat.needed <= 0:
        return weights.trick
    return (
        weights.trick
        + weights.none_spare * (seat.to_spare == 0)
        + weights.one_spare * (seat.to_spare == 1)
        + weights.one_needed * (seat.needed == 1)
    )


def spent(seat: Seat, weights: Weights, card: Cards) -> float:
    """What it brings to have played a card, whoever takes the trick."""
    ranking, spending = seat.ranking, weights.spending
    higher, rank = ranking.higher[card] & seat.unseen, ranking.height[card] % 100
    value = weights.pile if card & seat.on_piles else 0.0
    if card & ranking.trumps:
        return value + spending.trumps[min(higher.bit_count(), 3)] + spending.trump_rank * rank / 7
    value += spending.high * (not higher) + spending.rank * rank / 6
    return value + weights.void * makes_void(seat, card) + weights.length * seat.length(card)


def leading(seat: Seat) -> Weigh:
    """What it is worth to lead each card."""
    trick, trumps = stake(seat, LEAD), seat.ranking.trumps
    open_trumps = (seat.theirs & trumps).bit_count()
    hidden, own = (seat.hidden & trumps).bit_count(), seat.trumps.bit_count()
    trump = LEAD_TRUMP + OPEN_TRUMP * open_trumps + HIDDEN_TRUMP * hidden

    def value(card: Cards) -> float:
        value = trick * seat.chance_to_win(card) + spent(seat, LEAD, card)
        if card & trumps:
            value += trump
            return value + OWN_TRUMP * own + BIDDERS * seat.is_bidder
        in_suit = seat.theirs & seat.ranking.following[card]
        if not in_suit:
            return value + OPEN_TRUMP_RUFFS * open_trumps
        if in_suit & seat.ranking.higher[card]:
            value += OPEN_HIGHER
        return value + CATCHES * in_suit.bit_count() if seat.is_boss(card) else value

    return value


def following(seat: Seat) -> Weigh:
    """What it is worth to follow with each card."""
    trick, trumps = stake(seat, FOLLOW), seat.ranking.trumps
    ruff = 0.0 if seat.trick[0] & trumps else RUFF
    open_trumps = (seat.theirs & trumps).bit_count()

    def value(card: Cards) -> float:
        value = trick * seat.beats(card) + spent(seat, FOLLOW, card)
        if card & trumps:
            return value + ruff
        higher = seat.higher(card).bit_count()
        if higher == 0:
            return value + KEPT_FROM_RUFFS * open_trumps
        return value + SECOND if higher == 1 else value

    return value
