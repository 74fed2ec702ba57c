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
    choose, `player` that of seats that are filled or left; `pause` is in seconds, before each play
    of such a seat. `draw_seed` gives a new table's server seed, 32 bytes.
    """

    store: Store
    clock: Clock
    chooser: Callable[[str, str], Chooser]
    player: str
    levels: Sequence[str] = ()
    fallback: str = "easy"
    thinking: Thinking = field(default_factory=NoThinking)
    pause: float = 1.0
    draw_seed: Callable[[], bytes] = draw_server_seed
