"""What speaks for a card: how likely it is to take the trick, and what it would be worth later.

What is the same for all cards of a question is found out before the first of them is weighed.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Cards
from bot.players.euchre.seat import Seat
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.weights import (
    COMES_BACK,
    COMES_BACK_TO_LEAD,
    COMES_FIRST,
    HIGH_FROM_RIVAL,
    LOW_FROM_RIVAL,
    TAKEN_FROM_FRIEND,
    Leading,
    Spending,
    Stake,
)

Weigh = Callable[[Cards], float]
"""What it is worth to play a card, compared with others."""


def following(seat: CountingSeat) -> Weigh:
    """What it is worth to follow with each card."""
    side = seat.scales.makers_follow if seat.with_maker else seat.scales.defenders_follow
    weights = side[min(2, len(seat.to_come))]
    trick, with_us = stake(seat, weights.stake), seat.with_us
    ruff = weights.ruff + weights.ruff_each * seat.trumps.bit_count()
    draws = is_drawn_by_rivals(seat)

    def value(card: Cards) -> float:
        value = trick * chance_to_take(seat, card)
        if not seat.stops_nothing(card):
            value += spent(seat, weights.spending, card)
        if with_us and seat.beats(card):
            value += weights.over
        if is_ruff(seat, card):
            value += ruff
        if draws and seat.beats(card):
            value += drawn(seat, card)
        return value + weights.void if makes_void(seat, card) else value

    return value


def is_drawn_by_rivals(seat: CountingSeat) -> bool:
    """Whether the makers draw trumps, and others are still to play after this defender."""
    led_trump = bool(seat.trick[0] & seat.ranking.trumps)
    return led_trump and not (seat.with_maker or seat.with_us) and len(seat.to_come) > 1


def drawn(seat: CountingSeat, card: Cards) -> float:
    """What it is worth to beat a trump of those who draw trumps."""
    return HIGH_FROM_RIVAL if seat.higher_out(card) < 2 else LOW_FROM_RIVAL


def leading(seat: CountingSeat) -> Weigh:
    """What it is worth to lead each card."""
    weights = role(seat)
    trick = stake(seat, weights.stake)

    def value(card: Cards) -> float:
        value = trick * chance_of_lead(seat, card) + spent(seat, weights.spending, card)
        if card & seat.trumps:
            return value + drawing(seat, weights, card)
        if seat.is_boss(card):
            return value + weights.can_wait * bool(seat.trumps)
        return value + helped(seat, weights, card)

    return value


def helped(seat: CountingSeat, weights: Leading, card: Cards) -> float:
    """What it is worth that partners may take the trick of a card that others can beat, and that
    one could oneself.
    """
    return weights.from_under * goes_under(seat, card) + sum(
        [
            weights.friend_trumps * chance_to_trump(seat, card, friend)
            + weights.friend_takes * seat.chance_of(highest_out(seat, card), friend)
            for friend in seat.friends_to_come
        ]
    )


def role(seat: CountingSeat) -> Leading:
    """What counts for whose lead it is."""
    if not seat.with_maker:
        return seat.scales.defender
    return seat.scales.maker if seat.table["maker"] == seat.me else seat.scales.partner


def stake(seat: CountingSeat, weights: Stake) -> float:
    """What this trick is worth."""
    ours, theirs = seat.count
    unbroken = (theirs if seat.with_maker else ours) == 0
    return (
        weights.trick
        + weights.ours_two * (ours == 2)
        + weights.theirs_two * (theirs == 2)
        + weights.unbroken * unbroken
        + weights.lone * (unbroken and seat.table.get("alone", False))
    )


def spent(seat: CountingSeat, weights: Spending, card: Cards) -> float:
    """What it brings to have spent a card: mostly less than nothing."""
    ranking = seat.ranking
    higher, rank = ranking.higher[card] & seat.unseen, ranking.height[card] % 100
    if card & seat.trumps:
        return weights.trumps[min(higher.bit_count(), 3)] + weights.trump_rank * rank / 7
    return weights.high * (not higher) + weights.rank * rank / 6


def drawing(seat: CountingSeat, weights: Leading, card: Cards) -> float:
    """What it is worth to lead a trump: who would have to follow."""
    rivals, friends = seat.trumps_with
    wasted = TAKEN_FROM_FRIEND * (rivals == 0 and friends > 0)
    return (
        weights.trump
        + wasted
        + (weights.from_rivals + weights.top_from_rivals * seat.is_boss(card)) * rivals
        + weights.from_friends * friends
        + weights.long * seat.trumps.bit_count()
    )


def is_ruff(seat: CountingSeat, card: Cards) -> bool:
    """Whether a card trumps another suit."""
    return bool(card & seat.trumps) and not seat.trick[0] & seat.ranking.trumps


def makes_void(seat: Seat, card: Cards) -> bool:
    """Whether to play a card leaves nothing of its suit, with a trump to take such a trick."""
    return seat.length(card) == 1 and not card & seat.trumps and bool(seat.trumps)


def chance_to_trump(seat: CountingSeat, card: Cards, friend: int) -> float:
    """How likely it is that somebody can trump a card that is led."""
    return seat.chance_of(seat.ranking.trumps, friend, lacking=seat.ranking.following[card])


def highest_out(seat: CountingSeat, card: Cards) -> Cards:
    """The highest card of a suit that others may hold."""
    order = seat.ranking.order[seat.ranking.suit[card]]
    return next((other for other in order if other & seat.unseen), 0)


def goes_under(seat: CountingSeat, card: Cards) -> bool:
    """Whether one leads a card that others can beat, with the highest left of its suit in hand."""
    return bool(seat.ranking.higher[highest_out(seat, card)] & seat.hand)


def chance_of_lead(seat: CountingSeat, card: Cards) -> float:
    """How likely it is that this seat's side takes the trick if it leads a card."""
    chance = seat.chance_to_stand(card, seat.rivals)
    for friend in seat.friends_to_come:
        better = seat.chance_to_beat(card, friend, card)
        chance += (1 - chance) * COMES_BACK_TO_LEAD * better
    return chance


def chance_to_take(seat: CountingSeat, card: Cards) -> float:
    """How likely it is that this seat's side takes the trick if it follows with a card."""
    if seat.beats(card):
        return with_help(seat, card)
    if seat.with_us:
        return with_help(seat, seat.lying)
    return max([help_of(seat, friend) for friend in seat.friends_to_come], default=0.0)


def with_help(seat: CountingSeat, card: Cards) -> float:
    """How likely it is that a side's card stands, or is saved by a partner behind a rival."""
    if not seat.to_come:
        return 1.0
    chance = seat.chance_to_stand(card, seat.rivals_to_come)
    if seat.to_come[0] in seat.rivals_to_come:
        for friend in seat.friends_to_come:
            better = seat.chance_to_beat(card, friend, seat.trick[0])
            chance += (1 - chance) * COMES_BACK * better
    return chance


def help_of(seat: CountingSeat, friend: int) -> float:
    """How likely it is that a partner to come takes the trick from a rival."""
    chance = seat.chance_to_beat(seat.lying, friend, seat.trick[0])
    return chance * (COMES_FIRST if seat.to_come[-1] in seat.rivals_to_come else 1.0)
