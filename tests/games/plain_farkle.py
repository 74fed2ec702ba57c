"""Farkle once more, slow and plain: to be played beside the engine's."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from tests.games.alike import Talk

CHANCE = -1
DEFAULTS = {"target": 10000, "opening": 1000, "minimum": 350}


def combination(group: tuple[int, ...]) -> int | None:
    """What some dice are worth as one combination; None where they are none."""
    counts = sorted(Counter(group).values())
    face = group[0]
    if len(group) == 1:
        return {1: 100, 5: 50}.get(face)
    if len(counts) == 1 and len(group) >= 3:
        alike = [1000, 200, 300, 400, 500, 600][face - 1] * [1, 2, 4, 8][len(group) - 3]
        return max(alike, 500) if len(group) == 6 else alike
    if counts == [1, 1, 1, 1, 1, 1]:
        return 1500
    return 500 if counts in ([2, 2, 2], [2, 4]) else None


def divisions(dice: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to put dice into groups."""
    if not dice:
        yield []
        return
    first, others = dice[0], dice[1:]
    for size in range(len(others) + 1):
        for places in combinations(range(len(others)), size):
            group = (first, *[others[place] for place in places])
            rest = tuple(die for place, die in enumerate(others) if place not in places)
            for division in divisions(rest):
                yield [group, *division]


@cache
def best(dice: tuple[int, ...]) -> int | None:
    """The best of all divisions in which every group is a combination."""
    worth = [[combination(group) for group in division] for division in divisions(dice)]
    return max((sum(some) for some in worth if None not in some), default=None)


def lines_to_keep(thrown: list[int]) -> dict[str, int]:
    """What may be set aside of a throw, as action lines, with its points."""
    found = {}
    for chosen in range(1, 2 ** len(thrown)):
        dice = tuple(sorted(die for place, die in enumerate(thrown) if chosen >> place & 1))
        if best(dice) is not None:
            found[" ".join(["keep", *map(str, dice)])] = best(dice)
    return found


def game(options: dict[str, Any], seats: int, dealer: int | None, most_rounds: int) -> Talk:
    """A game, given up after so many rounds. Returns the rounds' deltas, and who has won."""
    house = DEFAULTS | options
    if dealer is None:
        _, line = yield {CHANCE: {"pick"}}
        dealer = int(line.split()[1])
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    totals, rounds, called, last_over = [0] * seats, [], False, False
    while len(rounds) < most_rounds:
        delta = [0] * seats
        for seat in order:
            least = house["minimum"] if totals[seat] else house["opening"]
            delta[seat] = yield from turn(seat, least)
        totals = [total + more for total, more in zip(totals, delta, strict=True)]
        rounds.append(tuple(delta))
        if called:
            first = [seat for seat in range(seats) if totals[seat] == max(totals)]
            if len(first) == 1:
                return rounds, first
            if not last_over:
                order = [seat for seat in order if seat in first]
            last_over = True
        called = called or max(totals) >= house["target"]
    return rounds, []


def turn(seat: int, least: int) -> Any:
    """One turn. Returns the points that it banks."""
    made, left = 0, 6
    while True:
        _, line = yield {CHANCE: {"roll"}}
        thrown = [int(word) for word in line.split()[1:]]
        assert len(thrown) == left
        may_keep = lines_to_keep(thrown)
        if not may_keep:
            return 0
        _, line = yield {seat: set(may_keep)}
        made += may_keep[line]
        left -= len(line.split()) - 1
        _, line = yield {seat: {"roll", "bank"} if made >= least else {"roll"}}
        if line == "bank":
            return made
        left = left or 6
