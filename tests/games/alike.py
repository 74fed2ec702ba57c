"""A whole game in the engine and in a second, plain game, with the same answers.

A plain game is one long conversation: a generator that yields who may say what, by seat, and is
sent `(seat, line)`. Of chance it yields only the verb.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision
from bot.engine.rules import Rules
from bot.engine.state import State

TRIED = 20


@dataclass(frozen=True)
class Many:
    """So many lines that they are not listed: how many, whether one is allowed, one by chance."""

    count: int
    allows: Callable[[str], bool]
    pick: Callable[[Random], str]


Lines = dict[int, set[str] | Many]
Talk = Generator[Lines, tuple[int, str], Any]
Shuffle = Callable[[Any, State, Random], list[str] | None]
"""A pack that is wanted in place of a shuffled one, or None."""
Wish = Callable[[Any, State, int], str | None]
"""The line that is wanted of a seat in place of one by chance, or None."""


def play_both(
    rules: Rules[Any],
    plain: Talk,
    rng: Random,
    first_dealer: int | None = None,
    stack: Shuffle = lambda *_: None,
    wish: Wish = lambda *_: None,
) -> tuple[State, Any]:
    """At each step both allow the same. Returns the engine's last state, and what the plain game
    returns.
    """
    state, asked = rules.start(first_dealer), next(plain)
    while True:
        if CHANCE in asked:
            action = (CHANCE, chance_line(rules, state, rng, stack))
            assert action[1].split()[0] in asked[CHANCE]
        else:
            action = one_answer(rules.ask(state), asked, rng)
            action = (action[0], wish(rules, state, action[0]) or action[1])
        rules.act(state, *action)
        try:
            asked = plain.send(action)
        except StopIteration as end:
            return state, end.value


def chance_line(rules: Rules[Any], state: State, rng: Random, stack: Shuffle) -> str:
    decision = rules.ask(state)[CHANCE]
    if pack := stack(rules, state, rng):
        return f"shuffle {' '.join(pack)}"
    return decision.text(decision.sample(rng.randrange))


def one_answer(decisions: dict[int, Decision], asked: Lines, rng: Random) -> tuple[int, str]:
    """An answer by chance, when both have been seen to allow the same."""
    assert set(decisions) == set(asked)
    for seat, decision in decisions.items():
        assert_alike(decision, asked[seat], rng)
    seat = rng.choice(sorted(asked))
    lines = asked[seat]
    return seat, lines.pick(rng) if isinstance(lines, Many) else rng.choice(sorted(lines))


def assert_alike(decision: Decision, lines: set[str] | Many, rng: Random) -> None:
    if not isinstance(lines, Many):
        assert {*map(decision.text, decision)} == lines
        return
    assert decision.count() == lines.count
    for _ in range(TRIED):
        assert lines.allows(decision.text(decision.sample(rng.randrange)))
        assert decision.parse(lines.pick(rng)) in decision


def assert_same_deals(rules, state, deals):
    """Every finished deal has the dealer, the points and the tricks that the plain game told."""
    told = rules.view(state, None).deals_by_name()
    assert [(deal["dealer"], deal["delta"], deal["tricks"]) for deal in told] == [
        (deal["dealer"], deal["delta"], deal["tricks"]) for deal in deals
    ]
    assert list(state.scores) == [
        sum(deal["delta"][seat] for deal in deals) for seat in range(rules.seats)
    ]
