"""How far the team has come: the rounds of the climb, those that were played, the lives left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.phases.tricks import TrickState, tricks_won_by_each


class Round(NamedTuple):
    """A round that was played, or failed unplayed.

    ``round`` is its place in the climb, from 1; ``cards`` how many each had; ``numbers`` what each
    seat was to win, None for a dealer to whom less than nothing was left; ``tricks_won`` what it
    won before the round was over.
    """

    round: int
    cards: int
    numbers: tuple[int | None, ...]
    tricks_won: tuple[int, ...]
    cleared: bool


CLEARED = attrgetter("cleared")


class ClimbState(TrickState):
    """``played`` are all rounds so far, ``cards`` how many each has in this one; ``numbers`` what
    each seat is to win, the dealer's below nothing where the others' total is too high, and empty
    until all have chosen; ``upcard`` is the turned card, ``stock`` what is left over.
    """

    played: tuple[Round, ...] = ()
    cards: int = 1
    numbers: tuple[int, ...] = ()
    upcard: Cards = NONE
    stock: Cards = STANDARD.all
    trump: str | None = None

    @property
    def won(self) -> list[int]:
        """How many tricks of this round each seat has won."""
        return tricks_won_by_each(self)


class Climb:
    """The rounds of a climb, by how many cards they have: up to ``top``, and perhaps down again.

    ``lives`` is what the team begins with; each failed round costs one (TTG-1).
    """

    def __init__(self, *, top: int, and_down: bool, lives: int) -> None:
        self.top = top
        down = range(top - 1, 0, -1) if and_down else ()
        self.rounds: Sequence[int] = (*range(1, top + 1), *down)
        self.lives = lives

    def cleared(self, state: ClimbState) -> int:
        """How many rounds of the climb are done."""
        return sum(map(CLEARED, state.played))

    def failures(self, state: ClimbState) -> int:
        """How many rounds have failed."""
        return len(state.played) - self.cleared(state)

    def lives_left(self, state: ClimbState) -> int:
        """The lives that can still be paid."""
        return max(0, self.lives - self.failures(state))

    def is_won(self, state: ClimbState) -> bool:
        """Whether the last round of the climb is done (TTG-8)."""
        return self.cleared(state) == len(self.rounds)

    def is_lost(self, state: ClimbState) -> bool:
        """Whether a life had to be paid and none was left (TTG-1)."""
        return self.failures(state) > self.lives

    def place(self, state: ClimbState) -> int:
        """The round that is to be cleared now, counted along the climb from 1; the last once all
        are.
        """
        return min(self.cleared(state) + 1, len(self.rounds))

    def cards(self, state: ClimbState) -> int:
        """How many cards everybody has in the round that is to be cleared."""
        return self.rounds[self.place(state) - 1]

    def score(self, state: ClimbState) -> int:
        """The team's score: lives left, or the round that it was stuck on; 0 while it climbs
        (TTG-8, TTG-9).
        """
        if self.is_won(state):
            return self.lives_left(state)
        return self.place(state) if self.is_lost(state) else 0


def rounds_told(facts: Sequence[Mapping[str, Any]]) -> tuple[Round, ...]:
    """Rounds played, from the plain data of a view."""
    return tuple(
        Round(**{**one, "numbers": tuple(one["numbers"]), "tricks_won": tuple(one["tricks_won"])})
        for one in facts
    )


def rounds_facts(played: Sequence[Round]) -> list[dict[str, Any]]:
    """Rounds played, in plain data."""
    return [
        {
            "round": place,
            "cards": cards,
            "numbers": list(numbers),
            "tricks_won": list(won),
            "cleared": cleared,
        }
        for place, cards, numbers, won, cleared in played
    ]
