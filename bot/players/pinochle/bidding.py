"""What a hand is worth in Double Deck Pinochle, and what to bid and to say on it."""

from __future__ import annotations

from bot.engine.games.pinochle_cards import PACK
from bot.engine.games.pinochle_meld import marriage_suits, meld_points
from bot.players.bid_points.seat import Seat

UNTOLD = 10
"""The meld of a partner who has said nothing (PIN-3)."""

TEN = 10
TELLING = range(60)
"""Bids that may tell about meld."""

ACE = PACK.of_ranks("A")
WITHOUT = 9.0
TRUMP = 1.6
ACES = 1.75
"""The game points of a side: without anything, for each trump, for each ace; measured over deals.
"""

MARGIN = 2.0
"""How far the hand must be worth more than the bid."""

HOPELESS = 15.0
"""How much must be lacking before a deal is forfeited."""

WORTH_PLAYING = 30
"""The meld with which a partner asked says to play on."""


def worth(seat: Seat, suit: str) -> float:
    """The points that the side should make with a suit for trump: its meld, and game points."""
    trumps = (seat.hand & PACK.suit(suit)).bit_count()
    aces = (seat.hand & ACE).bit_count()
    won = WITHOUT + TRUMP * trumps + ACES * aces
    return meld_points(seat.hand, suit) + partners_meld(seat) + min(won, 40.0)


def best_suit(seat: Seat) -> tuple[float, str] | None:
    """The suit worth most among those that may be named, with its worth."""
    suits = marriage_suits(seat.hand)
    return max(((worth(seat, suit), suit) for suit in suits), default=None)


def partners_meld(seat: Seat) -> int:
    """What the partner has told about his meld."""
    return told_meld(seat, seat.partner)


def told_meld(seat: Seat, teller: int) -> int:
    """What somebody has told about his meld: ten for each point of his first raise (PIN-3)."""
    least = seat.view.rules.options.min_bid
    before = least
    for bidder, bid in seat.table["bids"][:4]:
        if bidder == teller:
            return TEN * (bid - before) if bid in TELLING else UNTOLD
        before = bid or before
    return UNTOLD


def bid_or_pass(seat: Seat) -> int | str:
    """The first time round a bid that tells about meld; later the lowest one, while the hand is
    worth it.
    """
    bids = [answer for answer in seat.answers if isinstance(answer, int)]
    best = best_suit(seat)
    if not bids or best is None or seat.table["bidder"] == seat.partner:
        return "pass"
    spoken = any(bidder == seat.me for bidder, _ in seat.table["bids"])
    bid = bids[0] if spoken else telling(seat, bids)
    return next((some for some in (bid, bids[0]) if some + MARGIN <= best[0]), "pass")


def telling(seat: Seat, bids: list[int]) -> int:
    """The bid that tells the partner how much this hand melds whatever is trump (PIN-3)."""
    least = seat.view.rules.options.min_bid
    standing = seat.table["bid"] or least
    told = standing + round(meld_points(seat.hand, None) / TEN)
    return told if told in bids and told in TELLING else bids[0]


def name_trump(seat: Seat) -> str:
    """The suit worth most; with none that comes near the bid, forfeit, but ask before."""
    best = best_suit(seat)
    if best is None:
        return "forfeit"
    if best[0] + HOPELESS >= seat.table["bid"] or seat.table["partner_agrees"] is False:
        return f"trump {best[1]}"
    return "forfeit" if seat.table["consulted"] else "consult"


def advice(seat: Seat) -> str:
    """Play on with meld that the bidder does not know of."""
    return "play on" if meld_points(seat.hand, None) >= WORTH_PLAYING else "agree"
