"""What a seat may be asked, and how its answer is listed, sampled, printed and read.

An answer's *value* is what phases work with: a word line for a choice of words (``"order alone"``), a set of cards for a
choice of cards, a number for a number. Its *text* is the action line of GEN-4. Decisions describe themselves (verb, how
many, of what, in which words), so that one place can draw each kind as buttons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Any

from bot.engine.cards import Cards, Pack, UnknownCard, singles, union

Value = Any
"""An answer: a ``str`` for words, ``int`` for cards and numbers, a tuple of them for chance; hashable."""

Below = Callable[[int], int]
"""Draws a whole number from 0 to m - 1: the only kind of chance that the engine asks for."""


class Unreadable(ValueError):
    """A text that is no action line of the kind that is asked for; says what was expected."""


@dataclass(frozen=True)
class Veil:
    """Who may know an answer that not everybody may know (GEN-5, GEN-6).

    ``seats`` always see it; with ``until_reveal`` the others do once all have chosen, but never the values in ``hushed``.
    Where ``asked_openly`` is false, nobody else may learn that the seat is asked at all.
    """

    seats: tuple[int, ...]
    until_reveal: bool = False
    asked_openly: bool = True
    hushed: frozenset[Value] = frozenset()

    def shows(self, value: Value, viewer: int | None, revealed: bool) -> bool:
        """Whether a viewer (None: the whole table) may see this answer."""
        if viewer in self.seats:
            return True
        return revealed and self.until_reveal and value not in self.hushed


class Decision(ABC):
    """One question to one seat. ``prompt`` is the question in a few words for people."""

    veil: Veil | None = None
    prompt: str = ""

    @abstractmethod
    def __contains__(self, value: object) -> bool:
        """Whether the rules allow this answer."""

    @abstractmethod
    def __iter__(self) -> Iterator[Value]:
        """All allowed answers, one by one, each once."""

    @abstractmethod
    def count(self) -> int:
        """How many answers there are, without listing them."""

    @abstractmethod
    def sample(self, below: Below) -> Value:
        """One allowed answer by chance, each as likely as the others, without listing them."""

    @abstractmethod
    def text(self, value: Value) -> str:
        """The action line of an answer (GEN-4)."""

    @abstractmethod
    def parse(self, text: str) -> Value:
        """The answer that an action line means, allowed or not. Raises Unreadable."""

    def actions(self) -> list[Value]:
        """All allowed answers as a list."""
        return list(self)

    def masked(self, value: Value) -> str | None:
        """What those see of an answer who may not see it; None where even its having been given is secret."""
        if self.veil is not None and not self.veil.asked_openly:
            return None
        return "?"


@dataclass(slots=True)
class OneOf(Decision):
    """One of a few word lines: ``pass``, ``order alone``, ``call S``. ``labels`` says them as a player would."""

    words: tuple[str, ...]
    prompt: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    veil: Veil | None = None

    def __contains__(self, value: object) -> bool:
        return value in self.words

    def __iter__(self) -> Iterator[Value]:
        return iter(self.words)

    def count(self) -> int:
        return len(self.words)

    def sample(self, below: Below) -> Value:
        return self.words[below(len(self.words))]

    def text(self, value: Value) -> str:
        return str(value)

    def parse(self, text: str) -> Value:
        verbs = {word.split()[0] for word in (*self.words, *self.labels)}
        if text.partition(" ")[0] not in verbs:
            raise Unreadable(f"expected {listed(self.words)}")
        return text

    def label(self, word: str) -> str:
        """The words on a button: the game's own label, or the action line with a capital."""
        return self.labels.get(word, word.capitalize())


@dataclass(frozen=True)
class Picking:
    """How cards are picked: with which verb before them, how many, in which words it is asked, who may see them."""

    verb: str
    pack: Pack
    prompt: str = ""
    least: int = 1
    most: int = 1
    veil: Veil | None = None


