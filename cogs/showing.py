"""What a table's channel shows: its lobby, each deal, its result; edited in place, not often."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord
import structlog

from bot.screens.deal import deal_summary
from bot.screens.layout import Layout
from bot.screens.lobby import begun_message, cancelled_message, lobby_message
from bot.screens.notices import moved
from bot.screens.result import stopped_message
from bot.screens.table import table_message
from bot.store import ClosedTable, StoreError, TableState
from bot.table import Refused, Table
from cogs.channel import Channel
from cogs.client import Client
from cogs.coalescing import HEAD_START, Alarm, Coalesced
from cogs.reaching import Trouble, Unreached
from cogs.reply import Reply
from cogs.results import result_of
from cogs.sights import gathering_of, sight_of

EVERY = 1.0
"""Seconds between two edits of a table's message."""

RENEWED = 44 * 60.0
"""Seconds after which a message is posted afresh: old ones may hardly be edited."""

PATIENCE = {Trouble.BUSY: 5.0, Trouble.NO_RIGHT: 60.0, Trouble.ARCHIVED: 60.0}
"""Seconds until something is tried again that could not be done."""

LOST = {Trouble.NO_MESSAGE, Trouble.TOO_OLD, Trouble.ARCHIVED}
"""What a new message helps against; one that is posted opens an archived thread again."""

LOBBY = "lobby"
DEAL = "deal "
RESULT = "result"

log = structlog.get_logger()


