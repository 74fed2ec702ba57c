"""Decisions about cards whose answers are few and listed: some sets of them, a card and a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from bot.engine.cards import Cards, UnknownCard
from bot.engine.decisions import Listed, Unreadable, Value, listed
from bot.engine.picking import PickCards, Picking

FEW = 5
"""How many answers are named for somebody who wrote something else."""


class PickSet(Listed, PickCards):
    """One of some sets of cards: ``keep 1 1 5``. ``sets`` gives each of them, in first copies, with
    what is to be said of it: ``250 points``.
    """

    __slots__ = ("_values", "sets")

    def __init__(self, how: Picking, sets: Mapping[Cards, str]) -> None:
        super().__init__(how, reduce(or_, sets, 0))
        self.sets = sets
        self._values = tuple(sets)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value in self.sets

    def allows(self, value: Value) -> bool:
        return type(value) is int and value in self.sets

    def actions(self) -> Sequence[Value]:
        return self._values

    def parse(self, text: str) -> Value:
        try:
            return super().parse(text)
        except Unreadable:
            raise Unreadable(f"expected {self.example()}") from None

    def example(self) -> str:
        return listed(map(self.text, self._values[:FEW]))


class PickCardAs(Listed):
    """One of ``cards``, and where it can stand for more than one thing the word that says for
    which: ``play KH``, ``play TD -``.

    ``answers`` gives the answers with each card of the pack: ``(card, word)``, the word empty where
    there is nothing to say. Equal cards are one choice.
    """

    __slots__ = ("_values", "cards", "how")

    def __init__(
        self, how: Picking, cards: Cards, answers: Mapping[Cards, Sequence[tuple[Cards, str]]]
    ) -> None:
        self.how = how
        self.cards = cards
        self._values: list[Value] = []
        for card in how.pack.kinds(cards):
            self._values += answers[card]

    @property
    def prompt(self) -> str:  # type: ignore[override]  # read from how it is picked
        return self.how.prompt

    def __contains__(self, value: object) -> bool:
        return self.allows(value)

    def allows(self, value: Value) -> bool:
        return type(value) is tuple and value in self._values and type(value[0]) is int

    def actions(self) -> Sequence[Value]:
        return self._values

    def text(self, value: Value) -> str:
        card, word = value
        line = f"{self.how.verb} {self.how.pack.name(card)}"
        return f"{line} {word}" if word else line

    def parse(self, text: str) -> Value:
        verb, *names = text.split(" ")
        if verb != self.how.verb or len(names) not in (1, 2):
            raise Unreadable(f"expected {self.example()}")
        try:
            card = self.how.pack.choose(names[:1], self.cards)
        except UnknownCard as unknown:
            raise Unreadable(str(unknown)) from None
        return card, "".join(names[1:])

    def example(self) -> str:
        """How an answer is written, for somebody who wrote something else."""
        return listed(map(self.text, self._values[:FEW]))

    def label(self, value: Value) -> str:
        """What an answer leads to, in a word or two; nothing where a game does not say so."""
        return ""
