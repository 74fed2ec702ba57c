"""How a reason speaks of cards."""

from __future__ import annotations

from bot.engine.cards import Cards, Pack

RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
)  # fmt: skip


def card_of(pack: Pack, card: Cards) -> str:
    """``seven of hearts``; where suits are colours, ``red 7``."""
    name = pack.name(card)
    suit = pack.suits[name[-1]]
    rank = RANKS.get(name[:-1])
    return f"{rank} of {suit}s" if rank and pack.plural else f"{suit} {name[:-1]}"


def suit_of(pack: Pack, letter: str) -> str:
    """``hearts``; where suits are colours, ``red``."""
    return pack.suits[letter] + pack.plural


def number(count: int) -> str:
    """A small number in letters."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def many(count: int, one: str) -> str:
    """``no cards``, ``one card``, ``two cards``, ``11 cards``."""
    return f"{number(count)} {one}{'' if count == 1 else 's'}"
