"""Why a card is the one to lead, in a sentence to the player."""

from __future__ import annotations

from bot.players.normal.bid_points.sight import Sight
from bot.players.normal.words import suit_of


def why_led(sight: Sight) -> str:
    """The sentence."""
    return trump_led(sight) if sight.is_trump(sight.card) else plain_suit_led(sight)


def trump_led(sight: Sight) -> str:
    """Why to lead a trump."""
    seat, still, card = sight.seat, sight.still_out, sight.the(sight.card)
    if not seat.trumps_out:
        return f"nobody else has a trump left: {card} must win"
    if seat.trumps_out.bit_count() == 1 and seat.bids:
        return f"{still}: bring it down with {card}"
    if seat.is_master(sight.card):
        whose = "draw them" if seat.bids else "take the bidder's"
        return f"{still} and none beats {card}: {whose} with it"
    if not (seat.bids or seat.hand & ~seat.ranking.trumps):
        return f"{still}, and you hold nothing else: lead {card}"
    return f"{still}: {why_not_the_highest(sight)}"


def why_not_the_highest(sight: Sight) -> str:
    """What comes of leading a trump that is not the highest."""
    card = sight.the(sight.card)
    if not sight.can_be_beaten(sight.card):
        return f"your opponents have none that beats {card}"
    if sight.counts and most_beat(sight):
        return f"lead {card}, and trust your partner to save it"
    if not sight.seat.bids:
        return f"lead {card} before the bidder can trump your side's cards"
    draw = "draw some of them" if most_beat(sight) else "bring the high ones down"
    return f"{draw} with {card}"


def most_beat(sight: Sight) -> bool:
    """Whether most of the trumps that are still out beat the one that is led."""
    out = sight.seat.trumps_out
    higher = sight.seat.ranking.higher[sight.card] & out
    return 2 * higher.bit_count() > out.bit_count()


def plain_suit_led(sight: Sight) -> str:
    """Why to lead another card."""
    seat, card = sight.seat, sight.card
    suit, the = seat.of_suit(card), sight.the(card)
    called = suit_of(seat.view.rules.pack, seat.ranking.suit[card])
    if seat.is_master(card) and not seat.trumps_out:
        return f"no trump and no higher card of {called} is out: {the} must win"
    if not suit & ~seat.missing[seat.partner] and seat.trumps_out & ~seat.missing[seat.partner]:
        return f"your partner has shown that he has no {called}: lead one that he can trump"
    if seat.is_master(card):
        return f"nobody can beat {the} but with a trump: lead it while it is high"
    if sight.counts:
        return f"you have nothing safer to lead than {the}"
    return what_is_kept(sight)


def what_is_kept(sight: Sight) -> str:
    """Why to lead a card that brings nobody anything."""
    the = sight.the(sight.card)
    if sight.others(sight.prospects.worth):
        return f"{the} would bring them nothing: lead it and keep what counts"
    if sight.others(sight.is_trump):
        return f"{the} would bring them nothing: lead it and keep your trumps"
    return f"nothing that you hold counts: you may as well lead {the}"
