"""Which answers compete."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.decisions import Below, Decision, Either, Number, Value

LISTED = 16
"""How many answers of a kind are compared at most; of more, some by chance."""

DRAWS = 4
"""How often chance is asked for each of them, as it may name the same again."""

NEAR = 6
"""How many of a long row of numbers are compared: to say any of them is seldom sensible, and what
is tried for them is lost to the others.
"""


def candidates(decision: Decision, favourite: Value, below: Below) -> list[Value]:
    """The answers to compare, the favourite first; None among them where a right may be left."""
    chosen = dict.fromkeys([favourite, *([None] if decision.right else [])])
    for kind in decision.parts if isinstance(decision, Either) else [decision]:
        chosen |= dict.fromkeys(some_of(kind, favourite, below))
    return list(chosen)


def some_of(kind: Decision, favourite: Value, below: Below) -> Iterable[Value]:
    """Those of one kind of answers that are worth comparing."""
    if kind.count() <= LISTED:
        return kind.actions()
    if isinstance(kind, Number):
        return nearest(kind.numbers, favourite if favourite in kind else kind.numbers[0])
    return drawn(kind, favourite, below)


def nearest(numbers: Sequence[int], favourite: Value) -> Sequence[int]:
    """The numbers nearest to one of them."""
    place = numbers.index(favourite)
    first = min(max(0, place - NEAR // 2), len(numbers) - NEAR)
    return numbers[first : first + NEAR]


def drawn(kind: Decision, favourite: Value, below: Below) -> Iterable[Value]:
    """Some answers, each once, as chance names them; the favourite first, if it is one of them."""
    chosen = dict.fromkeys([favourite] if favourite in kind else [])
    for _ in range(DRAWS * LISTED):
        if len(chosen) == LISTED:
            break
        chosen[kind.sample(below)] = None
    return chosen
