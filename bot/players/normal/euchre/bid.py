"""Bid Euchre as the level `normal` plays it: bid what the cards in sight are worth, and count what
the bidder needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.engine.cards import Cards
from bot.engine.phases.ranking import Ranking
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.euchre import bid_reasons as reasons
from bot.players.normal.euchre.bid_last_tricks import is_open, reckoned
from bot.players.normal.euchre.bid_seat import Seat
from bot.players.normal.euchre.bid_weighing import following, leading
from bot.players.normal.euchre.keeping import Worth
from bot.players.normal.euchre.playing import best
from bot.players.normal.euchre.words import holding_in, suit_name
from bot.players.normal.words import ONLY_CARD, number

WITHOUT = 2.49
"""The tricks that somebody makes with nothing of the following: measured over some ten thousand
deals, as are the other figures here.
"""

OWN = Worth((1.63, 1.37, 1.03, 0.89, 0.92, 0.95, 0.94), ace=0.93, king=0.58, void=0.2)
"""What the cards in hand and on the own piles add to that, in tricks."""

QUEEN, FIFTH = 0.35, -0.26
"""What the third highest of another suit adds, and each trump after the fourth takes."""

THEIRS = Worth((-0.8, -0.55, -0.44), ace=-0.42, king=-0.24, void=0.0)
"""What the other's open cards take."""

REMEMBERED = 1024
"""Of so many hands it is remembered what they promise: in an auction each is asked often."""

OPENING = 4
"""How far below what the cards are worth the bidding is opened."""


def estimate(seat: Seat, suit: str) -> float:
    """The tricks that this seat should make with a suit for trump."""
    return tricks_with(seat.ranking_with(suit), seat.hand, seat.theirs)


@lru_cache(REMEMBERED)
def tricks_with(ranking: Ranking, hand: Cards, theirs: Cards) -> float:
    """The tricks that a hand should make against the other's open cards."""
    trumps = (hand & ranking.trumps).bit_count()
    queens = sum(
        [bool(order[2] & hand) for suit, order in ranking.order.items() if suit != ranking.trump]
    )
    more = QUEEN * queens + FIFTH * max(0, trumps - 4)
    return WITHOUT + OWN.of(ranking, hand) + THEIRS.of(ranking, theirs) + more


def best_suit(seat: Seat) -> tuple[float, str]:
    """The most tricks that any suit for trump promises, and which."""
    return max((estimate(seat, suit), suit) for suit in seat.view.rules.pack.suits)


def bid(seat: Seat) -> Advice:
    """One more than the other as long as the cards are worth it; to open, much less."""
    tricks, suit = best_suit(seat)
    promise = f"{suit_name(suit)} promise you about {number(int(tricks))} tricks"
    if "pass" not in seat.answers:
        low = max(1, int(tricks) - OPENING)
        return Advice(low, f"{promise}: open lower, you can still raise")
    higher = [answer for answer in seat.answers if answer != "pass"]
    if not higher:
        return Advice("pass", "nobody can bid more than all the tricks")
    if higher[0] <= int(tricks):
        return Advice(higher[0], f"{promise}: one more than the other has bid is not too much")
    return Advice("pass", f"{promise}, less than you would have to bid: let the other try")


def name_trump(seat: Seat) -> Advice:
    """The suit that promises most."""
    tricks, suit = best_suit(seat)
    held = holding_in(seat.ranking_with(suit), seat.hand)
    return Advice(f"trump {suit}", f"{held}: about {number(int(tricks))} tricks in sight")


def play(seat: Seat) -> Advice:
    """The card that weighs most, of equal ones the lowest; and what decides for it. When no card is
    hidden any more, one of those with which as many of the last tricks are taken as can be.
    """
    cards: Sequence[Cards] = seat.answers
    if len(cards) == 1:
        return Advice(cards[0], ONLY_CARD)
    value, why = (following, reasons.follow) if seat.trick else (leading, reasons.lead)
    tricks = reckoned(seat, cards) if is_open(seat) else dict.fromkeys(cards, 0)
    most = max(tricks.values())
    card = best([card for card in cards if tricks[card] == most], value(seat), seat.worth)
    if most > min(tricks.values()):
        return Advice(card, reasons.last_tricks(seat, card, most))
    return Advice(card, why(seat, card))


ADVICE: dict[str, Callable[[Seat], Advice]] = {
    "auction": bid,
    "name_trump": name_trump,
    "play": play,
}


def bid_euchre(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    return ADVICE[view.phase](Seat(view))
