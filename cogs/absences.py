"""Who let the others wait too long is told that his seat plays itself, and takes it back."""

from __future__ import annotations

from contextlib import suppress

from bot.screens.notices import absence_notice
from bot.table import Table
from cogs.client import Client
from cogs.coalescing import Errands
from cogs.passing import Passing
from cogs.reaching import Unreached


class Absences:
    """What people are told at one table whose time was up; it is taken away when they are back."""

    def __init__(self, client: Client, table: Table) -> None:
        self._table = table
        self._messages = Passing(client, table, "absence")
        self._errands = Errands()
        self.changed()  # from before a restart

    def timed_out(self, seat: int) -> None:
        """A seat plays itself from now on, because its player's time was up."""
        self._errands.run(self._tell(seat))

    def changed(self) -> None:
        """Take away what nobody needs to be told any more."""
        for seat in self._messages.seats:
            if not self._is_away(seat):
                self._errands.run(self._messages.remove(seat))

    @property
    def are_over(self) -> bool:
        """Whether nothing is left to do."""
        return self._errands.are_done

    async def close(self) -> None:
        """Tell nobody more."""
        await self._errands.close()

    def _is_away(self, number: int) -> bool:
        seat = self._table.header.seats[number]
        return self._table.is_open and seat.user is not None and seat.person is None

    async def _tell(self, number: int) -> None:
        seat, seconds = self._table.header.seats[number], self._table.customs.turn_clock
        user, level = seat.user or 0, seat.player or ""
        with suppress(Unreached):  # the table's own message shows it
            await self._messages.remove(number)
            await self._messages.post(number, absence_notice(user, level, seconds), [user])
        if not self._is_away(number):
            await self._messages.remove(number)
