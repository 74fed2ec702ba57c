"""Everything that shows a table learns of its changes here."""

from __future__ import annotations

from bot.table import Change, Table, What
from bot.table.seats import people
from cogs.calls import Calls
from cogs.client import Client
from cogs.panels import Panels
from cogs.showing import Showings

UNSEEN = {What.OPENED, What.HINTED}
"""What is shown in another way: the command that opened a table is answered with its lobby, the
press that asked for a hint with that.
"""


class Watching:
    """Public messages, panels and calls of all open tables."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.showings = Showings(client)
        self.panels = Panels()
        self._calls: dict[int, Calls] = {}
        self._last_calls: list[Calls] = []

    def begin(self) -> None:
        """Watch the tables that are open, and those that will be."""
        self._client.tables.listen(self._changed)
        for table in self._client.tables.all():
            self._calls[table.id] = Calls(self._client, table, cut_off=people(table.header))
            self._show(table)

    def show_end(self, table: Table) -> None:
        """Show how a table ended that was closed before anybody could be shown."""
        self.showings.changed(table)
        self._last_calls.append(Calls(self._client, table))

    async def close(self) -> None:
        """Show nothing more."""
        for calls in (*self._calls.values(), *self._last_calls):
            await calls.close()
        await self.panels.close()
        await self.showings.close()

    def _changed(self, table: Table, change: Change) -> None:
        if change.what in UNSEEN:
            return
        self.panels.changed(table)
        self._show(table)
        if not table.is_open:
            self._last_calls = [calls for calls in self._last_calls if not calls.are_over]
            self._last_calls.append(self._calls.pop(table.id))
        elif change.what is What.TIMED_OUT and change.seat is not None:
            self._calls[table.id].absences.timed_out(change.seat)

    def _show(self, table: Table) -> None:
        self.showings.changed(table)
        if table.id not in self._calls:
            self._calls[table.id] = Calls(self._client, table)
        self._calls[table.id].changed()
