"""Playing a record: through the checked door, event by event, with left-out chance filled in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Value
from bot.engine.rules import Illegal, Rules
from bot.engine.state import State
from bot.fairness import chance_stream
from bot.record.model import Record


class Step(NamedTuple):
    """An event that has been played: `at` is its place in the record, None where it was left out.

    `phase` is the phase in which it was answered.
    """

    at: int | None
    seat: int
    decision: Decision
    value: Value
    phase: str


class Refused(NamedTuple):
    """An event that the rules refuse: its place in the record, its seat, and why."""

    at: int
    seat: int
    reason: str


@dataclass
class Replay:
    """A record being played, or played as far as it goes.

    `state` is the position that it has led to, `error` the event that ended it before its time;
    `chances` counts the events of chance, `filled_in` those that came from the seed.
    """

    record: Record
    rules: Rules[Any] = field(init=False)
    state: State = field(init=False)
    error: Refused | None = None
    chances: int = 0
    filled_in: int = 0

    def __post_init__(self) -> None:
        self.rules = self.record.rules
        self.state = self.rules.start(self.record.first_dealer)

    def steps(self) -> Iterator[Step]:
        """Play on, and give each event when it has been played."""
        for at, (seat, text) in enumerate(self.record.events):
            if seat != CHANCE:
                yield from self._chance_from_seed()
            try:
                step = self._step(at, seat, text)
            except Illegal as illegal:
                self.error = Refused(at, seat, str(illegal))
                return
            yield step
        yield from self._chance_from_seed()

    def _step(self, at: int, seat: int, text: str) -> Step:
        rules, state = self.rules, self.state
        phase = state.phase.name
        value = rules.read(state, seat, text)
        step = Step(at, seat, rules.ask(state)[seat], value, phase)
        rules.apply(state, seat, value)
        self.chances += seat == CHANCE
        return step

    def _chance_from_seed(self) -> Iterator[Step]:
        if self.record.seed is None:
            return
        while decision := self.rules.ask(self.state).get(CHANCE):
            phase = self.state.phase.name
            value = from_seed(decision, bytes.fromhex(self.record.seed), self.chances)
            self.rules.push(self.state, CHANCE, value)
            self.chances += 1
            self.filled_in += 1
            yield Step(None, CHANCE, decision, value, phase)


def from_seed(decision: Decision, seed: bytes, n: int) -> Value:
    """What a game's seed decides in its chance event `n`, counted from 0 (GEN-7)."""
    return decision.sample(chance_stream(seed, n))


def replay(record: Record) -> Replay:
    """Play a record as far as it goes."""
    played = Replay(record)
    for _ in played.steps():
        continue
    return played
