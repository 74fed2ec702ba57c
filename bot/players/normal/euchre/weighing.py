"""What a card does in this trick, and what it would be worth later, in points for the side.

The figures are measured: they are what best foretold the outcome when every card that could be
played was played to the end of the deal, over some thousand deals.
"""

from __future__ import annotations

from bot.engine.cards import Cards
from bot.players.normal.euchre.counting import CountingSeat

TRICK = 2.8
"""What it is worth to take a trick."""

THIRD = 0.8
"""What that is worth more when either side has two tricks already."""

TRUMPS = (1.3, 0.5, 0.15, 0.1)
"""What a trump is worth in hand when none, one, two, more of those out are higher."""

HIGH = 0.2
"""The same of the highest card left of another suit."""

RANK = 0.06
"""What each step in rank is worth besides."""

VOID = 0.29
"""What it is worth to have no more of a suit, and a trump for it."""

OVERTAKING = 0.37
"""What it costs to take a trick that lies with a partner."""

COMES_BACK, COMES_FIRST = 0.4, 0.7
"""How often a partner's higher card still takes a trick when a rival has beaten ours, and when a
rival plays after him.
"""


def follow_value(seat: CountingSeat, card: Cards) -> float:
    """What it is worth to follow with a card."""
    overtaking = OVERTAKING * (seat.with_us and seat.beats(card))
    return stake(seat) * chance_to_take(seat, card) - spent(seat, card) - overtaking


def stake(seat: CountingSeat) -> float:
    """What this trick is worth."""
    ours = seat.tricks_of(seat.side)
    theirs = sum(seat.table["tricks_won"]) - ours
    return TRICK + THIRD * (2 in (ours, theirs))


def spent(seat: CountingSeat, card: Cards) -> float:
    """What a card would be worth later."""
    higher = seat.higher_out(card)
    rank = RANK * (seat.worth(card) % 100)
    if card & seat.trumps:
        return TRUMPS[min(higher, 3)] + rank
    return HIGH * (higher == 0) + rank - VOID * makes_void(seat, card)


def makes_void(seat: CountingSeat, card: Cards) -> bool:
    """Whether to play a card leaves nothing of its suit, with a trump to take such a trick."""
    return seat.length(card) == 1 and not card & seat.trumps and bool(seat.trumps)


def chance_to_take(seat: CountingSeat, card: Cards) -> float:
    """How likely it is that this seat's side takes the trick if it follows with a card."""
    if seat.beats(card):
        return with_help(seat, card)
    if seat.with_us:
        return with_help(seat, seat.lying)
    return max((help_of(seat, friend) for friend in seat.friends_to_come), default=0.0)


def with_help(seat: CountingSeat, card: Cards) -> float:
    """How likely it is that a side's card stands, or is saved by a partner behind a rival."""
    chance = seat.chance_to_stand(card, seat.rivals_to_come)
    for friend in seat.friends_to_come:
        if seat.rivals_to_come and seat.to_come[0] in seat.rivals_to_come:
            led = seat.trick[0] if seat.trick else card
            chance += (1 - chance) * COMES_BACK * seat.chance_to_beat(card, friend, led)
    return chance


def help_of(seat: CountingSeat, friend: int) -> float:
    """How likely it is that a partner to come takes the trick from a rival."""
    chance = seat.chance_to_beat(seat.lying, friend, seat.trick[0])
    return chance * (COMES_FIRST if seat.to_come[-1] in seat.rivals_to_come else 1.0)
