"""What all tables of a process share."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.clock import Clock
from bot.engine.decisions import Below, Value
from bot.engine.view import View
from bot.fairness import draw_server_seed
from bot.store import Store

Chooser = Callable[[View, Below], Value]
"""How a seat plays itself: it answers what its view asks, by chance where it wishes."""


@dataclass(frozen=True, slots=True)
class House:
    """The store, the clock, and how seats play themselves.

    `chooser` gives the chooser of a level for a game; `player` is the level of seats that are
    filled or left; `pause` is in seconds, before each play of such a seat. `draw_seed` gives a new
    table's server seed, 32 bytes.
    """

    store: Store
    clock: Clock
    chooser: Callable[[str, str], Chooser]
    player: str
    pause: float = 1.0
    draw_seed: Callable[[], bytes] = draw_server_seed
