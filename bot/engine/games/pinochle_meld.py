"""Meld: the combinations that a hand holds, and what they are worth (PIN-8 … PIN-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from bot.engine.cards import NONE, SUITS, Cards, union
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
    """So many times one combination; ``suit`` is that of a run or a marriage, else empty."""

    name: str
    suit: str
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


COMBINATIONS: dict[str | None, list[tuple[str, str, tuple[Cards, ...]]]] = {
    trump: [
        *(
            ("royal marriage" if suit == trump else "marriage", suit, MARRIAGES[suit])
            for suit in sorted(SUITS, key=lambda suit: suit != trump)
        ),
        ("pinochle", "", PINOCHLE),
        *((name, "", kinds) for name, kinds in AROUNDS.items()),
    ]
    for trump in (*SUITS, None)
}
"""By trump, what may be melded besides runs: its name, its suit, its kinds of card."""


GROUPS: dict[str | None, list[tuple[Cards, ...]]] = {
    trump: [
        *(kinds for _, _, kinds in combinations),
        *([] if trump is None else [RUNS[trump]]),
    ]
    for trump, combinations in COMBINATIONS.items()
}
"""By trump, the kinds of card of every combination that there is, the royal marriage first and a
run last; a king and a queen of trump are one of them, whether they stand in a run or beside it.
"""

ROYAL, RUN = 0, -1
"""Where those two stand."""

SPREAD = {
    trump: [(union(kinds), len(kinds)) for kinds in groups] for trump, groups in GROUPS.items()
}
"""The same, each combination as one set of cards and the number of its kinds."""

WORTHS = {
    trump: [(0, *WORTH[name]) for name in (*(name for name, _, _ in combinations), "run")]
    for trump, combinations in COMBINATIONS.items()
}
"""What each of them is worth, as often as it is there."""


def times_in(hand: Cards, kinds: Sequence[Cards]) -> int:
    """How often a hand holds one card of each kind."""
    return min([(hand & kind).bit_count() for kind in kinds])


def marriage_suits(hand: Cards) -> tuple[str, ...]:
    """The suits in which a hand holds a marriage: those that may be named for trump (PIN-4)."""
    return tuple([suit for suit, marriage in MARRIAGES.items() if times_in(hand, marriage)])


def rounds_of(hand: Cards, trump: str | None) -> Iterator[tuple[Cards, list[int]]]:
    """One card of each kind in a hand, with the places of the combinations that are whole among
    them; then one of each that is there twice, and so on.
    """
    spread = SPREAD[trump]
    while hand:
        once = PACK.first_copies(hand)
        whole = [
            at for at, (cards, kinds) in enumerate(spread) if (once & cards).bit_count() == kinds
        ]
        if not whole:
            return
        yield once, whole
        hand ^= once


def times_of(hand: Cards, trump: str | None) -> list[int]:
    """How often each combination is there. The king and the queen of a run are no royal marriage
    besides (PIN-9).
    """
    times = [0] * len(SPREAD[trump])
    for _, whole in rounds_of(hand, trump):
        for at in whole:
            times[at] += 1
    if trump is not None:
        times[ROYAL] -= times[RUN]
    return times


def meld_points(hand: Cards, trump: str | None) -> int:
    """What a hand's meld is worth; without trump there are no runs and no royal marriages
    (PIN-6).
    """
    return sum(
        [worth[many] for worth, many in zip(WORTHS[trump], times_of(hand, trump), strict=False)]
    )


def melds_of(hand: Cards, trump: str | None) -> list[Meld]:
    """Everything that a hand melds, a run first."""
    times = times_of(hand, trump)
    runs = [] if trump is None else [Meld("run", trump, times[RUN])]
    others = [
        Meld(name, suit, many)
        for (name, suit, _), many in zip(COMBINATIONS[trump], times, strict=False)
    ]
    return [meld for meld in (*runs, *others) if meld.times]


def laid_down(hand: Cards, trump: str | None) -> Cards:
    """The cards that a player lays down for his meld (PIN-7): of each kind as many as the
    combination needs that needs most of it.
    """
    shown = NONE
    for once, whole in rounds_of(hand, trump):
        shown |= once & union([SPREAD[trump][at][0] for at in whole])
    return shown


Laid: TypeAlias = tuple[Cards | None, ...]
"""The cards that each seat has laid down; None where it scores no meld in this deal."""


def side_points(laid: Laid, trump: str | None, sides: Sequence[Sequence[int]]) -> list[int]:
    """What the meld of each seat's side is worth; ``sides`` gives each seat's side."""
    own = [meld_points(cards, trump) if cards else 0 for cards in laid]
    return [sum([own[seat] for seat in side]) for side in sides]


@lru_cache(maxsize=64)  # looked at by every seat at every card, and the same all through a deal
def meld_facts(laid: Laid, trump: str | None) -> dict[str, Any]:
    """The meld that all have seen, in plain data: the cards ``melded`` and the ``melds`` in words,
    each by the seat, and ``meld_points`` of every seat. Nobody changes them: they are remembered.
    """
    shown = {seat: cards for seat, cards in enumerate(laid) if cards is not None}
    return {
        "melded": {str(seat): PACK.names(cards) for seat, cards in shown.items()},
        "melds": {str(seat): in_words(cards, trump) for seat, cards in shown.items()},
        "meld_points": {str(seat): meld_points(cards, trump) for seat, cards in shown.items()},
    }


def in_words(cards: Cards, trump: str | None) -> str:
    """A player's meld, each combination with its points, and the sum where there are several."""
    melds = melds_of(cards, trump)
    told = ", ".join(f"{meld} {meld.points}" for meld in melds)
    return f"{told} = {meld_points(cards, trump)}" if len(melds) > 1 else told or "nothing"


def laid_told(facts: Mapping[str, Any]) -> Laid:
    """The same cards, from the plain data."""
    melded = facts["melded"]
    if not melded:
        return ()
    return tuple(
        PACK.cards(" ".join(melded[str(seat)])) if str(seat) in melded else None
        for seat in range(4)
    )
