"""Turn notices: somebody who lets the others wait is called, once, and the call is taken away."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import structlog

from bot.screens.layout import Layout
from bot.screens.notices import everybody_notice, turn_notice
from bot.store import StoreError
from bot.table import Table
from cogs.channel import Channel
from cogs.client import Client
from cogs.coalescing import Alarm, Errands
from cogs.reaching import Unreached
from cogs.sights import sight_of

PATIENCE = 20.0
"""Seconds that somebody may think before he is called."""

CALL = "call "
"""The kind of message, before the seat, by which a call's id is kept with the table."""

EVERYBODY = -1
"""In place of a seat, where nobody may know who is asked."""

Turn = tuple[int, int]
"""A seat (or `EVERYBODY`), and the number of the answer that is waited for."""

log = structlog.get_logger()


class Calls:
    """The calls at one table."""

    def __init__(self, client: Client, table: Table) -> None:
        self._clock = client.clock
        self._table = table
        self._channel = Channel(client, table.header.channel)
        self._alarms: dict[Turn, Alarm] = {}
        self._posted: dict[Turn, int] = {}
        self._errands = Errands()
        for kind, message in table.header.messages.items():
            if kind.startswith(CALL):  # from before a restart
                self._errands.run(self._remove(kind, message))

    def changed(self) -> None:
        """Forget the turns that are over, and wait for those that have begun."""
        turns = self._turns()
        for turn in [turn for turn in self._alarms if turn not in turns]:
            self._alarms.pop(turn).put_off()
            if (message := self._posted.pop(turn, None)) is not None:
                self._errands.run(self._remove(_kind(turn), message))
        for turn in turns:
            if turn not in self._alarms:
                self._alarms[turn] = alarm = Alarm(self._clock, partial(self._ring, turn))
                alarm.set(self._clock.now() + PATIENCE)

    @property
    def are_over(self) -> bool:
        """Whether nobody waits to be called, and every call is taken away."""
        return not self._alarms and self._errands.are_done

    async def close(self) -> None:
        """Call nobody more."""
        for alarm in self._alarms.values():
            alarm.put_off()
        await self._errands.close()
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

    def _ring(self, turn: Turn) -> None:
        self._errands.run(self._call(turn))

    async def _call(self, turn: Turn) -> None:
        layout, users = self._layout(turn)
        try:
            message = await self._channel.post(layout, f"t:{self._table.id}", mention=users)
        except Unreached:
            return  # the table's own message says whose turn it is
        if turn not in self._alarms:
            await self._remove(_kind(turn), message)
            return
        self._posted[turn] = message
        await self._remember(_kind(turn), message)

    def _layout(self, turn: Turn) -> tuple[Layout, list[int]]:
        seats = self._table.header.seats
        if turn[0] == EVERYBODY:
            users = [seat.person for seat in seats if seat.person is not None]
            return everybody_notice(users), users
        user = seats[turn[0]].person or 0
        sight = sight_of(self._table, None)
        awaited = sight.teller.awaited(sight.view)
        return turn_notice(user, awaited, sight.teller.way_in), [user]

    async def _remove(self, kind: str, message: int) -> None:
        with suppress(Unreached):  # somebody else has taken it away, or nobody can
            await self._channel.delete(message)
        await self._remember(kind, None)

    async def _remember(self, kind: str, message: int | None) -> None:
        try:
            await self._table.remember_messages(**{kind: message})
        except StoreError as error:  # only a restart would miss it
            log.warning("a call's id is not kept", table=self._table.id, error=str(error))


def _kind(turn: Turn) -> str:
    return f"{CALL}{turn[0]}"
