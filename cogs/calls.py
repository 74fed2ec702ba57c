"""Turn notices: somebody who lets the others wait is called, once, and the call is taken away."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from bot.screens.layout import Layout
from bot.screens.notices import everybody_notice, turn_notice
from bot.table import Table
from bot.table.seats import people
from cogs.absences import Absences
from cogs.client import Client
from cogs.coalescing import Alarm, Errands
from cogs.passing import Passing
from cogs.reaching import Unreached
from cogs.sights import sight_of

PATIENCE = 20.0
"""Seconds that somebody may think before he is called."""

SOON = 5.0
"""The same for who has been cut off: the panel that he looks at does not know of his turn."""

EVERYBODY = -1
"""In place of a seat, where nobody may know who is asked."""

Turn = tuple[int, int]
"""A seat (or `EVERYBODY`), and the number of the answer that is waited for."""


class Calls:
    """The calls at one table, and what is said to those who do not heed them.

    Those who are ``cut_off`` had their panels from the process before this one, which can draw
    nothing in them.
    """

    def __init__(self, client: Client, table: Table, cut_off: Iterable[int] = ()) -> None:
        self._client = client
        self._clock = client.clock
        self._table = table
        self._cut_off = set(cut_off)
        self._alarms: dict[Turn, Alarm] = {}
        self._messages = Passing(client, table, "call")
        self._errands = Errands()
        self.absences = Absences(client, table)
        for seat in self._messages.seats:  # from before a restart
            self._errands.run(self._messages.remove(seat))

    def changed(self) -> None:
        """Forget the turns that are over, and wait for those that have begun."""
        self.absences.changed()
        turns = self._turns()
        for turn in [turn for turn in self._alarms if turn not in turns]:
            self._alarms.pop(turn).put_off()
            self._errands.run(self._messages.remove(turn[0]))
        for turn in turns:
            if turn not in self._alarms:
                self._alarms[turn] = alarm = Alarm(self._clock, partial(self._ring, turn))
                alarm.set(self._clock.now() + self._patience(turn))

    @property
    def are_over(self) -> bool:
        """Whether nobody waits to be called, and every call is taken away."""
        return not self._alarms and self._errands.are_done and self.absences.are_over

    async def close(self) -> None:
        """Call nobody more."""
        for alarm in self._alarms.values():
            alarm.put_off()
        await self._errands.close()
        await self.absences.close()
        await self._table.settle()

    def _turns(self) -> set[Turn]:
        """What people are waited for, as far as everybody may know it."""
        table = self._table
        if table.game is None or not table.is_open or table.waits:
            return set()
        seats = sight_of(table, None).view.awaited
        if not seats:
            return {(EVERYBODY, table.game.length)}
        asked = [seat for seat in seats if table.header.seats[seat].person is not None]
        return {(seat, table.answer_number(seat)) for seat in asked}

    def _patience(self, turn: Turn) -> float:
        """For how long somebody may think; once only SOON, and not where he has his panel again."""
        user = None if turn[0] == EVERYBODY else self._table.header.seats[turn[0]].person
        if user not in self._cut_off:
            return PATIENCE
        self._cut_off.discard(user)
        return PATIENCE if self._client.watching.panels.is_shown(self._table, user) else SOON

    def _ring(self, turn: Turn) -> None:
        self._errands.run(self._call(turn))

    async def _call(self, turn: Turn) -> None:
        with suppress(Unreached):  # the table's own message says whose turn it is
            await self._messages.post(turn[0], *self._notice(turn))
        if turn not in self._alarms:
            await self._messages.remove(turn[0])

    def _notice(self, turn: Turn) -> tuple[Layout, list[int]]:
        """The call, and the users whom it calls."""
        header = self._table.header
        if turn[0] == EVERYBODY:
            users = people(header)
            return everybody_notice(users), users
        user = header.seats[turn[0]].person or 0
        sight = sight_of(self._table, None)
        awaited = sight.teller.awaited(sight.view)
        return turn_notice(user, awaited, sight.teller.way_in, self._table.turn_clock), [user]
