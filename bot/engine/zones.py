"""Where cards lie and who may see them, said once for each game.

Every card is always in exactly one zone. A zone is an attribute of the game's state that holds a
set of cards, a tuple of cards in order (the trick on the table), or a list with one set a seat (the
hands).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine.cards import Cards, union

if TYPE_CHECKING:
    from bot.engine.state import State

Sight = Callable[[Any, int, int | None], bool]
"""``sight(state, owner, viewer)``: may this viewer (None: the whole table) see this owner's part of
the zone?
"""


EVERYTHING = -3
"""The viewer who sees all cards: for records and tests, never for a player."""


def everybody(_state: State, _owner: int, _viewer: int | None) -> bool:
    """A zone that lies face up."""
    return True


def nobody(_state: State, _owner: int, _viewer: int | None) -> bool:
    """A zone that lies face down for all."""
    return False


def owner_only(_state: State, owner: int, viewer: int | None) -> bool:
    """A zone that each seat sees its own part of."""
    return owner == viewer


@dataclass(frozen=True)
class Zone:
    """A place for cards. ``name`` is the state's attribute; a ``single`` one holds one at most."""

    name: str
    sight: Sight
    each_seat: bool = False
    single: bool = False

    def parts(self, state: State) -> Sequence[Cards]:
        """The sets that lie there: one a seat, or just one."""
        content = getattr(state, self.name)
        if self.each_seat:
            return content if isinstance(content, list) else list(content)
        return [union(content) if isinstance(content, tuple) else content]

    def seen(self, state: State, viewer: int | None) -> list[Cards | None]:
        """The parts as a viewer knows them: None for one that he may not see."""
        if not self.each_seat and viewer != EVERYTHING and not self.sight(state, 0, viewer):
            return [None]  # a pile face down need not be put together
        return [
            part if viewer == EVERYTHING or self.sight(state, owner, viewer) else None
            for owner, part in enumerate(self.parts(state))
        ]

    def sizes(self, state: State) -> list[int]:
        """How many cards each part has: always public."""
        content = getattr(state, self.name)
        if isinstance(content, tuple) and not self.each_seat:
            return [len(content)]
        return [part.bit_count() for part in self.parts(state)]
