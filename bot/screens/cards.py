"""Cards as people read them: a rank and a suit's symbol, and the suit's name in letters beside."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.cards import Cards, Pack, singles
from bot.engine.dice import DICE
from bot.engine.games.tarot import TAROT, TRUMP
from bot.engine.phases.ranking import Ranking

SYMBOLS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
COLOURS = {"red": "🟥", "yellow": "🟨", "green": "🟩", "blue": "🟦"}
LONG_RANKS = {"T": "10"}
NAME = re.compile(r"\b[0-9A-Z]{2,3}\b")
FACES = {"1": "⚀", "2": "⚁", "3": "⚂", "4": "⚃", "5": "⚄", "6": "⚅"}


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, in the order in which they are held.

    On buttons, ``apart`` begins a row of its own, and ``sign`` stands behind each card.
    """

    heading: str
    cards: tuple[Cards, ...]
    apart: bool = False
    sign: str = ""


def symbol(pack: Pack, suit: str) -> str:
    """A suit's symbol, or its letter where it has none."""
    name = pack.suits.get(suit, "")
    return SYMBOLS.get(name) or COLOURS.get(name) or suit


def label(pack: Pack, card: Cards) -> str:
    """A card on a button: J♥, 10♠, 🟩 14G; in a tarot pack N Cups, Trump X3; a die: ⚄ 5."""
    name = pack.name(card)
    if pack is TAROT:
        return _tarot(name)
    if pack is DICE:
        return f"{FACES[name]} {name}"
    rank, suit = name[:-1], name[-1]
    if suit not in pack.suits:
        return name
    if pack.suits[suit] in COLOURS:
        return f"{symbol(pack, suit)} {name}"
    return f"{LONG_RANKS.get(rank, rank)}{symbol(pack, suit)}"


def _tarot(name: str) -> str:
    """A tarot card: its suits have no signs that every screen can show, so they are written out."""
    rank, suit = name[:-1], name[-1]
    if rank == TRUMP:
        return f"Trump {name}"
    return f"{LONG_RANKS.get(rank, rank)} {suit_name(TAROT, suit)}"


def spoken(word: str) -> str:
    """A word that is said with a card: a minus as one prints it."""
    return "−" if word == "-" else word


def face(pack: Pack, card: Cards) -> str:
    """A card within text: in a little frame, where no symbol turns into a picture; a colour's sign
    stands before it.
    """
    name = pack.name(card)
    if pack.suits.get(name[-1]) in COLOURS:
        return f"{symbol(pack, name[-1])}`{name}`"
    return f"`{label(pack, card)}`"


def faces(pack: Pack, cards: Iterable[Cards]) -> str:
    """Several cards side by side."""
    return " ".join(face(pack, card) for card in cards)


def named_faces(pack: Pack, names: Iterable[str]) -> str:
    """Cards by their names in the record: JH, ?."""
    return " ".join("`?`" if name == "?" else face(pack, pack.card(name)) for name in names)


def in_faces(pack: Pack, text: str) -> str:
    """A sentence in which cards are named as in the record, QD, with their faces instead."""
    return NAME.sub(
        lambda word: face(pack, pack.card(word[0])) if pack.copies_of(word[0]) else word[0], text
    )


def suit_name(pack: Pack, suit: str) -> str:
    """A suit with its symbol and its name: ♥ hearts, 🟩 green; in a tarot pack its name alone:
    Cups.
    """
    if pack is TAROT:
        return f"{pack.suits[suit].capitalize()}s"
    return f"{symbol(pack, suit)} {pack.suits[suit]}{pack.plural}"


def by_suit(pack: Pack, cards: Cards) -> list[Group]:
    """A hand suit by suit, as the pack prints it; cards of no suit come last."""
    groups = []
    rest = cards
    for suit in pack.suits:
        held = cards & pack.suit(suit)
        rest &= ~held
        if held:
            groups.append(Group(suit_name(pack, suit), tuple(singles(held))))
    return [*groups, Group("others", tuple(singles(rest)))] if rest else groups


def trump_first(pack: Pack, ranking: Ranking | None, cards: Cards) -> list[Group]:
    """A hand suit by suit, the trumps first and each from the top as they rank; as the pack prints
    it while there is no ranking.
    """
    if ranking is None:
        return by_suit(pack, cards)
    groups = []
    for suit in sorted(pack.suits, key=lambda suit: suit != ranking.trump):
        held = tuple(card for card in ranking.order[suit] if card & cards)
        heading = suit_name(pack, suit) + (" (trump)" if suit == ranking.trump else "")
        if held:
            groups.append(Group(heading, held))
    return groups


def hand_lines(pack: Pack, groups: Sequence[Group]) -> list[str]:
    """A hand in text, a line a group: the group in words, then its cards."""
    return [f"{group.heading}: {faces(pack, group.cards)}" for group in groups]
