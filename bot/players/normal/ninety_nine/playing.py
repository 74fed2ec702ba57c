"""Which card to play to the running total, and why."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

from bot.engine.cards import Cards, Pack, singles, union
from bot.engine.games.ninety_nine import DIRECTIONS
from bot.engine.games.ninety_nine_values import BORDERS, REVERSES, crossed, values_of
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.ninety_nine import HasValues
from bot.players.normal.chances import chance_of_none
from bot.players.normal.words import a, often, rank_of

PAYS = 20.0
"""What it is worth not to cross a border: the other figures are parts of it."""

KEPT: Mapping[str, float] = {
    "9": 5, "8": 5, "T": 4, "A": 4, "2": 3.3, "3": 2.5, "4": 1.7, "5": 0.8, "6": 0.5, "7": 0.3,
}  # fmt: skip
"""What it is worth to keep a card of each rank for a border. Measured, as the next, over some ten
thousand hands of three to eight players.
"""

PRESSES = 8.0
"""What it is worth that the next player must cross a border."""

OFTEN = 0.1
"""A player who crosses so often is worth a word."""

MOST = 10
"""Every card can count as little."""

USEFUL = 2.0
"""A card that is worth so much to keep is worth a word."""


class Option(NamedTuple):
    """A card with what is said of it: the total it makes, the border it crosses, what it would be
    worth to keep, and how likely the next player then crosses a border.
    """

    answer: tuple[Cards, str]
    after: int
    crosses: int | None
    kept: float
    presses: float

    @property
    def worth(self) -> float:
        """All of it together."""
        pays = PAYS if self.crosses is not None else 0.0
        return PRESSES * self.presses - self.kept - pays


class Turn:
    """What a player sees who is to play a card: the same for all that he may play."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.pack, self.values = view.rules.pack, cast("HasValues", view.rules).values
        self.total: int = view.table["total"]
        self.unseen = view.rules.deck & ~(view.hand | (view.zones["played"][0] or 0))
        self.many_unseen = self.unseen.bit_count()
        clockwise = 1 if view.table["direction"] == DIRECTIONS[1] else -1
        hands = view.counts["hands"]
        self._next = hands[(view.seat + clockwise) % len(hands)]
        self._next_reversed = hands[(view.seat - clockwise) % len(hands)]

    def held_next(self, name: str) -> int:
        """How many cards he has whose turn it is after a card of that name, if all have cards."""
        return self._next_reversed if name[0] == REVERSES else self._next


def play(view: View, answers: Sequence[tuple[Cards, str]]) -> Advice:
    """Cross no border; keep what is light; and leave the next player no room."""
    turn = Turn(view)
    options = [option(turn, answer) for answer in answers]
    best = max(options, key=lambda one: (one.worth, -one.answer[0]))
    return Advice(best.answer, reason(view, best, options))


def option(turn: Turn, answer: tuple[Cards, str]) -> Option:
    """What comes of a card and a word."""
    name, after = turn.pack.name(answer[0]), turn.total + turn.values[answer]
    crosses = crossed(turn.total, after)
    presses = 0.0 if crosses == BORDERS[-1] else chance_to_press(turn, after, name)
    return Option(answer, after, crosses, KEPT.get(name[0], 0.0), presses)


def chance_to_press(turn: Turn, total: int, name: str) -> float:
    """How likely the next player is to have no card that stays under the border."""
    stays = turn.unseen & fitting(turn.pack, min(room_at(total), MOST))
    held = turn.held_next(name)
    return chance_of_none(turn.many_unseen, stays.bit_count(), held) if held else 0.0


@cache
def fitting(pack: Pack, room: int) -> Cards:
    """The cards that can count no more than so much."""
    least = {card: min(values_of(pack.name(card)).values()) for card in singles(pack.all)}
    return union(card for card, counts in least.items() if counts <= room)


def room_at(total: int) -> int:
    """How much may be added to a total without crossing a border."""
    return BORDERS[bisect_left(BORDERS, total)] - total


def reason(view: View, best: Option, options: Sequence[Option]) -> str:
    """What decided for a card."""
    if len(options) == 1:
        return "it is all that you can play"
    staying = [one for one in options if one.crosses is None]
    if best.crosses is not None:
        return f"every card of yours crosses {best.crosses}, and this one is the least use later"
    if len(staying) == 1:
        return f"anything else would cross {best.after + room_at(best.after)}"
    if best.presses >= OFTEN:
        return pressing(best)
    return keeping(view, best, options)


def pressing(best: Option) -> str:
    """The reason where the next player may have to cross."""
    room = room_at(best.after)
    left = (
        f"on {best.after} there is no room" if not room else f"on {best.after} only {room} more fit"
    )
    return f"{left}: the next player must cross {often(best.presses)}"


def keeping(view: View, best: Option, options: Sequence[Option]) -> str:
    """The reason where it matters what is kept."""
    pack, (card, _) = view.rules.pack, best.answer
    rest = [other for other in singles(view.hand) if other != card]
    lightest = max(rest, key=lambda other: KEPT.get(pack.name(other)[0], 0.0), default=None)
    if lightest is None or KEPT.get(pack.name(lightest)[0], 0.0) < USEFUL:
        return least_useful(best, options)
    return f"it crosses nothing, and keeps {a(rank_of(pack, lightest))} for when there is no room"


def least_useful(best: Option, options: Sequence[Option]) -> str:
    """The reason where no card is worth a word that would be kept."""
    staying = [one for one in options if one.crosses is None]
    if best.kept > min(one.kept for one in staying):
        return "it crosses nothing, and leaves the next player less room"
    if len(staying) < len(options):
        return "of your cards that cross nothing this one is the least use later"
    return "it crosses nothing, and is the least use later"
