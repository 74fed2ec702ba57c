"""A whole game in the engine and in a second, plain game, with the same answers.

A plain game is one long conversation: a generator that yields who may say what, as sets of lines
by seat, and is sent `(seat, line)`. Of chance it yields only the verb.
"""

from collections.abc import Generator
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.rules import Rules
from bot.engine.state import State

Lines = dict[int, set[str]]
Talk = Generator[Lines, tuple[int, str], Any]


def legal_everywhere(rules: Rules[Any], state: State) -> Lines:
    return {seat: {*map(asked.text, asked)} for seat, asked in rules.ask(state).items()}


def play_both(
    rules: Rules[Any], plain: Talk, rng: Random, first_dealer: int | None = None
) -> tuple[State, Any]:
    """At each step both allow the same. Returns the engine's last state, and what the plain game
    returns.
    """
    state, asked = rules.start(first_dealer), next(plain)
    while True:
        if CHANCE in asked:
            decision = rules.ask(state)[CHANCE]
            action = (CHANCE, decision.text(decision.sample(rng.randrange)))
            assert action[1].split()[0] in asked[CHANCE]
        else:
            assert legal_everywhere(rules, state) == asked
            seat = rng.choice(sorted(asked))
            action = (seat, rng.choice(sorted(asked[seat])))
        rules.act(state, *action)
        try:
            asked = plain.send(action)
        except StopIteration as end:
            return state, end.value
