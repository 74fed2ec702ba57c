"""Cards in the words of a sentence."""

from __future__ import annotations

from bot.engine.cards import Cards, Pack

RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
    "N": "knight", "P": "page",
}  # fmt: skip
"""What each rank is called; N and P are those of a tarot pack."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def rank_of(pack: Pack, card: Cards) -> str:
    """``seven``."""
    return RANKS[pack.name(card)[0]]


def card_of(pack: Pack, card: Cards) -> str:
    """``seven of hearts``; a trump of a tarot pack is called no more than that."""
    name = pack.name(card)
    if name[-1] not in pack.suits:
        return "trump"
    return f"{RANKS[name[0]]} of {pack.suits[name[-1]]}{pack.plural}"


def a(word: str) -> str:
    """``an ace``, ``a king``."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def many(number: int, one: str, several: str = "") -> str:
    """``no card``, ``one card``, ``two cards``, ``11 cards``."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {one if number < 2 else several or one + 's'}"


def ranks(word: str) -> str:
    """``sixes``, ``kings``."""
    return f"{word}es" if word.endswith("x") else f"{word}s"