class Showing:
    """One table's public messages. Their ids are kept with the table, by kind: ``deal 2``."""

    def __init__(self, client: Client, table: Table) -> None:
        self.table = table
        self.trouble: Trouble | None = None
        self._client = client
        self._channel = Channel(client, table.header.channel)
        self._messages = dict(table.header.messages)
        self._shown: dict[str, Layout] = {}
        self._afresh = False
        self._reply: Reply | None = None
        self._renewed_in_vain = False
        self._lock = asyncio.Lock()
        self._drawing = Coalesced(client.clock, self._draw, EVERY, HEAD_START)
        self._renewal = Alarm(client.clock, self._renew)

    def changed(self) -> None:
        """The table has changed: show it soon."""
        self._renewed_in_vain = False
        self._drawing.poke()

    async def answer(self, reply: Reply) -> Trouble | None:
        """Show the table in a new message, which answers a command; say what hindered it."""
        self._reply = reply
        self._afresh = True
        await self._draw()
        if self.trouble is not None:
            self._drawing.poke()
        return self.trouble

    @property
    def is_over(self) -> bool:
        """Whether the table is closed and has been shown for the last time."""
        return self._drawing.is_over

    async def close(self) -> None:
        """Show nothing more."""
        self._renewal.put_off()
        await self._drawing.close()
        await self.table.settle()

    def _renew(self) -> None:
        """Post the message afresh before it is too old to be edited; once, where nobody plays."""
        if not self._renewed_in_vain:
            self._renewed_in_vain = self._afresh = True
            self._drawing.poke()

    async def _draw(self) -> float | None:
        async with self._lock:
            closed = not self.table.is_open  # while it is shown it may be closed, and shown again
            try:
                await self._show()
            except Unreached as failed:
                await self._cope(failed.trouble)
            else:
                self.trouble = None
            if closed and self.trouble is not Trouble.BUSY:
                self._renewal.put_off()
                self._drawing.end()
        return None if self.trouble is None else PATIENCE.get(self.trouble)

    async def _cope(self, trouble: Trouble) -> None:
        if trouble is not self.trouble:
            log.warning("a table cannot be shown", table=self.table.id, why=trouble.value)
        self.trouble = trouble
        if trouble is Trouble.NO_CHANNEL:
            with suppress(Refused):  # it was closed in the meantime
                await self.table.park("its channel is gone")

    # What is shown

    async def _show(self) -> None:
        if self.table.game is None:
            await self._show_lobby()
        else:
            await self._show_game()

    async def _show_lobby(self) -> None:
        lobby = gathering_of(self.table)
        if self.table.is_open:
            await self._put(LOBBY, lobby_message(lobby))
        else:
            reason = self.table.header.reason or "it was stopped"
            await self._retire(LOBBY, cancelled_message(lobby, reason))

    async def _show_game(self) -> None:
        table = self.table
        sight = sight_of(table, None)
        over = len(sight.view.deals) - (sight.view.running_deal is not None)
        if LOBBY in self._messages:
            await self._retire(LOBBY, begun_message(gathering_of(table)))
        for deal in self._deals_shown():
            if deal < over:
                await self._retire(f"{DEAL}{deal}", deal_summary(sight, deal))
        if table.is_open:
            await self._put(f"{DEAL}{over}", table_message(sight, waits=table.waits))
        elif sight.view.finished:
            await self._put(RESULT, await result_of(self._client.store, table))
        else:
            reason = table.header.reason or "it was stopped"
            await self._retire(f"{DEAL}{over}", stopped_message(sight, reason))

    def _deals_shown(self) -> list[int]:
        """The deals that have a message which may still change."""
        return [int(kind.removeprefix(DEAL)) for kind in self._messages if kind.startswith(DEAL)]

    # How it is shown

    async def _put(self, kind: str, layout: Layout) -> None:
        """Have a message of a kind that looks so: the one that is there, or a new one."""
        message = self._messages.get(kind)
        if message is None or self._afresh or self._is_old(message):
            await self._post(kind, layout)
        elif self._shown.get(kind) != layout:
            await self._change(message, kind, layout)
        if kind != RESULT and not self._renewal.is_set:
            self._renewal.set(_posted_at(self._messages[kind]) + RENEWED)

    async def _change(self, message: int, kind: str, layout: Layout) -> None:
        """Edit a message, or post it afresh where that cannot be done any more."""
        try:
            await self._channel.edit(message, layout, self._scope)
        except Unreached as failed:
            if failed.trouble not in LOST:
                raise
            await self._post(kind, layout)
        else:
            self._shown[kind] = layout

    async def _post(self, kind: str, layout: Layout) -> None:
        before = self._messages.get(kind)
        posted = await self._new_message(layout)
        self._afresh = False
        self._shown[kind] = layout
        self._renewal.put_off()
        if kind.startswith(DEAL):
            self._client.watching.panels.bring_down(self.table)
        await self._remember(kind, posted)
        if before is not None:
            with suppress(Unreached):  # it is gone, or too old: then its button just stays
                await self._channel.edit(before, moved())

    async def _new_message(self, layout: Layout) -> int:
        reply, self._reply = self._reply, None
        if reply is not None:
            with suppress(Unreached):  # then it is a message like others
                return await reply.publish(layout, self._scope)
        return await self._channel.post(layout, self._scope)

    async def _retire(self, kind: str, layout: Layout) -> None:
        """Draw a message for the last time, if it is there."""
        message = self._messages.get(kind)
        if message is None:
            return
        try:
            await self._channel.edit(message, layout)
        except Unreached as failed:
            if failed.trouble in {Trouble.BUSY, Trouble.NO_CHANNEL}:
                raise
        await self._remember(kind, None)

    async def _remember(self, kind: str, message: int | None) -> None:
        self._messages.pop(kind, None)
        if message is not None:
            self._messages[kind] = message
        try:
            await self.table.remember_messages(**{kind: message})
        except StoreError as error:  # only a restart would miss it
            log.warning("a message's id is not kept", table=self.table.id, error=str(error))

    def _is_old(self, message: int) -> bool:
        return self._client.clock.now() > _posted_at(message) + RENEWED

    @property
    def _scope(self) -> str:
        return f"t:{self.table.id}"


def _posted_at(message: int) -> float:
    """The Unix moment at which a message was posted, which its id tells."""
    return discord.utils.snowflake_time(message).timestamp()


def is_shown(closed: ClosedTable) -> bool:
    """Whether a table's messages show already how it ended."""
    if closed.state is TableState.FINISHED:
        return set(closed.messages) == {RESULT}
    return not closed.messages


class Showings:
    """What the channels of all open tables show."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._showings: dict[int, Showing] = {}
        self._ending: list[Showing] = []

    def of(self, table: Table) -> Showing:
        """What a table's channel shows."""
        if table.id not in self._showings:
            self._showings[table.id] = Showing(self._client, table)
        return self._showings[table.id]

    def changed(self, table: Table) -> None:
        """A table has changed."""
        self.of(table).changed()
        if not table.is_open:
            self._ending = [showing for showing in self._ending if not showing.is_over]
            self._ending.append(self._showings.pop(table.id))

    async def close(self) -> None:
        """Show nothing more."""
        for showing in (*self._showings.values(), *self._ending):
            await showing.close()
