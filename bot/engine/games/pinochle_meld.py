"""Meld: the combinations that a hand holds, and what they are worth (PIN-8 … PIN-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.engine.cards import NONE, SUITS, Cards, singles, union
from bot.engine.games.pinochle_cards import PACK, STRONGEST_FIRST

WORTH: Mapping[str, tuple[int, int, int, int]] = {
    "run": (15, 150, 225, 300),
    "royal marriage": (4, 8, 12, 16),
    "marriage": (2, 4, 6, 8),
    "pinochle": (4, 30, 60, 90),
    "aces around": (10, 100, 150, 200),
    "kings around": (8, 80, 120, 160),
    "queens around": (6, 60, 90, 120),
    "jacks around": (4, 40, 60, 80),
}
"""What each combination is worth single, double, triple and quadruple (PIN-8)."""

MULTIPLES = ("", "double ", "triple ", "quadruple ")
AROUND = {"A": "aces around", "K": "kings around", "Q": "queens around", "J": "jacks around"}


class Meld(NamedTuple):
    """So many times one combination; ``suit`` is that of a run or a marriage."""

    name: str
    suit: str | None
    times: int

    @property
    def points(self) -> int:
        """What it is worth."""
        return WORTH[self.name][self.times - 1]

    def __str__(self) -> str:
        suit = f" in {SUITS[self.suit]}s" if self.suit else ""
        return f"{MULTIPLES[self.times - 1]}{self.name}{suit}"


def cards_of(names: str) -> tuple[Cards, ...]:
    """The kinds of card of a combination: all copies of each."""
    return tuple(PACK.copies_of(name) for name in names.split())


RUNS = {suit: cards_of(" ".join(rank + suit for rank in STRONGEST_FIRST)) for suit in SUITS}
MARRIAGES = {suit: cards_of(f"K{suit} Q{suit}") for suit in SUITS}
PINOCHLE = cards_of("JD QS")
AROUNDS = {name: cards_of(" ".join(rank + suit for suit in SUITS)) for rank, name in AROUND.items()}


def times_in(hand: Cards, kinds: Sequence[Cards]) -> int:
    """How often a hand holds one card of each kind."""
    return min([(hand & kind).bit_count() for kind in kinds])


def melds_of(hand: Cards, trump: str | None) -> list[Meld]:
    """Everything that a hand melds; without trump there are no runs and no royal marriages
    (PIN-6).
    """
    return [meld for meld in _combinations(hand, trump) if meld.times]


def _combinations(hand: Cards, trump: str | None) -> Iterator[Meld]:
    if trump is not None:
        runs = times_in(hand, RUNS[trump])
        yield Meld("run", trump, runs)
        yield Meld("royal marriage", trump, times_in(hand, MARRIAGES[trump]) - runs)
    for suit, marriage in MARRIAGES.items():
        if suit != trump:
            yield Meld("marriage", suit, times_in(hand, marriage))
    yield Meld("pinochle", None, times_in(hand, PINOCHLE))
    for name, around in AROUNDS.items():
        yield Meld(name, None, times_in(hand, around))


def groups(trump: str | None) -> list[tuple[Cards, ...]]:
    """The kinds of card of every combination that there is; a king and a queen in trump are one,
    whether they stand in a run or beside it.
    """
    runs = [] if trump is None else [RUNS[trump]]
    return [*runs, *MARRIAGES.values(), PINOCHLE, *AROUNDS.values()]


def laid_down(hand: Cards, trump: str | None) -> Cards:
    """The cards that a player lays down for his meld (PIN-7): of each kind as many as the
    combination needs that needs most of it.
    """
    return union(
        union(singles(hand & kind)[: times_in(hand, kinds)])
        for kinds in groups(trump)
        for kind in kinds
    )


def meld_points(hand: Cards, trump: str | None) -> int:
    """What a hand's meld is worth."""
    return sum([meld.points for meld in melds_of(hand, trump)])


Laid: TypeAlias = tuple[Cards | None, ...]
"""The cards that each seat has laid down; None where it scores no meld in this deal."""


def side_points(laid: Laid, trump: str | None, sides: Sequence[Sequence[int]]) -> list[int]:
    """What the meld of each seat's side is worth; ``sides`` gives each seat's side."""
    own = [meld_points(cards or NONE, trump) for cards in laid]
    return [sum(own[seat] for seat in side) for side in sides]


def meld_facts(laid: Laid, trump: str | None) -> dict[str, Any]:
    """The meld that all have seen, in plain data: the cards ``melded`` and the ``melds`` in words,
    each by the seat, and ``meld_points`` of every seat.
    """
    shown = {seat: cards for seat, cards in enumerate(laid) if cards is not None}
    return {
        "melded": {str(seat): PACK.names(cards) for seat, cards in shown.items()},
        "melds": {str(seat): in_words(cards, trump) for seat, cards in shown.items()},
        "meld_points": {str(seat): meld_points(cards, trump) for seat, cards in shown.items()},
    }


def in_words(cards: Cards, trump: str | None) -> str:
    """A player's meld, each combination with its points, and the sum."""
    melds = melds_of(cards, trump)
    told = [f"{meld} {meld.points}" for meld in melds]
    total = sum(meld.points for meld in melds)
    return f"{', '.join(told)} = {total}" if melds else "nothing"


def laid_told(facts: Mapping[str, Any]) -> Laid:
    """The same cards, from the plain data."""
    melded = facts["melded"]
    if not melded:
        return ()
    return tuple(
        PACK.cards(" ".join(melded[str(seat)])) if str(seat) in melded else None
        for seat in range(4)
    )
