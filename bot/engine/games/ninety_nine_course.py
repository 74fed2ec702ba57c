"""What a view tells of a hand of 99, with all that it hides filled in by lot.

Cards come back: what was played is shuffled anew and drawn again. So every card that somebody ever
got is a *chance* to play something: it was got from a shuffle, the hand's own or a later one, and
used by being played, or it is still held. Each use is given a card that the seat had by then, and
that was in that shuffle; then the shuffles are put together from what was drawn from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.games.ninety_nine_state import CARDS_EACH
from bot.engine.imagining import Impossible
from bot.engine.seating import clockwise_after

if TYPE_CHECKING:
    from bot.engine.games.ninety_nine import NinetyNine
    from bot.engine.view import View

HIDDEN = "?"


@dataclass
class Got:
    """A card that a seat got from a shuffle: its name, None while nothing is known of it;
    ``seen`` where the view tells it.
    """

    name: str | None
    seen: bool
    used: bool = False


Had: TypeAlias = "tuple[Shuffled, Got]"
"""A card that a seat got, and from which shuffle."""


@dataclass(eq=False)
class Shuffled:
    """A shuffle: how many of each card in it are not accounted for, how many cards it has, those
    that were got from it in their order, the others.
    """

    left: Counter[str]
    size: int
    got: list[Got] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)

    def names(self) -> list[str]:
        """The cards in their order, when all are known."""
        return [*[got.name or HIDDEN for got in self.got], *self.rest]


@dataclass
class Use:
    """A card that was played, or that the viewer holds: its name, what the seat had got by then,
    and which of that it is.
    """

    name: str
    had: list[Had]
    was: Had | None = None


class Course:
    """What a view tells of a hand: the shuffles, and each use of a card, in order."""

    def __init__(self, rules: NinetyNine, view: View) -> None:
        self.rules = rules
        self.view = view
        self.lines = [(seat, line.split(" ")) for seat, line in view.events[view.deal_began :]]
        self.shuffles: list[Shuffled] = []
        self.uses: list[Use] = []
        self._had: list[list[Had]] = [[] for _ in range(rules.seats)]
        self._pile: list[str] = []
        self._drawing: int | None = None
        for seat, words in self.lines:
            self._follow(seat, words)
        for name in rules.pack.names(view.hand):
            self._use(view.seat or 0, name)

    def _follow(self, seat: int, words: list[str]) -> None:
        match words:
            case ["shuffle", *names] if not self.shuffles:
                self._shuffle(self.rules.pack.names(self.rules.deck))
                order = clockwise_after(self.view.places, self.view.deals[-1].dealer) * CARDS_EACH
                for dealt_to, name in zip(order, names, strict=False):
                    self._get(dealt_to, name)
            case ["shuffle", first, *_]:
                self._shuffle(self._pile[:-1])
                del self._pile[:-1]
                self._draw(first)
            case ["play", name, *_]:
                self._use(seat, name)
                self._pile.append(name)
                self._drawing = None if self.rules.manual else seat
                self._draw()
            case _:
                self._drawing = seat
                self._draw()

    def _shuffle(self, names: list[str]) -> None:
        self.shuffles.append(Shuffled(Counter(names), len(names)))

    def _draw(self, name: str = HIDDEN) -> None:
        """Who is to draw gets a card, unless there is none: then it waits for the shuffle."""
        last = self.shuffles[-1]
        if self._drawing is not None and len(last.got) < last.size:
            self._get(self._drawing, name)
            self._drawing = None

    def _get(self, seat: int, name: str) -> None:
        last, seen = self.shuffles[-1], name != HIDDEN
        got = Got(name if seen else None, seen)
        last.left[name] -= seen
        last.got.append(got)
        self._had[seat].append((last, got))

    def _use(self, seat: int, name: str) -> None:
        self.uses.append(Use(name, list(self._had[seat])))


def account(course: Course, rng: Random) -> None:
    """Says of every use which card it was that its seat had got, and fills in the rest by lot.

    Where every card is there but once there is never a choice: a card comes from the last shuffle
    that it was in. Raises Impossible where there is no way.
    """
    ways: list[Iterator[Had]] = []
    while len(ways) < len(course.uses):
        ways.append(iter(_ways(course.uses[len(ways)], rng)))
        while not _take(course.uses[len(ways) - 1], ways[-1]):
            ways.pop()
            if not ways:
                raise Impossible("what was played was never dealt")
            _give_back(course.uses[len(ways) - 1])
    for shuffled in course.shuffles:
        _fill(shuffled, rng)


def _ways(use: Use, rng: Random) -> list[Had]:
    """The cards that a use may be of, one of each shuffle: one that was seen before any other."""
    free = [had for had in use.had if not had[1].used]
    for had in free:
        if had[1].seen and had[1].name == use.name:
            return [had]
    unknown = {
        id(shuffled): (shuffled, got)
        for shuffled, got in free
        if not got.seen and shuffled.left[use.name]
    }
    ways = list(unknown.values())
    rng.shuffle(ways)
    return ways


def _take(use: Use, ways: Iterator[Had]) -> bool:
    use.was = next(ways, None)
    if use.was is None:
        return False
    shuffled, got = use.was
    got.used = True
    if not got.seen:
        got.name = use.name
        shuffled.left[use.name] -= 1
    return True


def _give_back(use: Use) -> None:
    assert use.was is not None
    shuffled, got = use.was
    got.used = False
    if not got.seen:
        got.name = None
        shuffled.left[use.name] += 1


def _fill(shuffled: Shuffled, rng: Random) -> None:
    """What others hold, and what was never drawn, is drawn by lot from what is left."""
    left = list(shuffled.left.elements())
    rng.shuffle(left)
    for got in shuffled.got:
        if got.name is None:
            got.name = left.pop()
    shuffled.rest = left
