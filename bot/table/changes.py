"""What listeners are told, once it has been stored."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.table.table import Table


class What(StrEnum):
    """The kinds of change that a table goes through."""

    OPENED = "opened"
    SEATS = "seats"
    OPTIONS = "options"
    STARTED = "started"
    PLAYED = "played"
    HINTED = "hinted"
    TIMED_OUT = "timed out"
    FINISHED = "finished"
    STOPPED = "stopped"
    PARKED = "parked"


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a table. The game's events that belong to it begin at number `first_event`.

    `seat` is the one that acted, where one seat did.
    """

    what: What
    first_event: int = 0
    seat: int | None = None


Listener = Callable[["Table", Change], None]
"""Told of every change after it was committed. Must return at once and may not raise."""


class Watch:
    """A listener that collects changes until somebody has time for them: many in one drawing."""

    def __init__(self) -> None:
        self._changes: list[Change] = []
        self._some = asyncio.Event()

    def __call__(self, _table: "Table", change: Change) -> None:
        """Note a change."""
        self._changes.append(change)
        self._some.set()

    async def changes(self) -> list[Change]:
        """Wait for a change; return all since the last call, oldest first."""
        await self._some.wait()
        self._some.clear()
        changes, self._changes = self._changes, []
        return changes
