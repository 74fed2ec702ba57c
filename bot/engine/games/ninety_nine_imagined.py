"""A hand of 99 that fits what one seat knows of it: its events, told from a course that has been
filled in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.ninety_nine_course import Course, Shuffled, Use, account

if TYPE_CHECKING:
    from bot.engine.games.ninety_nine import NinetyNine
    from bot.engine.view import View


class Told:
    """The hand's events when all is accounted for.

    Cards are numbered as they lie in the first shuffle. Which copy each number is, is said last: so
    that those copies lie where the view shows them.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self.names = course.shuffles[0].names()
        self.orders = [list(range(len(self.names)))]
        self.number: dict[int, int] = {}
        self.plays: list[int] = []
        self._got(course.shuffles[0])
        uses, shuffles = iter(course.uses), iter(course.shuffles[1:])
        pile: list[int] = []
        for _, words in course.lines[1:]:
            if words[0] == "play":
                pile.append(self._number(next(uses)))
                self.plays.append(pile[-1])
            elif words[0] == "shuffle":
                self._shuffle(next(shuffles), pile[:-1])
                del pile[:-1]
        self.copies = self._copies(pile, [self._number(use) for use in uses])

    def _number(self, use: Use) -> int:
        assert use.was is not None
        return self.number[id(use.was[1])]

    def _got(self, shuffled: Shuffled) -> None:
        for got, number in zip(shuffled.got, self.orders[-1], strict=False):
            self.number[id(got)] = number

    def _shuffle(self, shuffled: Shuffled, pile: Sequence[int]) -> None:
        numbers: dict[str, list[int]] = {}
        for number in pile:
            numbers.setdefault(self.names[number], []).append(number)
        self.orders.append([numbers[name].pop() for name in shuffled.names()])
        self._got(shuffled)

    def _copies(self, pile: Sequence[int], held: Sequence[int]) -> dict[int, Cards]:
        """Which copy of its card each number is."""
        view, pack = self.course.view, self.course.rules.pack
        played = view.zones["played"][0] or NONE
        found: dict[int, Cards] = {}
        unseen = pack.all & ~(played | view.hand)
        others = [number for number in self.orders[0] if number not in {*pile, *held}]
        for numbers, lying in ((pile, played), (held, view.hand), (others, unseen)):
            left = lying
            for number in numbers:
                found[number] = pack.choose([self.names[number]], left)
                left ^= found[number]
        return found

    def events(self) -> Iterator[tuple[int, Value]]:
        """Each event with its value."""
        orders, plays = iter(self.orders), iter(self.plays)
        for seat, words in self.course.lines:
            match words:
                case ["shuffle", *_]:
                    yield CHANCE, tuple([self.copies[number] for number in next(orders)])
                case ["play", _, *word]:
                    yield seat, (self.copies[next(plays)], "".join(word))
                case _:
                    yield seat, " ".join(words)


def imagined_hand(rules: NinetyNine, view: View, rng: Random) -> Iterator[tuple[int, Value]]:
    """The running hand's events with all shuffles filled in."""
    course = Course(rules, view)
    account(course, rng)
    return Told(course).events()
