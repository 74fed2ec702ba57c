"""What a seat may be asked, and how its answer is listed, sampled, printed and read.

An answer's *value* is what phases work with: a word line for a choice of words (``"order alone"``),
a set of cards for a choice of cards, a number for a number. Its *text* is the action line of GEN-4.
Decisions describe themselves (verb, how many, of what, in which words), so that one place can draw
each kind as buttons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

Value = Any
"""An answer: a ``str`` for words, ``int`` for cards and numbers, a tuple of them for chance;
hashable.
"""

WRITTEN_OUT = 100
"""Longer lists of answers than this are not copied."""

Below = Callable[[int], int]
"""Draws a whole number from 0 to m - 1: the only kind of chance that the engine asks for."""


class Unreadable(ValueError):
    """A text that is no action line of the kind that is asked for; says what was expected."""


@dataclass(frozen=True)
class Veil:
    """Who may know an answer that not everybody may know (GEN-5, GEN-6).

    ``seats`` always see it; with ``until_reveal`` the others do once all have chosen, but never the
    values in ``hushed``. Where ``asked_openly`` is false, nobody else may learn that the seat is
    asked at all. ``secret`` tells apart what is turned up at different times in one deal.
    """

    seats: tuple[int, ...]
    until_reveal: bool = False
    asked_openly: bool = True
    hushed: frozenset[Value] = frozenset()
    secret: str = ""

    def shows(self, value: Value, viewer: int | None, revealed: bool) -> bool:
        """Whether a viewer (None: the whole table) may see this answer."""
        if viewer in self.seats:
            return True
        return revealed and self.until_reveal and value not in self.hushed


class Decision(ABC):
    """One question to one seat. ``prompt`` is the question in a few words for people; ``right`` is
    true of what the seat may do and need not, now or ever: the game does not wait for it (GEN-5).
    """

    __slots__ = ()  # no dictionary for each question: they are made as quickly as may be

    veil: Veil | None = None
    prompt: str = ""
    right: bool = False

    @abstractmethod
    def __contains__(self, value: object) -> bool:
        """Whether the rules allow this answer."""

    def allows(self, value: Value) -> bool:
        """Whether the rules allow this answer: what ``in`` asks, as a quicker call."""
        return value in self

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

    def actions(self) -> Sequence[Value]:
        """All allowed answers at once."""
        return list(self)

    def why_not(self, value: Value) -> str | None:
        """Why an answer is not allowed, where the question alone can tell (GEN-12)."""
        return None

    def masked(self, value: Value) -> str | None:
        """What those see of an answer who may not see it; None where even its having been given is
        secret.
        """
        if self.veil is not None and not self.veil.asked_openly:
            return None
        return "?"


class Listed(Decision):
    """A question whose answers are at hand: they are gone through, counted and drawn from their
    list.
    """

    __slots__ = ()

    @abstractmethod
    def actions(self) -> Sequence[Value]:
        """All allowed answers at once."""

    def __iter__(self) -> Iterator[Value]:
        return iter(self.actions())

    def count(self) -> int:
        return len(self.actions())

    def sample(self, below: Below) -> Value:
        actions = self.actions()
        return actions[below(len(actions))]


@dataclass(slots=True)
class OneOf(Listed):
    """One of a few word lines: ``pass``, ``order alone``, ``call S``. ``labels`` says them as a
    player would.
    """

    words: tuple[str, ...]
    prompt: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    veil: Veil | None = None
    right: bool = False

    def __contains__(self, value: object) -> bool:
        return value in self.words

    def actions(self) -> Sequence[Value]:
        return self.words

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


@dataclass(slots=True)
class Number(Listed):
    """A number with a verb before it: ``bid 7``, ``commit 2``, ``count 12``."""

    verb: str
    numbers: range
    prompt: str = ""
    veil: Veil | None = None

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value in self.numbers

    def actions(self) -> Sequence[Value]:
        return self.numbers

    def text(self, value: Value) -> str:
        return f"{self.verb} {value}"

    def parse(self, text: str) -> Value:
        verb, _, number = text.partition(" ")
        if verb != self.verb or not is_number(number):
            raise Unreadable(
                f"expected '{self.verb} {self.numbers[0]}' … '{self.verb} {self.numbers[-1]}'"
            )
        return int(number)


class Joined(Sequence[Value]):
    """Several lists, one behind the other, that are not written out."""

    def __init__(self, parts: Sequence[Sequence[Value]]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __iter__(self) -> Iterator[Value]:
        return chain.from_iterable(self.parts)

    def __getitem__(self, place: Any) -> Any:
        left = place if place >= 0 else place + len(self)
        for part in self.parts:
            if 0 <= left < len(part):
                return part[left]
            left -= len(part)
        raise IndexError(f"no answer {place} among {len(self)}")


class Either(Decision):
    """An answer of one kind or of another: a bid or ``pass``, a card or a right out of turn.

    The parts' values must not be equal to one another: at most one part with cards, at most one
    with numbers.
    """

    __slots__ = ("parts", "prompt", "veil")

    def __init__(self, *parts: Decision, prompt: str = "", veil: Veil | None = None) -> None:
        self.parts = parts
        self.prompt = prompt or next((part.prompt for part in parts if part.prompt), "")
        self.veil = veil

    def __contains__(self, value: object) -> bool:
        for part in self.parts:  # noqa: SIM110  # asked of every answer: a loop is quicker
            if value in part:
                return True
        return False

    def __iter__(self) -> Iterator[Value]:
        for part in self.parts:
            yield from part

    def actions(self) -> Sequence[Value]:
        parts = [part.actions() for part in self.parts]
        if max(map(len, parts)) > WRITTEN_OUT:
            return Joined(parts)
        return list(chain.from_iterable(parts))

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
        raise Unreadable(f"expected {' or '.join(filter(None, reasons))}")

    def masked(self, value: Value) -> str | None:
        if self.veil is not None:
            return Decision.masked(self, value)
        return next(part for part in self.parts if value in part).masked(value)


def is_number(text: str) -> bool:
    """Whether a text is a whole number as it is printed: no sign, no leading zero, no other digits
    than 0 to 9.
    """
    return text.isascii() and text.isdigit() and (text == "0" or text[0] != "0") and len(text) < 10


def listed(words: Iterable[str]) -> str:
    """Words as a person would list them: 'pass', 'order' or 'order alone'."""
    quoted = [f"'{word}'" for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}"
