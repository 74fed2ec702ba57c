"""What is to be simulated."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any

from bot.engine.rules import Rules
from bot.players import SIMULATIONS

DEAL_LIMIT = 200


@dataclass(frozen=True, slots=True)
class Plan:
    """A game, who plays it, and how often.

    `players` are the levels, one a seat; with `single_deals` each of the `starts` ends after one
    deal, else with the game or after `deal_limit` deals. With `mirror` each is played twice, the
    second time with every player one chair on, so that in a partnership game the sides change.
    `seed` is 32 bytes, from which everything follows.
    """

    rules: Rules[Any]
    players: tuple[str, ...]
    seed: bytes
    starts: int = 1
    single_deals: bool = False
    deal_limit: int = DEAL_LIMIT
    mirror: bool = False
    simulations: int = SIMULATIONS

    @property
    def most_deals(self) -> int:
        """After how many deals a start ends at the latest."""
        return 1 if self.single_deals else self.deal_limit

    def seatings(self) -> list[list[int]]:
        """Who sits where, for each time that a start is played: the player at each chair."""
        seats = len(self.players)
        turns = (0, 1) if self.mirror else (0,)
        return [[(chair - turn) % seats for chair in range(seats)] for turn in turns]

    def seed_of(self, start: int) -> bytes:
        """The seed of one start; the first is dealt from the plan's own."""
        if start == 0:
            return self.seed
        return hmac.digest(self.seed, f"start {start}".encode(), hashlib.sha256)
