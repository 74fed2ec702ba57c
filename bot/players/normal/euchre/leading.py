"""Which card to lead, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.weighing import chance_to_trump, makes_void
from bot.players.normal.euchre.words import card_name, suit_of
from bot.players.normal.words import many, number

LIKELY = 0.4
"""How likely a partner must be to trump a suit for that to be a reason."""


def why(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """What decides for a card."""
    if card & seat.trumps:
        return why_trump(seat, card, cards)
    return why_high(seat, card) if seat.is_boss(card) else why_low(seat, card, cards)


def why_trump(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """Why a trump."""
    name, maker = card_name(seat, card), seat.table.get("maker")
    if not any(seat.chance_of(seat.ranking.trumps, rival) for rival in seat.rivals):
        return f"no opponent can have a trump: nobody can beat {name}"
    if all(other & seat.trumps for other in cards):
        return f"you hold nothing but trumps: lead {name}"
    if maker == seat.me:
        return why_draw(seat, card)
    if maker in seat.friends:
        return f"your partner made trump: lead him {name}, and the opponents' trumps fall"
    if seat.is_boss(card):
        return f"nobody can beat {name}: take a trick with it now"
    return f"lead {name}: the higher trumps that fall on it can take nothing of yours later"


def why_draw(seat: CountingSeat, card: Cards) -> str:
    """Why the maker leads a trump."""
    name = card_name(seat, card)
    if seat.is_boss(card):
        out = (seat.unseen & seat.ranking.trumps).bit_count()
        return f"you made trump and nobody can beat {name}: draw trumps, {number(out)} may be out"
    held = many(seat.trumps.bit_count(), "trump")
    if seat.trumps == card:
        return f"{name} is your last trump: a higher one that falls on it cannot take your others"
    return f"you made trump and hold {held}: make the higher ones fall to {name}"


def why_high(seat: CountingSeat, card: Cards) -> str:
    """Why the highest card left of a suit."""
    name, suit = card_name(seat, card), suit_of(seat, card)
    if seat.chance_to_stand(card, seat.rivals) == 1:
        return f"nobody can beat {name}, and no opponent can trump it"
    if seat.ranking.higher[card] & seat.hand:
        return f"only you have higher {suit} than {name}: lead it before somebody runs out of them"
    if seat.length(card) > 1:
        return f"{name} is the highest left: lead it before somebody runs out of {suit}"
    return f"{name} is the highest left of {suit}, and your only one: it may well stand"


def why_low(seat: CountingSeat, card: Cards, cards: Sequence[Cards]) -> str:
    """Why a card that others can beat."""
    name, suit = card_name(seat, card), suit_of(seat, card)
    for friend in seat.friends_to_come:
        if can_trump(seat, card, friend):
            return f"{seat.friend_name(friend)} has no {suit}: lead {name} for him to trump"
    if makes_void(seat, card):
        return f"lead {name}, your only one of {suit}: then you can trump the suit"
    sure = next((other for other in cards if seat.is_boss(other)), None)
    if sure is not None:
        return f"{card_name(seat, sure)} can wait for a later trick: lead {name}"
    if seat.trumps:
        return f"keep your trumps for later tricks: lead {name}"
    return f"you have no card that is sure of a trick: lead {name}"


def can_trump(seat: CountingSeat, card: Cards, friend: int) -> bool:
    """Whether a partner has shown that he lacks a suit, and may have a trump for it."""
    is_void = seat.missing[friend] & seat.ranking.following[card]
    return bool(is_void) and chance_to_trump(seat, card, friend) > LIKELY
