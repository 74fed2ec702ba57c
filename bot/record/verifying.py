"""Proof of fairness: a finished game's commitment, seed and chance, worked out afresh (GEN-7).

Whoever checks must also compare the commitment with the one that was posted when the lobby opened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.chance import CHANCE
from bot.engine.rules import Illegal
from bot.fairness import commitment, game_seed
from bot.record.model import Fairness, Record
from bot.record.replaying import Refused, Replay, Step, from_seed


class Checked(NamedTuple):
    """An event of chance: its place in the record, whether the seed gives just this, and the deal
    that it belongs to, counted from 1; 0 is before the first.
    """

    at: int
    ok: bool
    deal: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What of a record holds; what cannot be worked out does not.

    `left_out` counts the events of chance that the record leaves to the seed. `refused` is the
    first answer that is against the rules, or None; nothing after it could be checked.
    """

    commitment: bool
    seed: bool
    events: tuple[Checked, ...]
    left_out: int
    finished: bool
    refused: Refused | None

    @property
    def holds(self) -> bool:
        """Whether everything does."""
        chance = all(event.ok for event in self.events)
        return self.commitment and self.seed and chance and self.refused is None

    def as_dict(self) -> dict[str, Any]:
        """The verdict in the words of the record format."""
        return {
            "commitment": self.commitment,
            "seed": self.seed,
            "events": [{"at": event.at, "ok": event.ok} for event in self.events],
        }


def verify(record: Record) -> Verdict:
    """Check a record against its server seed, playing it as long as the rules let it."""
    fairness = record.fairness
    seed = None if fairness is None else _seed(fairness)
    known = record if seed is None else record.model_copy(update={"seed": seed})
    played = _Checking(known)
    for _ in played.steps():
        continue
    return Verdict(
        commitment=fairness is not None and _commitment_holds(fairness),
        seed=record.seed is not None and record.seed.lower() == seed,
        events=(*played.checked, *_unreached(played)),
        left_out=played.filled_in,
        finished=not played.rules.ask(played.state),
        refused=played.error,
    )


def _seed(fairness: Fairness) -> str | None:
    """The game's seed in hex, if the server seed is told."""
    if fairness.server_seed is None:
        return None
    return game_seed(bytes.fromhex(fairness.server_seed), map(int, fairness.ids)).hex()


def _commitment_holds(fairness: Fairness) -> bool:
    secret = fairness.server_seed
    return secret is not None and commitment(bytes.fromhex(secret)) == fairness.commitment.lower()


def _unreached(played: _Checking) -> list[Checked]:
    """The events of chance behind the end of the play."""
    first = len(played.record.events) if played.error is None else played.error.at
    deal = len(played.rules.deals(played.state))
    return [
        Checked(at, ok=False, deal=deal)
        for at, (seat, _) in enumerate(played.record.events[first:], first)
        if seat == CHANCE
    ]


@dataclass
class _Checking(Replay):
    """A replay that notes each event of chance, and goes on behind a false one where it can."""

    checked: list[Checked] = field(default_factory=list)

    def _step(self, at: int, seat: int, text: str) -> Step:
        if seat != CHANCE:
            return super()._step(at, seat, text)
        expected = self._expected()
        try:
            step = super()._step(at, seat, text)
        except Illegal:
            if expected is None:
                raise
            step = super()._step(at, seat, expected)
        deal = len(self.rules.deals(self.state))
        self.checked.append(Checked(at, ok=text == expected, deal=deal))
        return step

    def _expected(self) -> str | None:
        decision = self.rules.ask(self.state).get(CHANCE)
        if decision is None or self.record.seed is None:
            return None
        return decision.text(from_seed(decision, bytes.fromhex(self.record.seed), self.chances))
