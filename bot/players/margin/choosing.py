"""Whether to be Captain, with which suit and strategy; which cards to pass."""

from __future__ import annotations

from bot.engine.cards import Cards, singles, union
from bot.engine.games.margin_for_error_captain import ANNOUNCEMENTS
from bot.engine.games.margin_for_error_state import PACK
from bot.engine.picking import PickCards
from bot.players.margin.seat import HEIGHT, MIDDLE, MarginSeat

FEW_TAKE_LITTLE = 8.0
"""How much better low is where the Captain's side is two of five."""

ENOUGH = 4.0
"""How much promise a hand must have that one would be Captain with it: little, as another's gain is
one's own loss.
"""


def promise(hand: Cards, announcement: str, seats: int) -> float:
    """How well a hand suits a point suit and a strategy, by a look at a few hundred rounds."""
    _, suit, strategy = announcement.split(" ")
    points = PACK.suit(suit)
    in_suit = sum(HEIGHT[card] - MIDDLE for card in singles(hand & points))
    others = sum(HEIGHT[card] - MIDDLE for card in singles(hand & ~points))
    if strategy == "high":
        return in_suit + others / 2 + (hand & points).bit_count()
    return -in_suit - others / 2 + (FEW_TAKE_LITTLE if seats % 2 else 0.0)


def best_announcement(hand: Cards, seats: int) -> str:
    """The point suit and the strategy that suit a hand best."""
    return max(ANNOUNCEMENTS, key=lambda announcement: promise(hand, announcement, seats))


def would_be_captain(hand: Cards, seats: int) -> bool:
    """Whether a hand is good enough."""
    return promise(hand, best_announcement(hand, seats), seats) >= ENOUGH


def cards_to_pass(seat: MarginSeat) -> Cards:
    """A Captain's partner who wants point cards passes his highest, the point suit before others;
    who wants them and is not his partner passes the lowest. Who wants none passes the highest of
    his shortest suits, so that he can soon discard.
    """
    decision = seat.view.decision
    assert isinstance(decision, PickCards)
    cards = singles(decision.cards)
    if seat.strategy == "low":
        cards.sort(key=lambda card: shortest_first(seat, card))
    elif seat.me == seat.table["captain"]:
        cards.sort(key=lambda card: (bool(card & seat.points), HEIGHT[card]))
    else:
        cards.sort(key=lambda card: (-bool(card & seat.points) * HEIGHT[card], -HEIGHT[card]))
    return union(cards[: decision.how.most])


def shortest_first(seat: MarginSeat, card: Cards) -> tuple[bool, int, int]:
    """Where a card stands in what one would be rid of: point cards last."""
    suit = seat.ranking.following[card]
    return bool(card & seat.points), (seat.hand & suit).bit_count(), -HEIGHT[card]


def card_to_discard(seat: MarginSeat) -> Cards:
    """A card that the Captain cannot count, and that does not help to get what is wanted."""
    wanted = 1 if seat.strategy == "high" else -1
    return min(
        singles(seat.hand),
        key=lambda card: (bool(card & seat.points), wanted * HEIGHT[card], card),
    )
