"""What cards count in the show (CRB-8, CRB-9), and how a count is said (CRB-14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, groupby, product
from operator import mul
from typing import NamedTuple

from bot.engine.cards import STANDARD, Cards, singles, union
from bot.engine.games.cribbage_cards import JACKS, LOW_TO_HIGH, RANK, RUNS, SUIT, VALUE, low_first

HIGHEST = 29
"""No hand counts more."""

NUMBERS = (
    "nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three", "twenty-four", "twenty-five",
    "twenty-six", "twenty-seven", "twenty-eight", "twenty-nine",
)  # fmt: skip
ALIKE = {2: "pair", 3: "three alike", 4: "four alike"}
FIFTEEN = "fifteen"

BASE = 5
"""There are at most four cards of a rank: how many of each, as a number's digits."""

PLACES = [BASE**rank for rank in range(len(LOW_TO_HIGH))]
VALUES = [min(rank + 1, 10) for rank in range(len(LOW_TO_HIGH))]


class Points(dict[int, int]):
    """What five cards count by their ranks alone: fifteens, cards alike and runs.

    The key has a digit for each rank, the aces' last. Worked out when first asked for; of the
    6,175 that there are none is worked out twice.
    """

    def __missing__(self, key: int) -> int:
        counts = [key // place % BASE for place in PLACES]
        self[key] = points = _fifteens(counts) + _alike(counts) + _runs(counts)
        return points


def _fifteens(counts: list[int]) -> int:
    """Two for every way to fifteen. In how many ways each total comes about are the digits, to the
    base of 256, of a product: a card that counts v makes of every total t also t + v.
    """
    ways = 1
    for value, many in zip(VALUES, counts, strict=True):
        for _ in range(many):
            ways += ways << 8 * value
    return 2 * (ways >> 8 * 15 & 255)


def _alike(counts: list[int]) -> int:
    return sum([many * (many - 1) for many in counts])


def _runs(counts: list[int]) -> int:
    points, length, ways = 0, 0, 1
    for many in (*counts, 0):
        if many:
            length += 1
            ways *= many
        else:
            points += length * ways if length >= 3 else 0
            length, ways = 0, 1
    return points


def _keys() -> list[int]:
    """The key of each set of cards of one suit, the set's thirteen bits taken as a number."""
    digit = {card: PLACES[RANK[card]] for card in singles((1 << len(PLACES)) - 1)}
    keys = [0]
    for cards in range(1, 1 << len(PLACES)):
        keys.append(keys[cards & (cards - 1)] + digit[cards & -cards])
    return keys


POINTS = Points()
KEYS = _keys()
OF_RANK = [STANDARD.of_ranks(rank) for rank in LOW_TO_HIGH]
"""The cards of each rank, from the aces up."""

SEEN_LATELY = 64
"""Sets of cards of which it is remembered how many of each rank they hold."""

NOB: dict[Cards, Cards] = {card: suit & JACKS for card, suit in SUIT.items()}
"""The jack of each card's suit."""


def key_of(cards: Cards) -> int:
    """How many cards of each rank a set holds, as `Points` has it."""
    return (
        KEYS[cards & 8191] + KEYS[cards >> 13 & 8191] + KEYS[cards >> 26 & 8191] + KEYS[cards >> 39]
    )


def count(hand: Cards, turned: Cards, *, kitty: bool = False) -> int:
    """What four cards count with the turned-up one."""
    cards = hand | turned
    points = POINTS[key_of(cards)]
    suit = SUIT[hand & -hand]
    if not hand & ~suit:
        points += 5 if turned & suit else 0 if kitty else 4
    return points + 1 if hand & NOB[turned] else points


class WithEach(dict[int, tuple[int, ...]]):
    """What four cards count by their ranks alone with a card of each rank, from the ace up; the
    key is that of `Points`.
    """

    def __missing__(self, key: int) -> tuple[int, ...]:
        self[key] = points = tuple([POINTS[key + place] for place in PLACES])
        return points


WITH_EACH = WithEach()


@lru_cache(SEEN_LATELY)
def of_each_rank(cards: Cards) -> tuple[int, ...]:
    """How many cards of each rank a set holds, from the ace up."""
    return tuple([(cards & rank).bit_count() for rank in OF_RANK])


def count_on_average(hand: Cards, unseen: Cards) -> float:
    """What four cards count on average with one of the unseen cards turned up: the mean of
    ``count`` over them, as quick as a few counts.
    """
    total: int = sum(map(mul, WITH_EACH[key_of(hand)], of_each_rank(unseen)))
    suit = SUIT[hand & -hand]
    if not hand & ~suit:
        total += 4 * unseen.bit_count() + (unseen & suit).bit_count()
    for jack in singles(hand & JACKS):
        total += (unseen & SUIT[jack]).bit_count()
    return total / unseen.bit_count()


class Combination(NamedTuple):
    """Cards that count together: as what, which, how much."""

    name: str
    cards: Cards
    points: int


def combinations_in(hand: Cards, turned: Cards, *, kitty: bool = False) -> list[Combination]:
    """All that ``count`` counts, one by one, in the order in which players say it."""
    cards = low_first(hand | turned)
    return [
        *_fifteens_in(cards),
        *_alike_in(cards),
        *_runs_in(cards),
        *_flush_in(hand, turned, kitty=kitty),
        *_nob_in(hand, turned),
    ]


def _fifteens_in(cards: list[Cards]) -> Iterator[Combination]:
    for size in range(2, len(cards) + 1):
        for some in combinations(cards, size):
            if sum(VALUE[card] for card in some) == 15:
                yield Combination(FIFTEEN, union(some), 2)


def _alike_in(cards: list[Cards]) -> Iterator[Combination]:
    for _, alike in groupby(cards, key=RANK.__getitem__):
        same = list(alike)
        if len(same) > 1:
            yield Combination(ALIKE[len(same)], union(same), len(same) * (len(same) - 1))


def _runs_in(cards: list[Cards]) -> Iterator[Combination]:
    by_rank = [list(same) for _, same in groupby(cards, key=RANK.__getitem__)]
    ranks = [1 << RANK[same[0]] for same in by_rank]
    for length in range(len(ranks), 2, -1):
        for first in range(len(ranks) - length + 1):
            if union(ranks[first : first + length]) in RUNS:
                for run in product(*by_rank[first : first + length]):
                    yield Combination(run_of(length), union(run), length)
                return


def _flush_in(hand: Cards, turned: Cards, *, kitty: bool) -> Iterator[Combination]:
    suit = SUIT[hand & -hand]
    if hand & ~suit:
        return
    if turned & suit:
        yield Combination("flush of five", hand | turned, 5)
    elif not kitty:
        yield Combination("flush of four", hand, 4)


def _nob_in(hand: Cards, turned: Cards) -> Iterator[Combination]:
    if hand & NOB[turned]:
        yield Combination("nob", hand & NOB[turned], 1)


def run_of(length: int) -> str:
    """``run of three``."""
    return f"run of {NUMBERS[length]}"


def spoken(counted: Iterable[tuple[str, int]]) -> list[str]:
    """Each of a count's names and points as players say it, adding up: ``fifteen two``, ``fifteen
    four``, ``pair is six`` (CRB-14).
    """
    said, total = [], 0
    for name, points in counted:
        total += points
        said.append(f"{name}{'' if name == FIFTEEN else ' is'} {NUMBERS[total]}")
    return said


@lru_cache(maxsize=256)
def said_of(hand: Cards, turned: Cards, *, kitty: bool = False) -> str:
    """A whole count in words; ``nothing`` where there is none."""
    found = combinations_in(hand, turned, kitty=kitty)
    return ", ".join(spoken((one.name, one.points) for one in found)) or NUMBERS[0]
