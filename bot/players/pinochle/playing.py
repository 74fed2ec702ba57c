"""Which card to play: a look at this trick and no further."""

from __future__ import annotations

from math import prod

from bot.engine.cards import Cards, singles
from bot.engine.games.pinochle_cards import COPIES, COUNTING, LAST_TRICK, RANKINGS
from bot.players.bid_points.seat import Seat

KEPT = 0.1
LED = 0.1
"""What it costs to follow with a card and to lead it, in points, for each kind of card that it
could have beaten.
"""


def play(seat: Seat) -> Cards:
    """The card with which this trick should bring most, less what it takes from the tricks to
    come.
    """
    cards: list[Cards] = list(seat.answers)
    return max(cards, key=lambda card: (value(seat, card), -card))


def value(seat: Seat, card: Cards) -> float:
    """What a card may be expected to bring in this trick, in points."""
    lying = sum([(other & COUNTING).bit_count() for other in (*seat.trick, card)])
    last = LAST_TRICK if seat.hand == card else 0
    cost = KEPT if seat.trick else LED
    return (2 * chance_of_winning(seat, card) - 1) * (lying + last) - cost * strength(seat, card)


def chance_of_winning(seat: Seat, card: Cards) -> float:
    """How likely it is that this side takes the trick when the card is played. Who comes after must
    beat it if he can: with a higher card of the suit, or where he has none with a trump.
    """
    trick = (*seat.trick, card)
    place = seat.ranking.winner(trick)
    ours = seat.playing[place] in seat.side
    partners = [by for by in seat.to_come if by in seat.side]
    others = [by for by in seat.to_come if by not in seat.side]
    kept = prod(1 - chance_of_beating(seat, trick[0], trick[place], by) for by in others)
    if ours:
        return kept
    helps = 1 - prod(1 - chance_of_beating(seat, trick[0], trick[place], by) for by in partners)
    return helps * (1 + kept) / 2


def chance_of_beating(seat: Seat, led: Cards, winning: Cards, by: int) -> float:
    """How likely it is that a seat has a card with which it must beat the one that is winning."""
    ranking = RANKINGS[seat.table["trump"]]
    over = ranking.over[winning]
    following = ranking.following[led]
    of_suit = seat.chance_of_one(over & following, [by])
    if led & ranking.trumps:
        return of_suit
    void = 1 - seat.chance_of_one(following, [by])
    return of_suit + void * seat.chance_of_one(over & ranking.trumps, [by])


def strength(seat: Seat, card: Cards) -> float:
    """How many kinds of the cards still out a card beats: a trump any other suit, and lower
    trumps.
    """
    power = seat.ranking.power[seat.ranking.suit[card]]
    return sum([power[other] < power[card] for other in singles(seat.unseen)]) / COPIES
