"""What all tables of a process share."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.clock import Clock
from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.errors import NoAnswer
from bot.fairness import draw_server_seed
from bot.store import Store

Chooser = Callable[[View, Below], Value]
"""How a seat plays itself: it answers what its view asks, by chance where it wishes."""


class Advice(Protocol):
    """What somebody who knows the game would answer (None where he would leave a right), and why,
    in a short sentence without a full stop.
    """

    @property
    def value(self) -> Value:
        """The answer."""

    @property
    def why(self) -> str:
        """The reason."""


Adviser = Callable[[View], Advice]
"""Advises a seat from its view."""


def no_adviser(_game: str) -> Adviser | None:
    """No game has one."""
    return None


class Thinking(Protocol):
    """Works out, somewhere else, what seats answer at the levels that take a while."""

    levels: Collection[str]

    async def answer(self, level: str, view: View) -> Value:
        """What a level answers from a seat's view. Raises `NoAnswer`, or whatever went wrong."""

    async def close(self) -> None:
        """End all of it."""


class NoThinking:
    """No level takes a while."""

    levels: Collection[str] = ()

    async def answer(self, level: str, view: View) -> Value:
        """There is nobody to ask."""
        raise NoAnswer(f"nobody plays {level}")

    async def close(self) -> None:
        """There is nothing to end."""


@dataclass(frozen=True, slots=True)
class House:
    """The store, the clock, and how seats play themselves.

    `chooser` gives the chooser of a level for a game, `thinking` the answers of those that take a
    while, and where it has none the level `fallback` plays. `levels` are those that people may
    choose, `player` that of seats that are filled or left, unless their table has another;
    `adviser` gives a game's adviser, where it has one. `pause` is in seconds, before each play of a
    seat that plays itself; `turn_clock` too: for so long a player may let others wait, unless his
    table has another limit, and 0 is as long as he likes. `is_reachable` says whether people can
    reach their tables now. `draw_seed` gives a new table's server seed, 32 bytes.
    """

    store: Store
    clock: Clock
    chooser: Callable[[str, str], Chooser]
    player: str
    levels: Sequence[str] = ()
    fallback: str = "easy"
    thinking: Thinking = field(default_factory=NoThinking)
    adviser: Callable[[str], Adviser | None] = no_adviser
    pause: float = 1.0
    turn_clock: int = 0
    is_reachable: Callable[[], bool] = lambda: True
    draw_seed: Callable[[], bytes] = draw_server_seed
