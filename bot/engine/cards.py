"""Packs of cards and sets of cards.

A set of cards is an ``int`` with one bit a card, and a card is a set of one: ``hand & spades``,
``hand ^ card`` and ``hand | stock`` read as they would on paper. The bits stand in the order in
which cards are printed (GEN-14), so that going through a set from its lowest bit sorts it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Cards = int
"""A set of cards of one pack; 0 is no card, and a single card is a set of one."""

NONE: Cards = 0


class UnknownCard(ValueError):
    """A name that is no card of the pack, or more copies of one than there are."""


def singles(cards: Cards) -> list[Cards]:
    """The cards of a set one by one, in the order in which they are printed."""
    found = []
    while cards:
        others = cards & (cards - 1)
        found.append(cards ^ others)
        cards = others
    return found


def union(sets: Iterable[Cards]) -> Cards:
    """All cards of several sets."""
    together = NONE
    for cards in sets:
        together |= cards
    return together


class Pack:
    """The cards of one kind of deck: their names, their suits, their order (GEN-2, GEN-14).

    ``suits`` gives each suit's letter and its name in the singular ("spade"), in print order;
    ``names`` each card's name, suit by suit and the highest first. With ``copies`` of each card the
    copies lie side by side; they are equal for players.
    """

    plural = "s"
    """What makes a suit's name a name for its cards: spades; nothing where suits are colours."""

    def __init__(self, suits: dict[str, str], names: Sequence[str], copies: int = 1) -> None:
        self.suits = suits
        self.copies = copies
        self._names = [name for name in names for _ in range(copies)]
        self._card = {name: 1 << (place * copies) for place, name in enumerate(names)}
        self._spelled = {1 << place: name for place, name in enumerate(self._names)}
        self.all: Cards = (1 << len(self._names)) - 1
        self._steps = [
            (copy, union(card * ((1 << copies - copy) - 1) for card in self._card.values()))
            for copy in range(1, copies)
        ]
        self._others = {
            card: ~self.copies_of(name) for card, name in self._spelled.items() if copies > 1
        }

    def cards(self, text: str) -> Cards:
        """The set that a text such as ``"JH 9C"`` names; an equal card named twice means two
        copies.

        Raises UnknownCard, naming the first word that is no card or is named too often.
        """
        found = NONE
        for name in text.split():
            found |= self.card(name, besides=found)
        return found

    def card(self, name: str, besides: Cards = NONE) -> Cards:
        """The first copy of a card that is not in ``besides``. Raises UnknownCard when there is
        none.
        """
        first = self._card.get(name)
        if first is None:
            raise UnknownCard(f"{name[:20]!r} is no card of this deck")
        for copy in range(self.copies):
            if not first << copy & besides:
                return first << copy
        raise UnknownCard(f"{name} is named more often than the deck holds it")

    def name(self, card: Cards) -> str:
        """The name of one card: ``"JH"``."""
        return self._spelled[card]

    def names(self, cards: Cards) -> list[str]:
        """The names of a set's cards in print order."""
        return [self._spelled[card] for card in singles(cards)]

    def kinds(self, cards: Cards) -> Sequence[Cards]:
        """One card of each kind in the set, the first copy that the set holds: equal cards are one
        choice.
        """
        if self.copies == 1:
            return singles(cards)
        found, others = [], self._others  # quicker than the singles of the first copies
        while cards:
            first = cards & -cards
            found.append(first)
            cards &= others[first]
        return found

    def first_copies(self, cards: Cards) -> Cards:
        """The set without any card that is equal to an earlier one in it."""
        further = NONE
        for copy, up_to in self._steps:
            further |= (cards & up_to) << copy
        return cards & ~further

    def canonical(self, chosen: Cards, held: Cards) -> Cards:
        """The same choice in terms of the first copies that ``held`` has, so that equal choices are
        equal sets.
        """
        return chosen if self.copies == 1 else self.choose(self.names(chosen), held)

    def choose(self, names: Iterable[str], held: Cards) -> Cards:
        """The named cards as the first copies in ``held``, or, of those that it lacks, as any other
        copies.

        Raises UnknownCard as ``card`` does.
        """
        found = NONE
        for name in names:
            wanted = next((card for card in singles(self.copies_of(name) & held & ~found)), NONE)
            found |= wanted or self.card(name, besides=found)
        return found

    def copies_of(self, name: str) -> Cards:
        """Every copy of the named card; no card when there is none of that name."""
        return self._card.get(name, NONE) * ((1 << self.copies) - 1)

    def suit(self, letter: str) -> Cards:
        """All cards printed with that suit."""
        return union(card for card, name in self._spelled.items() if name[-1] == letter)

    def of_ranks(self, ranks: Iterable[str]) -> Cards:
        """All cards printed with one of those ranks."""
        wanted = set(ranks)
        return union(card for card, name in self._spelled.items() if name[:-1] in wanted)


RANKS = "AKQJT98765432"
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}

STANDARD = Pack(SUITS, [rank + suit for suit in SUITS for rank in RANKS])
"""The 52 standard cards; shorter decks are sets of these."""
