"""Decisions about cards: one to play, some to discard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from math import comb

from bot.engine.cards import Cards, Pack, UnknownCard, singles, union
from bot.engine.decisions import Below, Decision, Listed, Unreadable, Value, Veil


@dataclass(frozen=True)
class Picking:
    """How cards are picked: the verb before them, how many, the question, who may see them, and
    what one and several of them are called.
    """

    verb: str
    pack: Pack
    prompt: str = ""
    least: int = 1
    most: int = 1
    veil: Veil | None = None
    one: str = "card"
    several: str = "cards"

    def how_many(self) -> str:
        """How many cards, in words: ``1 card``, ``0 to 3 cards``."""
        number = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{number} {self.one if number == '1' else self.several}"


@cache
def ways_to_pick(cards: int, most: int) -> Sequence[int]:
    """In how many ways 0, 1, 2 … ``most`` of so many cards can be picked, no two of them equal."""
    return [comb(cards, size) for size in range(most + 1)]


def _size_and_rest(ways: Sequence[int], least: int, below: Below) -> tuple[int, int]:
    """How many cards one pick of all has, and its number among those of that size."""
    size, nth = least, below(sum(ways[least:]))
    while nth >= ways[size]:
        nth -= ways[size]
        size += 1
    return size, nth


class PickCards(Decision):
    """Some of ``cards``, as ``how`` says: ``draw``, ``discard 2C 5D``. The value is their set.

    Equal cards are one choice: a value holds the first copies that ``cards`` has (GEN-14).
    """

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
        how = self.how
        if not how.least <= value.bit_count() <= how.most:
            return False
        return how.pack.canonical(value, self.cards) == value

    def __iter__(self) -> Iterator[Value]:
        sizes = range(self.how.least, min(self.how.most, self.cards.bit_count()) + 1)
        return chain.from_iterable(map(self._of_size, sizes))

    def _of_size(self, size: int) -> Iterable[Cards]:
        pack = self.how.pack
        chosen = map(sum, combinations(singles(self.cards), size))
        if pack.copies == 1:
            return chosen
        return dict.fromkeys(pack.canonical(some, self.cards) for some in chosen)

    def count(self) -> int:
        ways = self._ways(self._copies())
        return sum(ways[self.how.least :])

    def _copies(self) -> list[int]:
        """How many copies there are of each kind of card."""
        pack = self.how.pack
        return [
            (pack.copies_of(pack.name(kind)) & self.cards).bit_count()
            for kind in pack.kinds(self.cards)
        ]

    def _ways(self, copies: Sequence[int]) -> Sequence[int]:
        """In how many ways 0, 1, 2 … cards can be picked from kinds with so many copies."""
        most = self.how.most
        if all(number == 1 for number in copies):
            return ways_to_pick(len(copies), most)
        ways = [1] + [0] * most
        for number in copies:
            ways = [sum(ways[max(0, size - number) : size + 1]) for size in range(most + 1)]
        return ways

    def sample(self, below: Below) -> Value:
        if self.how.pack.copies == 1:
            return self._some(below)
        copies = self._copies()
        size, nth = _size_and_rest(self._ways(copies), self.how.least, below)
        return self._nth(nth, size, copies)

    def _some(self, below: Below) -> Cards:
        """Some cards by chance where no two are equal."""
        cards = singles(self.cards)
        size, _ = _size_and_rest(ways_to_pick(len(cards), self.how.most), self.how.least, below)
        chosen = 0
        for _ in range(size):
            chosen |= cards.pop(below(len(cards)))
        return chosen

    def _nth(self, nth: int, size: int, copies: Sequence[int]) -> Cards:
        """The nth of all picks of a size, kind by kind."""
        pack, chosen = self.how.pack, 0
        for place, kind in enumerate(pack.kinds(self.cards)):
            rest = self._ways(copies[place + 1 :])
            some = 0
            while nth >= (fewer := rest[size - some] if some <= size else 0):
                nth -= fewer
                some += 1
            chosen |= self._first(kind, some)
            size -= some
        return chosen

    def _first(self, kind: Cards, some: int) -> Cards:
        pack = self.how.pack
        return union(singles(pack.copies_of(pack.name(kind)) & self.cards)[:some])

    def text(self, value: Value) -> str:
        return " ".join([self.how.verb, *self.how.pack.names(value)])

    def parse(self, text: str) -> Value:
        verb, _, rest = text.partition(" ")
        if verb != self.how.verb:
            raise Unreadable(f"expected an answer like {self.example()}")
        try:
            return self.how.pack.choose(rest.split(" ") if rest else [], self.cards)
        except UnknownCard as unknown:
            raise Unreadable(str(unknown)) from None

    def why_not(self, value: Value) -> str | None:
        how = self.how
        if type(value) is int and not value & ~how.pack.all:
            if lacking := value & ~self.cards:
                return f"you have no {' '.join(how.pack.names(lacking))} to {how.verb}"
            if how.least <= value.bit_count() <= how.most:
                return None
        return f"{how.verb} {how.how_many()}"

    def masked(self, value: Value) -> str | None:
        if self.veil is not None and self.veil.until_reveal:
            return super().masked(value)
        return " ".join([self.how.verb, *("?" * value.bit_count())])

    def example(self) -> str:
        """How an answer is written, for somebody who wrote something else."""
        some = self.how.pack.names(self.cards)[: self.how.least]
        return f"'{' '.join([self.how.verb, *some])}'"


class PickCard(Listed, PickCards):
    """Exactly one of ``cards``: ``play JH``. The commonest question, and the quickest: its answers
    are listed once.
    """

    __slots__ = ("_values",)

    def __init__(self, how: Picking, cards: Cards) -> None:
        self.how = how
        self.cards = cards
        pack = how.pack
        self._values = singles(cards) if pack.copies == 1 else pack.kinds(cards)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value in self._values

    def allows(self, value: Value) -> bool:
        return type(value) is int and value in self._values

    def actions(self) -> Sequence[Value]:
        return self._values
