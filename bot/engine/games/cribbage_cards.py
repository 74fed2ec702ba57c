"""What cards are in Cribbage: ace low, court cards count ten."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.cards import RANKS, STANDARD, SUITS, Cards, singles

DECK = STANDARD.all
UNDEALT: tuple[Cards, ...] = tuple(singles(DECK))

HAND = 4
"""How many cards each plays with."""

MOST = 31
"""The total that nobody may go over in the play."""

LOW_TO_HIGH = RANKS[0] + RANKS[:0:-1]
"""The ranks from the ace up to the king."""

RANK: dict[Cards, int] = {
    card: LOW_TO_HIGH.index(STANDARD.name(card)[:-1]) for card in singles(DECK)
}
"""Each card's place among the ranks: 0 for an ace, 12 for a king."""

VALUE: dict[Cards, int] = {card: min(rank + 1, 10) for card, rank in RANK.items()}
"""What each card counts."""

SUIT: dict[Cards, Cards] = {
    card: STANDARD.suit(suit) for suit in SUITS for card in singles(STANDARD.suit(suit))
}
"""All cards of each card's suit."""

JACKS = STANDARD.of_ranks("J")

FITTING: list[Cards] = [
    sum(card for card, value in VALUE.items() if value <= room) for room in range(MOST + 1)
]
"""The cards that can be played where so much is left up to the highest total."""

RUNS: dict[int, int] = {
    ((1 << length) - 1) << lowest: length
    for length in range(3, 14)
    for lowest in range(14 - length)
}
"""The length of each run of three or more, by the set of its ranks (a bit for each)."""


def low_first(cards: Cards) -> list[Cards]:
    """The cards of a set from the aces up, as one holds them."""
    return sorted(singles(cards), key=RANK.__getitem__)


def parsed(names: Iterable[str]) -> Cards:
    """The set of the named cards."""
    return STANDARD.cards(" ".join(names))
