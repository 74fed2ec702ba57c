"""One game played out by self-playing seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Below, Value
from bot.engine.rules import Chooser, Rules, in_turn
from bot.engine.state import State
from bot.players.by_chance import by_chance, some_answer
from bot.record import from_seed


@dataclass(frozen=True, slots=True)
class Played:
    """Where a game ended, how many answers the players gave, and whether it was played out."""

    state: State
    actions: int
    finished: bool


def play(rules: Rules[Any], choosers: Sequence[Chooser], seed: bytes, most_deals: int) -> Played:
    """Play until the game is over or has had `most_deals` deals. `choosers` sit chair by chair.

    Chance comes from the seed, as at a real table; each chair has chance of its own besides.
    """
    state = rules.start()
    chances = [_own_chance(seed, chair) for chair in range(rules.seats)]
    events = actions = 0
    while len(state.deals) < most_deals and (asked := rules.ask(state)):
        if CHANCE in asked:
            rules.push(state, CHANCE, from_seed(asked[CHANCE], seed, events))
            events += 1
        else:
            rules.apply(state, *_next_answer(rules, state, choosers, chances))
            actions += 1
    return Played(state, actions, finished=not rules.ask(state))


def _own_chance(seed: bytes, chair: int) -> Below:
    draw = Random(f"{seed.hex()} {chair}").random
    return lambda m: int(draw() * m)


def _next_answer(
    rules: Rules[Any], state: State, choosers: Sequence[Chooser], chances: Sequence[Below]
) -> tuple[int, Value]:
    """Who answers next, and what. Raises `ValueError` where a player gives no answer."""
    asked = rules.ask(state)
    for seat in in_turn(asked):
        chooser, below = choosers[seat], chances[seat]
        if chooser is by_chance:  # which looks at nothing else: no view need be drawn for it
            value = some_answer(asked[seat], below)
        else:
            value = chooser(rules.view(state, seat), below)
        if value is not None:
            return seat, value
    raise ValueError("a player gives no answer when it is its turn")
