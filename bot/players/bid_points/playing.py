"""Which card to play: a look at this trick and no further."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Cards, singles, union
from bot.players.bid_points.seat import Seat

Worth = Callable[[Cards], float]
"""What a card is worth, in points, to the side that takes it in a trick."""

PARTNER_HELPS = 0.7
"""How far to trust that a partner who could take a trick does."""

DRAWN = 0.25
"""The part of the points among the trumps still out that a trump led brings down."""

KEPT = 0.25
"""What it costs to part with a card, in points, for each card that it could have beaten."""

LED = 0.04
"""The same where it is led: a high card takes the lead and keeps it."""


def play(seat: Seat, worth: Worth) -> Cards:
    """The card with which this trick should bring most, less what it takes from the tricks to
    come.
    """
    cards: list[Cards] = list(seat.answers)
    return max(cards, key=lambda card: (value(seat, card, worth), -card))


def value(seat: Seat, card: Cards, worth: Worth) -> float:
    """What a card may be expected to bring in this trick, in points."""
    won = chance_of_winning(seat, card)
    at_stake = worth(card) + sum(worth(lying) for lying in seat.trick)
    if not seat.trick and card & seat.ranking.trumps:
        at_stake += DRAWN * sum(map(worth, singles(seat.unseen & seat.ranking.trumps)))
        at_stake -= DRAWN * worth(card)
    cost = KEPT if seat.trick else LED
    return (2 * won - 1) * at_stake - cost * strength(seat, card)


def chance_of_winning(seat: Seat, card: Cards) -> float:
    """How likely it is that this side takes the trick when the card is played."""
    power = seat.ranking.power[seat.ranking.suit[(seat.trick or (card,))[0]]]
    trick = (*seat.trick, card)
    lying = max(trick, key=power.__getitem__)
    holder = seat.playing[trick.index(lying)]
    better = union(other for other in singles(seat.unseen) if power[other] > power[lying])
    beaten = seat.chance_of_one(better, [by for by in seat.to_come if by not in seat.side])
    if holder in seat.side:
        return 1 - beaten
    helps = seat.chance_of_one(better, [by for by in seat.to_come if by in seat.side])
    return PARTNER_HELPS * helps * (1 - beaten / 2)


def strength(seat: Seat, card: Cards) -> int:
    """How many of the cards still out a card beats: a trump any other suit, and lower trumps."""
    power = seat.ranking.power[seat.ranking.suit[card]]
    return len([other for other in singles(seat.unseen) if power[other] < power[card]])
