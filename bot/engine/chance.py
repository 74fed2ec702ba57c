"""What chance decides: shuffles, throws, picks. The table answers from the seed, a test by hand
(GEN-7).

Each draws with ``below`` exactly as design/record.md says, so that a seed gives the same cards
everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial, prod
from typing import TypeVar

from bot.engine.cards import Cards, Pack, singles
from bot.engine.decisions import Below, Decision, Unreadable, Value, is_number

CHANCE = -1
"""The seat that answers for chance."""

INT = frozenset([int])
FACES = frozenset(range(1, 7))
"""What a die can show."""

T = TypeVar("T")


def shuffled(items: list[T], below: Below) -> tuple[T, ...]:
    """The items in an order drawn by chance: from the last place down, each changes places with one
    up to itself.
    """
    for place in range(len(items) - 1, 0, -1):
        other = below(place + 1)
        items[place], items[other] = items[other], items[place]
    return tuple(items)


class Shuffle(Decision):
    """An order of some cards: ``shuffle 9C TC …``, the first dealt first (GEN-3). The value is a
    tuple of cards; equal cards stand in it in the order of their copies, so that equal orders are
    equal values.
    """

    __slots__ = ("cards", "copies", "kind", "pack", "sorted")

    prompt = "a shuffle"

    def __init__(self, pack: Pack, cards: Cards) -> None:
        self.pack = pack
        self.cards = cards
        self.sorted = singles(cards)
        self.copies = [
            singles(pack.copies_of(pack.name(kind)) & cards) for kind in pack.kinds(cards)
        ]
        self.kind = {card: place for place, cards in enumerate(self.copies) for card in cards}

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.sorted):
            return False
        try:  # sorted, as single cards make slow sets: their hashes get into each other's way
            return sorted(value) == self.sorted and self._in_order(value) == value
        except TypeError:  # no cards
            return False

    def __iter__(self) -> Iterator[Value]:
        orders = permutations(self.sorted)
        return (order for order in orders if self._in_order(order) == order)

    def count(self) -> int:
        equal = [factorial(len(copies)) for copies in self.copies]
        return factorial(len(self.sorted)) // prod(equal)

    def sample(self, below: Below) -> Value:
        return self._in_order(shuffled(self.sorted[:], below))

    def _in_order(self, cards: tuple[Cards, ...]) -> tuple[Cards, ...]:
        """The same order with equal cards as they count: the first copy first."""
        if self.pack.copies == 1:
            return cards
        left = list(map(iter, self.copies))
        kinds = map(self.kind.__getitem__, cards)
        return tuple(map(next, map(left.__getitem__, kinds)))

    def text(self, value: Value) -> str:
        return " ".join(["shuffle", *map(self.pack.name, value)])

    def parse(self, text: str) -> Value:
        verb, *names = text.split(" ")
        if verb != "shuffle":
            raise Unreadable("expected 'shuffle' and the cards of the deck")
        self._whole(names)
        used = 0
        order = []
        for name in names:
            card = self.pack.card(name, besides=used | ~self.cards)
            order.append(card)
            used |= card
        return tuple(order)

    def _whole(self, names: list[str]) -> None:
        wanted = Counter(map(self.pack.name, self.sorted))
        given = Counter(names)
        faults = []
        if strangers := [name for name in given if name not in wanted]:
            faults.append(f"not in this deck: {', '.join(map(repr, strangers))[:80]}")
        if doubled := [name for name in given if name in wanted and given[name] > wanted[name]]:
            faults.append(f"too often: {', '.join(doubled)}")
        if lacking := list((wanted - given).keys()):
            faults.append(f"lacking: {', '.join(lacking)}")
        if faults:
            raise Unreadable(f"the shuffle is not this deck ({'; '.join(faults)})")

    def seen(self, value: Value, cards: Cards) -> str:
        """The shuffle as somebody knows it who saw only those cards of it: the others are ``?``."""
        return " ".join(
            ["shuffle", *(self.pack.name(card) if card & cards else "?" for card in value)]
        )


@dataclass(slots=True)
class PickSeat(Decision):
    """One seat of ``seats``: ``pick 2``."""

    prompt = "the pick of a seat"

    seats: int

    def __contains__(self, value: object) -> bool:
        return type(value) is int and 0 <= value < self.seats

    def __iter__(self) -> Iterator[Value]:
        return iter(range(self.seats))

    def count(self) -> int:
        return self.seats

    def sample(self, below: Below) -> Value:
        return below(self.seats)

    def text(self, value: Value) -> str:
        return f"pick {value}"

    def parse(self, text: str) -> Value:
        (seat,) = numbers("pick", 1, text)
        return seat


@dataclass(slots=True)
class Roll(Decision):
    """A throw of some dice, left to right: ``roll 4 5 2``. The value is a tuple of spots."""

    prompt = "a throw of the dice"

    dice: int

    def __contains__(self, value: object) -> bool:
        return self.allows(value)

    def allows(self, value: Value) -> bool:
        if type(value) is not tuple or len(value) != self.dice:
            return False
        return {*map(type, value)} == INT and FACES.issuperset(value)

    def __iter__(self) -> Iterator[Value]:
        return product(sorted(FACES), repeat=self.dice)

    def count(self) -> int:
        return int(6**self.dice)

    def sample(self, below: Below) -> Value:
        return tuple([1 + below(6) for _ in range(self.dice)])

    def text(self, value: Value) -> str:
        return " ".join(["roll", *map(str, value)])

    def parse(self, text: str) -> Value:
        return numbers("roll", self.dice, text)


@dataclass(slots=True)
class Redraw(Decision):
    """Seats drawn afresh: ``order 2 0 1 3``, clockwise from now on. The value: a tuple of seats."""

    prompt = "a new order of the seats"

    seats: int

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == self.seats
            and all(seat in value for seat in range(self.seats))
        )

    def __iter__(self) -> Iterator[Value]:
        return permutations(range(self.seats))

    def count(self) -> int:
        return factorial(self.seats)

    def sample(self, below: Below) -> Value:
        return shuffled(list(range(self.seats)), below)

    def text(self, value: Value) -> str:
        return " ".join(["order", *map(str, value)])

    def parse(self, text: str) -> Value:
        return numbers("order", self.seats, text)


def numbers(verb: str, how_many: int, text: str) -> tuple[int, ...]:
    """The numbers after a verb. Raises Unreadable unless there are just so many."""
    first, *rest = text.split(" ")
    if first != verb or len(rest) != how_many or not all(map(is_number, rest)):
        raise Unreadable(f"expected '{verb}' and {how_many} number{'s' if how_many != 1 else ''}")
    return tuple(map(int, rest))
