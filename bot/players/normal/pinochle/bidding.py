"""What a hand is worth in Double Deck Pinochle, and what to bid and to say on it."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.games.pinochle_cards import PACK
from bot.engine.games.pinochle_meld import marriage_suits, meld_points
from bot.players.advice import Advice
from bot.players.bid_points.seat import Seat
from bot.players.normal.words import number, suit_of
from bot.players.pinochle.bidding import (
    ACE,
    HOPELESS,
    TEN,
    UNTOLD,
    WORTH_PLAYING,
    partners_meld,
    telling,
    told_meld,
)

WITHOUT = 8.3
TRUMP = 2.1
ACES = 1.35
MOST = 40.0
"""The game points of a side: without anything, for each trump and each ace of the bidder's hand, at
most; measured over a thousand deals, as are the other figures here.
"""

FIRST_MARGIN = 4.0
MARGIN = 2.0
"""How far the hand must be worth more than its first bid, and than a later one."""

OVER_PARTNER = 7.0
LONG = 7
"""How far it must be worth more than a bid over the partner's, and how many trumps it takes: the
side plays better with the longer trumps.
"""

NO_MARRIAGE = "you hold no marriage"


class Hand(NamedTuple):
    """What a hand is worth with a suit for trump: its meld, the partner's, the game points."""

    worth: float
    suit: str
    trumps: int
    meld: int
    partners: int
    won: float

    @property
    def about(self) -> int:
        """What it is worth, as the sum of what is told of its parts."""
        return self.meld + self.partners + round(self.won)


def best_hand(seat: Seat) -> Hand | None:
    """The hand with the suit that is worth most of those that may be named."""
    return max(hands(seat), default=None)


def hands(seat: Seat) -> list[Hand]:
    """The hand with each suit that may be named."""
    return [valued(seat, suit) for suit in marriage_suits(seat.hand)]


def valued(seat: Seat, suit: str) -> Hand:
    """The hand with a suit for trump."""
    trumps = (seat.hand & PACK.suit(suit)).bit_count()
    aces = (seat.hand & ACE).bit_count()
    won = min(WITHOUT + TRUMP * trumps + ACES * aces, MOST)
    meld, partners = meld_points(seat.hand, suit), partners_meld(seat)
    return Hand(meld + partners + won, suit, trumps, meld, partners, won)


# The auction


def bid(seat: Seat) -> Advice:
    """The first time round a bid that tells about meld; later the lowest one, while the hand is
    worth it.
    """
    hand = best_hand(seat)
    bids = [answer for answer in seat.answers if isinstance(answer, int)]
    if hand is None:
        return Advice("pass", f"{NO_MARRIAGE}: you could name no trump, and would have to forfeit")
    if not bids:
        return Advice("pass", "the bid is as high as it can be")
    if seat.table["bidder"] == seat.partner:
        return over_partner(seat, hand, bids[0])
    if any(bidder == seat.me for bidder, _ in seat.table["bids"]):
        return bid_again(hand, bids[0])
    return first_bid(seat, hand, bids)


def first_bid(seat: Seat, hand: Hand, bids: list[int]) -> Advice:
    """The bid that tells the partner about meld, as long as he may bid on it, or the lowest."""
    told = bids[0] if [seat.partner, None] in seat.table["bids"] else telling(seat, bids)
    for some in (told, bids[0]):
        if some + FIRST_MARGIN <= hand.worth:
            return Advice(some, why_first(seat, hand, some, bids[0]))
    return Advice("pass", f"{in_sum(hand)}: {too_little(hand, bids[0])}")


def why_first(seat: Seat, hand: Hand, some: int, lowest: int) -> str:
    """Why to bid so the first time."""
    if some == lowest:
        return f"{in_sum(hand)}: worth a bid, and {some} is the lowest"
    meld = TEN * round(meld_points(seat.hand, None) / TEN)
    return f"a bid of {some} tells your partner of about {meld} meld; {in_sum(hand)}"


def bid_again(hand: Hand, lowest: int) -> Advice:
    """The lowest bid, as long as the hand is worth it."""
    if lowest + MARGIN <= hand.worth:
        return Advice(lowest, f"{in_sum(hand)}: go on to {lowest}")
    return Advice("pass", f"{in_sum(hand)}: {too_little(hand, lowest)}")


def over_partner(seat: Seat, hand: Hand, lowest: int) -> Advice:
    """A bid over the partner's with long trumps only, and only once: who is bid over by his partner
    has been told that the partner has long trumps too.
    """
    if insists(seat):
        return Advice("pass", "your partner has bid over your own bid: let him name trump")
    called = suit_of(PACK, hand.suit)
    if hand.trumps < LONG:
        few = f"your partner has the bid, and you hold only {number(hand.trumps)} {called}"
        return Advice("pass", f"{few}: leave it to him")
    if lowest + OVER_PARTNER > hand.worth:
        return Advice("pass", f"your partner has the bid, and {in_sum(hand)}: leave it to him")
    return Advice(
        lowest,
        f"with {hand.trumps} {called} you should name trump rather than your partner",
    )


def insists(seat: Seat) -> bool:
    """Whether the partner's bid stands over this seat's own."""
    bidders = [bidder for bidder, some in seat.table["bids"] if some is not None]
    return bidders[-2:] == [seat.me, seat.partner]


def too_little(hand: Hand, lowest: int) -> str:
    """Why not to bid so much."""
    if hand.about < lowest:
        return f"too little for a bid of {lowest}"
    return f"too little to spare over {lowest}"


def in_sum(hand: Hand) -> str:
    """What the hand is worth, and of what it is made up."""
    return (
        f"{suit_of(PACK, hand.suit)} bring about {hand.about}"
        f" ({hand.meld} meld, {hand.partners} your partner's, {round(hand.won)} in tricks)"
    )


# Naming trump


def name_trump(seat: Seat) -> Advice:
    """The suit worth most; with none that comes near the bid, forfeit, but ask before."""
    hand, needed = best_hand(seat), seat.table["bid"]
    if hand is None:
        return Advice("forfeit", f"{NO_MARRIAGE}: there is no trump that you may name")
    if hand.worth + HOPELESS >= needed or seat.table["partner_agrees"] is False:
        return Advice(f"trump {hand.suit}", why_named(seat, hand))
    lacking = f"{in_sum(hand)}, hopeless at {needed}"
    if seat.table["consulted"]:
        return Advice("forfeit", f"{lacking}: do not give them the game points too")
    return Advice("consult", f"{lacking}, unless your partner has meld that he has not told")


def why_named(seat: Seat, hand: Hand) -> str:
    """Why to name that suit."""
    if seat.table["partner_agrees"] is False:
        return f"your partner would play on: {in_sum(hand)}"
    if len(hands(seat)) == 1:
        return f"{in_sum(hand)}, and you hold no marriage in another suit"
    return f"{in_sum(hand)}, and no other suit that you may name brings more"


def answer_partner(seat: Seat) -> Advice:
    """Play on with meld that the bidder does not know of."""
    meld, told = meld_points(seat.hand, None), told_meld(seat, seat.me)
    if meld - told >= WORTH_PLAYING - UNTOLD:
        return Advice("play on", f"you have {meld} meld, and your partner reckons with only {told}")
    if meld > told:
        return Advice(
            "agree", f"you have {meld} meld, but your partner reckons with {told} of it already"
        )
    return Advice("agree", f"you have {meld} meld, no more than your partner reckons with")