class PickCards(Decision):
    """Some of ``cards``, picked as ``how`` says: ``play JH``, ``discard 2C 5D``. The value is the set of them."""

    __slots__ = ("cards", "how")

    def __init__(self, how: Picking, cards: Cards) -> None:
        self.how = how
        self.cards = cards

    @property
    def veil(self) -> Veil | None:  # type: ignore[override]  # read from how it is picked
        return self.how.veil

    @property
    def prompt(self) -> str:  # type: ignore[override]  # as veil
        return self.how.prompt

    def __contains__(self, value: object) -> bool:
        if type(value) is not int or value & self.cards != value:
            return False
        if not self.how.least <= value.bit_count() <= self.how.most:
            return False
        return self.how.pack.copies == 1 or self.how.pack.canonical(value, self.cards) == value

    def actions(self) -> list[Value]:
        if self.how.most == self.how.least == 1:
            return [*(singles(self.cards) if self.how.pack.copies == 1 else self.how.pack.kinds(self.cards))]
        return list(self)

    def __iter__(self) -> Iterator[Value]:
        if self.how.least == self.how.most == 1:
            yield from self.how.pack.kinds(self.cards)
            return
        ordered = [card for kind in self.how.pack.kinds(self.cards) for card in self._copies(kind)]
        for size in range(self.how.least, min(self.how.most, len(ordered)) + 1):
            chosen = (self.how.pack.canonical(union(some), self.cards) for some in combinations(ordered, size))
            yield from chosen if self.how.pack.copies == 1 else dict.fromkeys(chosen)

    def _copies(self, kind: Cards) -> list[Cards]:
        if self.how.pack.copies == 1:
            return [kind]
        copies = self.how.pack.copies_of(self.how.pack.name(kind)) & self.cards
        return [1 << place for place in range(copies.bit_length()) if copies >> place & 1]

    def count(self) -> int:
        if self.how.pack.copies > 1:
            return self._count_with_copies()
        size = self.cards.bit_count()
        return sum(comb(size, chosen) for chosen in range(self.how.least, self.how.most + 1))

    def _count_with_copies(self) -> int:
        ways = [1] + [0] * self.how.most
        for kind in self.how.pack.kinds(self.cards):
            copies = len(self._copies(kind))
            ways = [sum(ways[size - some] for some in range(min(copies, size) + 1)) for size in range(self.how.most + 1)]
        return sum(ways[self.how.least :])

    def sample(self, below: Below) -> Value:
        if self.how.pack.copies > 1:
            return self._sample_with_copies(below)
        choices = list(self.how.pack.kinds(self.cards))
        if self.how.least == self.how.most == 1:
            return choices[below(len(choices))]
        nth = below(self.count())
        size = self.how.least
        while nth >= comb(len(choices), size):
            nth -= comb(len(choices), size)
            size += 1
        return union(choices.pop(below(len(choices))) for _ in range(size))

    def _sample_with_copies(self, below: Below) -> Value:
        if self.how.least == self.how.most == 1:
            choices = self.how.pack.kinds(self.cards)
            return choices[below(len(choices))]
        return self.actions()[below(self.count())]

    def text(self, value: Value) -> str:
        return " ".join([self.how.verb, *self.how.pack.names(value)])

    def parse(self, text: str) -> Value:
        verb, _, rest = text.partition(" ")
        if verb != self.how.verb:
            raise Unreadable(f"expected {self.example()}")
        try:
            return self.how.pack.choose(rest.split(" ") if rest else [], self.cards)
        except UnknownCard as unknown:
            raise Unreadable(str(unknown)) from None

    def masked(self, value: Value) -> str | None:
        if self.veil is not None and self.veil.until_reveal:
            return Decision.masked(self, value)
        return " ".join([self.how.verb, *("?" * value.bit_count())])

    def example(self) -> str:
        """How an answer is written, for somebody who wrote something else."""
        some = self.how.pack.names(self.cards)[: max(1, self.how.least)]
        return f"'{' '.join([self.how.verb, *some])}'" if some else f"'{self.how.verb}'"


@dataclass(slots=True)
class Number(Decision):
    """A number with a verb before it: ``bid 7``, ``commit 2``, ``count 12``."""

    verb: str
    numbers: range
    prompt: str = ""
    veil: Veil | None = None

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value in self.numbers

    def __iter__(self) -> Iterator[Value]:
        return iter(self.numbers)

    def count(self) -> int:
        return len(self.numbers)

    def sample(self, below: Below) -> Value:
        return self.numbers[below(len(self.numbers))]

    def text(self, value: Value) -> str:
        return f"{self.verb} {value}"

    def parse(self, text: str) -> Value:
        verb, _, number = text.partition(" ")
        if verb != self.verb or not is_number(number):
            raise Unreadable(f"expected '{self.verb} {self.numbers[0]}' … '{self.verb} {self.numbers[-1]}'")
        return int(number)


class Either(Decision):
    """An answer of one kind or of another: a bid or ``pass``, a card or a right out of turn.

    The parts' values must not be equal to one another: at most one part with cards, at most one with numbers.
    """

    __slots__ = ("parts", "prompt", "veil")

    def __init__(self, *parts: Decision, prompt: str = "", veil: Veil | None = None) -> None:
        self.parts = parts
        self.prompt = prompt or next((part.prompt for part in parts if part.prompt), "")
        self.veil = veil

    def __contains__(self, value: object) -> bool:
        return any(value in part for part in self.parts)

    def __iter__(self) -> Iterator[Value]:
        for part in self.parts:
            yield from part

    def count(self) -> int:
        return sum(part.count() for part in self.parts)

    def sample(self, below: Below) -> Value:
        nth = below(self.count())
        for part in self.parts:
            if nth < part.count():
                return part.sample(below)
            nth -= part.count()
        raise IndexError("nothing to choose from")

    def text(self, value: Value) -> str:
        return next(part for part in self.parts if value in part).text(value)

    def parse(self, text: str) -> Value:
        reasons = []
        for part in self.parts:
            try:
                return part.parse(text)
            except Unreadable as unreadable:
                reasons.append(str(unreadable).removeprefix("expected "))
        raise Unreadable(f"expected {' or '.join(reasons)}")

    def masked(self, value: Value) -> str | None:
        if self.veil is not None:
            return Decision.masked(self, value)
        return next(part for part in self.parts if value in part).masked(value)


def is_number(text: str) -> bool:
    """Whether a text is a whole number as it is printed: no sign, no leading zero, no other digits than 0 to 9."""
    return text.isascii() and text.isdigit() and (text == "0" or text[0] != "0") and len(text) < 10


def listed(words: Iterable[str]) -> str:
    """Words as a person would list them: 'pass', 'order' or 'order alone'."""
    quoted = [f"'{word}'" for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"


