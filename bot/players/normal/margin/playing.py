"""Which card to play: the point cards that the trick brings, and what the card would do later."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.margin.reasons import Reason
from bot.players.normal.margin.seat import CountingMarginSeat, PointProspects
from bot.players.normal.words import ONLY_CARD


@dataclass(frozen=True, slots=True)
class PointWeights:
    """What each thing adds to a card's value, in points of the round's score.

    Begun from what came of every card that might be played in some thousand positions, each played
    out to the end of its round, and put right by hand where those were too few.

    ``trick`` and ``to_come``: each point card that lies there, and each that is likely to come,
    taken or left to the others. ``lead``: to lead next. Of parting with a card: ``high`` for the
    part of its suit still out that it beats, ``point`` and ``high_point`` the same of a point card;
    ``empties`` where it is the last of its suit, ``long`` for each further card of it. Of leading:
    ``high_led``, ``point_led``.
    """

    trick: float
    to_come: float
    lead: float
    high: float
    point: float
    high_point: float
    empties: float
    long: float
    high_led: float
    point_led: float


WANTED = PointWeights(
    trick=1.5, to_come=1.5, lead=0.6, high=-1.2, point=0.15, high_point=-0.6, empties=0.0,
    long=-0.2, high_led=-0.1, point_led=-0.25,
)  # fmt: skip
UNWANTED = PointWeights(
    trick=-1.5, to_come=-1.5, lead=-0.4, high=0.6, point=0.3, high_point=0.4, empties=0.2,
    long=0.0, high_led=0.0, point_led=0.0,
)  # fmt: skip
"""Where the sides want point cards, and where they want to be rid of them."""


def value(prospects: PointProspects, card: Cards, weights: PointWeights) -> float:
    """What it is worth to play a card, in points, next to the other cards."""
    seat = prospects.seat
    ours, mine = prospects.outlook(card)
    suit = seat.of_suit(card)
    lying = (sum(seat.trick) | card) & seat.points
    out = (suit & seat.unseen).bit_count()
    high = seat.beats_out(card) / out if out else 1.0
    point = bool(card & seat.points)
    left = (seat.hand & suit).bit_count() - 1
    led = not seat.trick
    return (
        weights.trick * (2 * ours - 1) * lying.bit_count()
        + weights.to_come * (2 * ours - 1) * prospects.points_to_come((*seat.trick, card)[0])
        + weights.lead * mine
        + (weights.high_point if point else weights.high) * high
        + weights.point * point
        + weights.empties * (left == 0 and not point)
        + weights.long * left
        + led * (weights.high_led * high + weights.point_led * point)
    )


def card_advised(seat: CountingMarginSeat) -> Advice:
    """The best card, and why."""
    cards: list[Cards] = list(seat.answers)
    if len(cards) == 1:
        return Advice(cards[0], ONLY_CARD)
    prospects = PointProspects(seat, seat.holdings(seat.room))
    weights = WANTED if seat.wants > 0 else UNWANTED
    card = max(cards, key=lambda card: (value(prospects, card, weights), -seat.wants * card))
    return Advice(card, Reason(seat, card).said())
