"""Which card to follow with, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.weighing import is_ruff, makes_void
from bot.players.normal.euchre.words import card_name, suit_of

SAFE = 1 - 1e-9
"""How likely it must be that a card stands for it to be called safe: as good as certain."""


def why(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """What decides for a card."""
    if seat.beats(card):
        return why_beat(seat, card, cards)
    if seat.with_us:
        return why_leave_to_partner(seat, card, cards)
    if any(map(seat.beats, cards)):
        return why_hold_back(seat, card)
    return f"nothing of yours beats {card_name(seat, seat.lying)}: {throw_off(seat, card)}"


def why_beat(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """Why a card that takes the trick."""
    name, lying = card_name(seat, card), card_name(seat, seat.lying)
    if seat.with_us:
        return why_overtake(seat, card, cards)
    if not seat.rivals_to_come:
        return f"no opponent plays after you: {name} is enough to take it from {lying}"
    safe = seat.chance_to_stand(card, seat.rivals_to_come) >= SAFE
    if safe and seat.needs_one:
        return f"you have no trick yet, and nobody behind you can beat {name}"
    if is_ruff(seat, card):
        return f"you have no {suit_of(seat, seat.trick[0])}: trump it with {name}"
    if safe:
        return f"nobody behind you can beat {name}: take it from {lying}"
    return f"{name} takes it from {lying} unless somebody behind you can do better"


def why_overtake(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """Why a card that takes a partner's trick."""
    name, lying, friend = card_name(seat, card), card_name(seat, seat.lying), holder_name(seat)
    if all(map(seat.beats, cards)):
        return f"all that you may play beats the card of {friend}: {name} costs least"
    if seat.rivals_to_come:
        return f"{friend} has it with {lying}, which may be beaten: {name} makes surer of it"
    return f"the trick is yours either way: take it with {name} and have the lead"


def why_leave_to_partner(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """Why a card that leaves a partner's trick alone."""
    name, lying, friend = card_name(seat, card), card_name(seat, seat.lying), holder_name(seat)
    if seat.chance_to_stand(seat.lying, seat.rivals_to_come) >= SAFE:
        return f"{friend} is winning with {lying}: {throw_off(seat, card)}"
    if any(map(seat.beats, cards)):
        return f"{friend} has it with {lying}, and to beat that costs too much: play {name}"
    return f"{friend} has it with {lying}, and you cannot better that: play {name}"


def holder_name(seat: CountingSeat) -> str:
    """Who of this side has the trick."""
    assert seat.holder is not None
    return seat.friend_name(seat.holder)


def why_hold_back(seat: CountingSeat, card: Cards) -> str:
    """Why a card that loses, where another would have beaten the trick."""
    name = card_name(seat, card)
    if seat.friends_to_come:
        friend = seat.friend_name(seat.friends_to_come[0])
        return f"{friend} is still to play: keep what is worth more, play {name}"
    if seat.rivals_to_come:
        return f"what you could beat it with may be beaten behind you: play {name}"
    return f"what could take this trick is worth more later: play {name}"


def throw_off(seat: CountingSeat, card: Cards) -> str:
    """How a card that cannot win is spoken of."""
    name = card_name(seat, card)
    suit = suit_of(seat, card)
    if seat.stops_nothing(card) and not card & seat.ranking.following[seat.trick[0]]:
        return f"throw off {name}, the lone maker has no {suit} for it to stop"
    if makes_void(seat, card):
        return f"throw off {name}, your only one, to trump {suit} later"
    return f"throw off {name}"
