"""Messages for a while: posted at a table, and taken away again, by a process that follows too."""

from __future__ import annotations

from contextlib import suppress

import structlog

from bot.screens.layout import Layout
from bot.store import StoreError
from bot.table import Table
from cogs.channel import Channel
from cogs.client import Client
from cogs.reaching import Unreached

log = structlog.get_logger()


class Passing:
    """A table's messages of one kind, at most one for each seat. Their ids are kept with the table,
    by the kind and the seat: ``call 3``.
    """

    def __init__(self, client: Client, table: Table, kind: str) -> None:
        self._channel = Channel(client, table.header.channel)
        self._table = table
        self._kind = kind
        self._posted = {
            int(key.removeprefix(f"{kind} ")): message
            for key, message in table.header.messages.items()
            if key.startswith(f"{kind} ")
        }

    @property
    def seats(self) -> list[int]:
        """The seats for which a message is there."""
        return list(self._posted)

    async def post(self, seat: int, layout: Layout, mention: list[int]) -> None:
        """Post a message for a seat. Raises `Unreached`."""
        message = await self._channel.post(layout, f"t:{self._table.id}", mention=mention)
        self._posted[seat] = message
        await self._remember(seat, message)

    async def remove(self, seat: int) -> None:
        """Take a seat's message away, if it is there."""
        message = self._posted.pop(seat, None)
        if message is not None:
            with suppress(Unreached):  # somebody else has taken it away, or nobody can
                await self._channel.delete(message)
            await self._remember(seat, None)

    async def _remember(self, seat: int, message: int | None) -> None:
        try:
            await self._table.remember_messages(**{f"{self._kind} {seat}": message})
        except StoreError as error:  # only a restart would miss it
            log.warning("a message's id is not kept", table=self._table.id, error=str(error))
