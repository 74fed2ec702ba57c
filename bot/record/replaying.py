"""Playing a record: through the checked door, event by event, with left-out chance filled in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.chance import CHANCE, PickSeat, Redraw, Roll, Shuffle
from bot.engine.decisions import Decision, Value
from bot.engine.rules import Illegal, Rules
from bot.engine.state import State
from bot.fairness import chance_stream
from bot.record.model import Record

VERBS: dict[type[Decision], str] = {
    Shuffle: "shuffle",
    Roll: "roll",
    PickSeat: "pick",
    Redraw: "order",
}
"""How the events of each kind of chance begin."""


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
            while self._is_left_out_before(seat, text):
                yield self._step_from_seed()
            try:
                step = self._step(at, seat, text)
            except Illegal as illegal:
                self.error = Refused(at, seat, str(illegal))
                return
            yield step
        while self._is_due_from_seed():
            yield self._step_from_seed()

    def _is_due_from_seed(self) -> bool:
        return self.record.seed is not None and CHANCE in self.rules.ask(self.state)

    def _is_left_out_before(self, seat: int, text: str) -> bool:
        """Whether chance is due that comes from the seed: before a player's event always, before
        another event of chance when that is one of another kind.
        """
        if not self._is_due_from_seed():
            return False
        return seat != CHANCE or self._is_of_another_kind(text)

    def _is_of_another_kind(self, text: str) -> bool:
        decision = self.rules.ask(self.state)[CHANCE]
        due = {verb for kind, verb in VERBS.items() if isinstance(decision, kind)}
        verb = text.partition(" ")[0]
        return verb in VERBS.values() and verb not in due

    def _step(self, at: int, seat: int, text: str) -> Step:
        rules, state = self.rules, self.state
        phase = state.phase.name
        value = rules.read(state, seat, text)
        step = Step(at, seat, rules.ask(state)[seat], value, phase)
        rules.apply(state, seat, value)
        self.chances += seat == CHANCE
        return step

    def _step_from_seed(self) -> Step:
        decision, phase = self.rules.ask(self.state)[CHANCE], self.state.phase.name
        value = from_seed(decision, bytes.fromhex(self.record.seed or ""), self.chances)
        self.rules.push(self.state, CHANCE, value)
        self.chances += 1
        self.filled_in += 1
        return Step(None, CHANCE, decision, value, phase)


def from_seed(decision: Decision, seed: bytes, n: int) -> Value:
    """What a game's seed decides in its chance event `n`, counted from 0 (GEN-7)."""
    return decision.sample(chance_stream(seed, n))


def replay(record: Record) -> Replay:
    """Play a record as far as it goes."""
    played = Replay(record)
    for _ in played.steps():
        continue
    return played
