"""How a reason speaks of cards."""

from __future__ import annotations

from bot.engine.cards import SUITS, Cards
from bot.engine.phases.ranking import Ranking
from bot.players.euchre.seat import Seat
from bot.players.normal.euchre.hope import Hope
from bot.players.normal.words import RANKS, many


def suit_name(letter: str) -> str:
    """A suit as a player says it: "clubs"."""
    return f"{SUITS[letter]}s"


def card_name(seat: Seat, card: Cards) -> str:
    """A card as a player says it once trump is made: "the right bower", "the ace of clubs"."""
    ranking = seat.ranking
    if card & ranking.trumps:
        bowers = ranking.order[ranking.suit[card]][:2]
        if card in bowers:
            return ("the right bower", "the left bower")[bowers.index(card)]
    return plain_name(seat.view.rules.pack.name(card))


def plain_name(name: str) -> str:
    """A card by what is printed on it: "the jack of clubs"."""
    return f"the {RANKS[name[0]]} of {suit_name(name[1])}"


def suit_of(seat: Seat, card: Cards) -> str:
    """The suit that a card belongs to: "clubs"; "trumps" for a trump."""
    suit = seat.ranking.suit[card]
    return "trumps" if suit == seat.ranking.trump else suit_name(suit)


def holding(seat: Seat, hope: Hope) -> str:
    """What a hand has to make trump with: "three trumps with both bowers and one side ace"."""
    return holding_in(seat.ranking_with(hope.suit), hope.cards)


def holding_in(ranking: Ranking, hand: Cards) -> str:
    """What a hand has to take tricks with."""
    trumps = ranking.order[ranking.trump or ""]
    right, left = [bool(card & hand) for card in trumps[:2]]
    bowers = {(True, True): " with both bowers", (True, False): " with the right bower",
              (False, True): " with the left bower"}.get((right, left), "")  # fmt: skip
    held = (hand & ranking.trumps).bit_count()
    aces = sum(
        bool(hand & cards[0]) for suit, cards in ranking.order.items() if suit != ranking.trump
    )
    return f"{many(held, 'trump')}{bowers} and {many(aces, 'side ace')}"
