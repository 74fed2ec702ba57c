"""Bid Euchre as the level `easy` plays it: bid what the seen cards are worth, look at the other's
open cards, win tricks as cheaply as will do.
"""

from __future__ import annotations

from math import comb

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, union
from bot.engine.decisions import Below, Value
from bot.engine.phases.ranking import Ranking
from bot.engine.view import View
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength

WITHOUT = 4.1
"""The tricks that somebody makes who names a trump suit of which he sees nothing: measured over
some thousand deals, as are the other figures here.
"""

OWN, THEIRS = 1.1, 0.65
"""What the strength of the own cards adds to that, and that of the other's open cards takes."""

MARGIN = 0.4
"""How many more tricks than the bid the cards must be worth."""

OPENING = 2
"""How far below what the cards are worth the bidding is opened."""

KEPT = 0.3
"""What it costs to lead a card, in tricks, for each part of the cards out that it could beat."""


class BidSeat(Seat):
    """A seat that plays from hand and open cards; ``open`` are its own, ``theirs`` the other's."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        both = view.zones["open"]
        self.open, self.theirs = both[self.me] or NONE, both[1 - self.me] or NONE
        self.hand |= self.open
        self.trumps = self.hand & self.ranking.trumps

    @property
    def out_of_play(self) -> Cards:
        return NONE

    @cached_property
    def hidden(self) -> Cards:
        """The cards that this seat sees nowhere: in the other hand, or face down."""
        return self.unseen & ~self.theirs

    def chance_in_hand(self, wanted: Cards) -> float:
        """How likely it is that the other has one of those cards in hand."""
        hidden, held = self.hidden.bit_count(), self.view.counts["hands"][1 - self.me]
        others = hidden - (wanted & self.hidden).bit_count()
        return 1 - comb(others, held) / comb(hidden, held)

    def chance_of(self, wanted: Cards) -> float:
        """How likely it is that the other can play one of those cards."""
        return 1.0 if self.theirs & wanted else self.chance_in_hand(wanted)


def estimate(seat: BidSeat, suit: str) -> float:
    """The tricks that this seat should make with a suit for trump."""
    ranking = seat.ranking_with(suit)
    return WITHOUT + OWN * strength(ranking, seat.hand) - THEIRS * strength(ranking, seat.theirs)


def bid(seat: BidSeat) -> int | str:
    """One more than the other as long as the cards are worth it; to open, not much less."""
    worth = int(max(estimate(seat, suit) for suit in seat.view.rules.pack.suits) - MARGIN)
    if "pass" not in seat.answers:
        return max(1, worth - OPENING)
    lowest = next(answer for answer in seat.answers if answer != "pass")
    return int(lowest) if lowest <= worth else "pass"


def name_trump(seat: BidSeat) -> str:
    """The suit in which the cards are worth most."""
    return max(
        map(str, seat.answers), key=lambda answer: (estimate(seat, answer.split()[1]), answer)
    )


def play(seat: BidSeat) -> Cards:
    """A card to lead or to follow with."""
    cards: list[Cards] = list(seat.answers)
    return follow(seat, cards) if seat.trick else lead(seat, cards)


def lead(seat: BidSeat, cards: list[Cards]) -> Cards:
    """The card that wins most surely, less what it could win later; of equal ones from a pile."""
    return max(cards, key=lambda card: (lead_value(seat, card), bool(card & seat.open), -card))


def lead_value(seat: BidSeat, card: Cards) -> float:
    """What leading a card promises, in tricks."""
    others = seat.unseen.bit_count() or 1
    beats = (seat.unseen & lower(seat.ranking, card)).bit_count() / others
    return chance_of_winning(seat, card) - KEPT * beats


def lower(ranking: Ranking, card: Cards) -> Cards:
    """The cards of its own suit that a card beats, and for a trump all others."""
    order = ranking.order[ranking.suit[card]]
    below = union(order[order.index(card) + 1 :])
    return below | ~ranking.trumps if card & ranking.trumps else below


def chance_of_winning(seat: BidSeat, card: Cards) -> float:
    """How likely it is that a card wins when it is led."""
    ranking = seat.ranking
    suit = ranking.following[card]
    order = ranking.order[ranking.suit[card]]
    follows = seat.chance_of(suit)
    beaten = seat.chance_of(union(order[: order.index(card)]))
    trumped = 0.0 if card & ranking.trumps else seat.chance_of(ranking.trumps)
    return 1 - beaten - (1 - follows) * trumped


def follow(seat: BidSeat, cards: list[Cards]) -> Cards:
    """Take the trick as cheaply as will do, or throw off what is missed least."""
    power = seat.ranking.power[seat.ranking.suit[seat.trick[0]]]
    beating = [card for card in cards if power[card] > power[seat.trick[0]]]
    return min(
        beating or cards,
        key=lambda card: (
            bool(card & seat.trumps), seat.is_boss(card), seat.worth(card), -(card & seat.open),
        ),
    )  # fmt: skip


ANSWERS = {"auction": bid, "name_trump": name_trump, "play": play}


def bid_euchre(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    return ANSWERS[view.phase](BidSeat(view))
