"""One game played out by self-playing seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Below, Value
from bot.engine.rules import Chooser, Rules
from bot.engine.state import State
from bot.players.by_chance import by_chance
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
            seat = min(asked)
            rules.apply(state, seat, _answer(rules, state, seat, choosers[seat], chances[seat]))
            actions += 1
    return Played(state, actions, finished=not rules.ask(state))


def _own_chance(seed: bytes, chair: int) -> Below:
    draw = Random(f"{seed.hex()} {chair}").random
    return lambda m: int(draw() * m)


def _answer(rules: Rules[Any], state: State, seat: int, chooser: Chooser, below: Below) -> Value:
    if chooser is by_chance:  # which looks at nothing: no view need be drawn for it
        return rules.ask(state)[seat].sample(below)
    return chooser(rules.view(state, seat), below)
