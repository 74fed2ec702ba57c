"""Tricks for oneself, where it costs dear to take none: Cut-Throat Euchre, Horse Thief.

The figures are measured as in `weights.py`, in points more than the others make, over some hundred
thousand deals of both games.
"""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.playing import weighed
from bot.players.normal.euchre.weighing import is_ruff, makes_void, spent
from bot.players.normal.euchre.weights import Spending


class Following(NamedTuple):
    """What counts for a card to follow with: the ``trick``, more of it to have ``none_yet``, and as
    a ``last_chance`` with two cards left; what it brings to spend the card, and what more of a
    trump (``first_trump``) or the highest of another suit (``first_high``) with no trick yet; to
    leave a suit (``void``), to trump (``ruff``), and more with each trump in hand (``ruff_each``).
    """

    trick: float
    none_yet: float
    last_chance: float
    spending: Spending
    first_trump: float
    first_high: float
    void: float
    ruff: float
    ruff_each: float


LAST = Following(
    2.48, 0.7, 1.05, Spending((-0.72, -0.07, 0.22, 0.56), -0.59, -0.16, -0.22),
    first_trump=-0.22, first_high=-0.2, void=0.24, ruff=-0.02, ruff_each=-0.53,
)  # fmt: skip
BEFORE_ONE = Following(
    2.58, 0.67, 0.84, Spending((-0.7, -0.08, 0.26, 0.66), -0.7, -0.09, -0.19),
    first_trump=-0.58, first_high=-0.24, void=0.6, ruff=0.13, ruff_each=-0.45,
)  # fmt: skip
BEFORE_MORE = Following(
    2.46, 0.61, 0.05, Spending((-0.46, -0.08, 0.26, 0.81), -0.84, -0.18, -0.05),
    first_trump=-0.39, first_high=-0.02, void=0.72, ruff=0.53, ruff_each=-0.44,
)  # fmt: skip
"""For who plays last, before one other, before more."""


class Leading(NamedTuple):
    """What counts for a card to lead: the ``trick``, with ``none_yet``, with ``all`` of two or
    more; to spend the card, and more of the highest of another suit with no trick yet
    (``first_high``) or with trumps in hand (``can_wait``). A ``trump``: more with the chance that
    a rival has one (``drawn``), besides for the highest (``drawn_by_top``), and with each in hand
    (``long``).
    """

    trick: float
    none_yet: float
    all: float
    spending: Spending
    first_high: float
    can_wait: float
    trump: float
    drawn: float
    drawn_by_top: float
    long: float


LEAD = Leading(
    0.59, -0.24, 0.92, Spending((1.55, -0.49, -0.49, -0.31), -0.41, 0.53, -0.04),
    first_high=0.26, can_wait=-0.76, trump=0.26, drawn=-0.9, drawn_by_top=-1.05, long=0.36,
)  # fmt: skip


class SingleSeat(CountingSeat):
    """A seat that plays for itself."""

    @property
    def needs_one(self) -> bool:
        return self.count[0] == 0


def follow_value(seat: SingleSeat, card: Cards) -> float:
    """What it is worth to follow with a card, compared with others."""
    weights = (LAST, BEFORE_ONE, BEFORE_MORE)[min(2, len(seat.to_come))]
    value = spent(seat, weights.spending, card) + weights.void * makes_void(seat, card)
    if seat.beats(card):
        value += stake(seat, weights) * seat.chance_to_stand(card, seat.to_come)
    if is_ruff(seat, card):
        value += weights.ruff + weights.ruff_each * seat.trumps.bit_count()
    if seat.needs_one and card & seat.trumps:
        return value + weights.first_trump
    return value + weights.first_high * (seat.needs_one and seat.is_boss(card))


def stake(seat: SingleSeat, weights: Following) -> float:
    """What this trick is worth."""
    if not seat.needs_one:
        return weights.trick
    return weights.trick + weights.none_yet + weights.last_chance * (seat.hand.bit_count() <= 2)


def lead_value(seat: SingleSeat, card: Cards) -> float:
    """What it is worth to lead a card, compared with others."""
    ours, theirs = seat.count
    trick = LEAD.trick + LEAD.none_yet * (ours == 0) + LEAD.all * (theirs == 0 and ours >= 2)
    value = trick * seat.chance_to_stand(card, seat.rivals) + spent(seat, LEAD.spending, card)
    if card & seat.trumps:
        return value + drawing(seat, card)
    if not seat.is_boss(card):
        return value
    return value + LEAD.can_wait * bool(seat.trumps) + LEAD.first_high * (ours == 0)


def drawing(seat: SingleSeat, card: Cards) -> float:
    """What it is worth to lead a trump: how many would have to follow, of all who could."""
    trumps = seat.ranking.trumps
    following = fmean(seat.chance_of(trumps, rival) for rival in seat.rivals)
    drawn = LEAD.drawn + LEAD.drawn_by_top * seat.is_boss(card)
    return LEAD.trump + drawn * following + LEAD.long * seat.trumps.bit_count()


def play(seat: SingleSeat) -> Advice:
    """A card to lead or to follow with, for oneself."""
    return weighed(seat, lead_value, follow_value)
