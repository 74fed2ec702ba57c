"""Hidden hands of Double Deck Pinochle, laid out by chance so that each melds just what it has
shown.

A combination that a hand holds so many times and no more has a *bar*: a kind of card of which the
hand holds just so many. Which kind that is, is chosen by chance, with an eye on whether the hidden
cards can still be laid out; afterwards cards change places as long as every meld stays the same, so
that the choice of the bars does not show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.games.pinochle_cards import PACK
from bot.engine.games.pinochle_meld import GROUPS, times_in
from bot.engine.imagining import Impossible, Place, lay_out

KINDS: tuple[Cards, ...] = tuple(
    PACK.copies_of(name) for name in dict.fromkeys(PACK.names(PACK.all))
)
KIND_OF = {card: kind for kind in KINDS for card in singles(kind)}
CHANGES = 80
"""How many pairs of cards are tried to change places."""


@dataclass(eq=False)
class Hand:
    """A hidden hand: its deal's ``trump``, what it has ``laid`` down as meld and ``played``, how
    many cards it still has, which hidden ones it ``may_hold`` and which it must.
    """

    trump: str | None
    laid: Cards
    played: Cards
    size: int
    may_hold: Cards
    must_hold: Cards
    allowed: Cards = NONE
    cards: Cards = NONE

    def take_laid(self, hidden: Cards) -> Cards:
        """Takes up, of the hidden cards, what it has laid down and not played yet; returns it."""
        self.cards = self.must_hold
        self.allowed = self.may_hold
        for kind in KINDS:
            left = (self.laid & kind).bit_count() - (self.played & kind).bit_count()
            if left > 0:
                self.cards |= union(singles(hidden & kind)[:left])
        return self.cards

    @property
    def room(self) -> int:
        """How many more cards it takes."""
        return self.size - self.cards.bit_count()

    def bars(self) -> list[list[Cards]]:
        """For each combination the kinds that may bar it from being there once more; none before
        trump is named, when nobody has shown anything.
        """
        if self.trump is None:
            return []
        return [
            [kind for kind in kinds if self._holds(kind) == times_in(self.laid, kinds)]
            for kinds in GROUPS[self.trump]
        ]

    def _holds(self, kind: Cards) -> int:
        return ((self.played | self.cards) & kind).bit_count()

    def melds_as_shown(self, kind: Cards) -> bool:
        """Whether all combinations with a kind of card are there as often as it has shown."""
        dealt = self.played | self.cards
        return self.trump is None or all(
            times_in(dealt, kinds) == times_in(self.laid, kinds)
            for kinds in GROUPS[self.trump]
            if kind in kinds
        )


def lay_out_hands(hidden: Cards, hands: Sequence[Hand], rng: Random) -> list[Cards]:
    """The hidden cards laid out in those hands, all of them. Raises Impossible when there is no
    way.
    """
    free = hidden
    for hand in hands:
        free &= ~hand.take_laid(free)
    bars = [(hand, kinds) for hand in hands for kinds in hand.bars()]
    rng.shuffle(bars)
    if not _bar(sorted(bars, key=lambda bar: len(bar[1])), 0, free, hands, rng):
        raise Impossible("no hands meld just what has been shown")
    places = [Place(hand.room, hand.allowed, hand.cards) for hand in hands]
    lay_out(free, places, rng)
    for hand, place in zip(hands, places, strict=True):
        hand.cards = place.cards
    _change_places(hands, free, rng)
    return [hand.cards for hand in hands]


def _bar(
    bars: Sequence[tuple[Hand, list[Cards]]],
    at: int,
    free: Cards,
    hands: Sequence[Hand],
    rng: Random,
) -> bool:
    """Sets a bar for each combination from a place on, so that the free cards still fit."""
    if at == len(bars):
        return _fit(free, hands)
    hand, kinds = bars[at]
    if any(not hand.allowed & kind & free for kind in kinds):
        return _bar(bars, at + 1, free, hands, rng)
    before = hand.allowed
    for kind in rng.sample(kinds, len(kinds)):
        hand.allowed = before & ~kind
        if _fit(free, hands) and _bar(bars, at + 1, free, hands, rng):
            return True
    hand.allowed = before
    return False


def _fit(free: Cards, hands: Sequence[Hand]) -> bool:
    """Whether the free cards can be laid out: no hands get more cards than they have room for that
    nobody else may hold.
    """
    for number in range(len(hands)):
        for some in combinations(hands, number):
            others = union(hand.allowed for hand in hands if hand not in some)
            if (free & ~others).bit_count() > sum(hand.room for hand in some):
                return False
    return True


def _change_places(hands: Sequence[Hand], free: Cards, rng: Random) -> None:
    for one, other in _pairs(hands, rng):
        ours, theirs = singles(one.cards & free), singles(other.cards & free)
        if ours and theirs:
            _change(one, rng.choice(ours), other, rng.choice(theirs))


def _pairs(hands: Sequence[Hand], rng: Random) -> Iterator[Sequence[Hand]]:
    for _ in range(CHANGES if len(hands) > 1 else 0):
        yield rng.sample(hands, 2)


def _change(one: Hand, ours: Cards, other: Hand, theirs: Cards) -> None:
    """Two cards change places, unless one could not lie there, or a meld would be another."""
    if not (ours & other.may_hold and theirs & one.may_hold):
        return
    for hand in (one, other):
        hand.cards ^= ours | theirs
    kinds = KIND_OF[ours], KIND_OF[theirs]
    if not all(hand.melds_as_shown(kind) for hand in (one, other) for kind in kinds):
        for hand in (one, other):
            hand.cards ^= ours | theirs
