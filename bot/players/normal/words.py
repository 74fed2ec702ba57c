"""How a reason speaks of cards and numbers."""

from __future__ import annotations

from bot.engine.cards import Cards, Pack

RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
    "N": "knight", "P": "page",
}  # fmt: skip
"""What each rank is called; N and P are those of a tarot pack."""

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
)  # fmt: skip


ONLY_CARD = "it is the only card that you may play"
"""The reason where there is nothing to choose."""


def rank_of(pack: Pack, card: Cards) -> str:
    """``seven``."""
    return RANKS[pack.name(card)[0]]


def card_of(pack: Pack, card: Cards) -> str:
    """``seven of hearts``; where suits are colours, ``red 7``; a trump of a tarot pack is called no
    more than that.
    """
    name = pack.name(card)
    if name[-1] not in pack.suits:
        return "trump"
    rank, suit = RANKS.get(name[:-1]), suit_of(pack, name[-1])
    return f"{rank} of {suit}" if rank and pack.plural else f"{suit} {name[:-1]}"


def suit_of(pack: Pack, letter: str) -> str:
    """``hearts``; where suits are colours, ``red``."""
    return pack.suits[letter] + pack.plural


def number(count: int) -> str:
    """A small number in letters."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def many(count: int, one: str, several: str = "") -> str:
    """``no cards``, ``one card``, ``two cards``, ``21 cards``."""
    return f"{number(count)} {one if count == 1 else several or one + 's'}"


def every(count: int, one: str) -> str:
    """``both tricks``, ``all three tricks``: of two or more."""
    return f"both {one}s" if count == 2 else f"all {many(count, one)}"


def often(chance: float) -> str:
    """How often something comes about in the long run: ``12 times in 100``, ``for sure``."""
    if chance == 1:
        return "for sure"
    few = {0: "less than once", 1: "once"}
    percent = min(99, round(100 * chance))
    return f"{few.get(percent, f'{percent} times')} in 100"


def a(word: str) -> str:
    """``an ace``, ``a king``."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def ranks(word: str) -> str:
    """``sixes``, ``kings``."""
    return f"{word}es" if word.endswith("x") else f"{word}s"
