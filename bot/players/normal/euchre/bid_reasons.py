"""Why a card is played in Bid Euchre."""

from __future__ import annotations

from bot.engine.cards import Cards
from bot.players.normal.euchre.bid_seat import Seat
from bot.players.normal.euchre.words import card_name, suit_of
from bot.players.normal.words import every, many, number


def last_tricks(seat: Seat, card: Cards, most: int) -> str:
    """What decides where it is known who takes which trick: with another card it would be fewer."""
    name, left = card_name(seat, card), seat.hand.bit_count()
    share = every(left, "trick") if most == left else f"{number(most)} of the {many(left, 'trick')}"
    takes = f"with {name} you can take {share} left"
    return f"you know all that the other has: {takes}{outcome(seat, most, left)}"


def outcome(seat: Seat, ours: int, left: int) -> str:
    """What it means for the bid to take so many of the tricks left, where it decides it."""
    if seat.needed <= 0 or seat.to_spare < 0:
        return ""
    if seat.is_bidder:
        return " and make your bid" if ours >= seat.needed else ""
    return " and set the bidder back" if left - ours < seat.needed else ""


def lead(seat: Seat, card: Cards) -> str:
    """What decides for a card to lead."""
    name = card_name(seat, card)
    if seat.chance_to_win(card) == 1:
        return f"the other cannot beat {name}{urgency(seat)}"
    if seat.theirs & seat.higher(card):
        return f"the other has a higher card open: you can spare {name}{turns_up(seat, card)}"
    if card & seat.ranking.trumps:
        draws = "draws" if seat.theirs & seat.ranking.trumps else "may draw"
        return f"{name} can be beaten only from hand, and {draws} trumps{turns_up(seat, card)}"
    return lead_plain(seat, card)


def lead_plain(seat: Seat, card: Cards) -> str:
    """The same for a card of another suit than trumps that no open card of its suit beats."""
    name, suit = card_name(seat, card), suit_of(seat, card)
    if seat.is_boss(card):
        if seat.chance_to_win(card) == 0:
            return f"the other can trump {name}, but you can spare it{turns_up(seat, card)}"
        return f"nothing in {suit} is higher than {name}, but the other may trump it{urgency(seat)}"
    if seat.theirs & seat.ranking.trumps and not seat.theirs & seat.ranking.following[card]:
        beats = f"only a trump or a higher {suit[:-1]} from hand beats {name}"
        return f"{beats}{turns_up(seat, card)}"
    return f"the other has nothing open that is higher than {name}{turns_up(seat, card)}"


def follow(seat: Seat, card: Cards) -> str:
    """What decides for a card to follow with."""
    name, led = card_name(seat, card), card_name(seat, seat.trick[0])
    if seat.beats(card):
        if card & seat.ranking.trumps and not seat.trick[0] & seat.ranking.trumps:
            return f"you need not follow: {name} trumps {led}{urgency(seat)}"
        return f"{name} is enough to take the trick from {led}{urgency(seat)}"
    if any(map(seat.beats, seat.answers)):
        return f"what could beat {led} is worth more later: play {name}{turns_up(seat, card)}"
    return f"nothing of yours beats {led}: {name} is missed least{turns_up(seat, card)}"


def urgency(seat: Seat) -> str:
    """What hangs on the trick, where it is the bid."""
    if seat.needed <= 0 or seat.to_spare not in (0, 1):
        return ""
    if seat.is_bidder:
        return f", and you can lose {'no more tricks' if seat.to_spare == 0 else 'only one more'}"
    return f", and {many(seat.to_spare + 1, 'more trick')} of yours will set the bidder back"


def turns_up(seat: Seat, card: Cards) -> str:
    """That another card comes to light, where one does."""
    return ", and the card under it comes to light" if card & seat.on_piles else ""
