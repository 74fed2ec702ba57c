"""All open tables of the process: opened, found by channel or id, and brought back at a start."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from bot.fairness import commitment
from bot.store import OPEN_STATES, Conflict, Header, Seat, StoredTable, StoreError
from bot.table import Change, House, Listener, Refused, Table, What
from bot.table.customs import customs_of
from bot.table.gathering import rules_of
from bot.table.restoring import game_of

log = structlog.get_logger()

OCCUPIED = "This channel has a table already: join it, or play in another channel or thread."


@dataclass(frozen=True, slots=True)
class Parked:
    """A table that could not be brought back; `channel` is None where that was unreadable too.

    `reason` is for the operator: it may name cards that not everybody has seen.
    """

    table: int
    channel: int | None
    reason: str


class OpenTables:
    """The tables that people can play at now; a channel or thread has one at most."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._by_id: dict[int, Table] = {}
        self._by_channel: dict[int, Table] = {}
        self._listeners: list[Listener] = []

    def all(self) -> list[Table]:
        """Every open table, oldest first."""
        return list(self._by_id.values())

    def by_id(self, table: int) -> Table | None:
        """The open table of an id, which buttons carry."""
        return self._by_id.get(table)

    def at(self, channel: int) -> Table | None:
        """The open table of a channel or thread."""
        return self._by_channel.get(channel)

    def listen(self, listener: Listener) -> None:
        """Have a listener told of every change of every table, now and later."""
        self._listeners.append(listener)
        for table in self.all():
            table.listen(listener)

    async def open(
        self,
        guild: int,
        channel: int,
        game: str,
        user: int,
        name: str,
        interaction: int,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a table with its host on the first seat, and draw its secret seed.

        `interaction` is that of his command. Raises `Refused` where the channel has a table, or
        the game or its options are none.
        """
        seed, now = self._house.draw_seed(), self._house.clock.now()
        header = Header(
            guild=guild,
            channel=channel,
            game=game,
            options=dict(options or {}),
            host=user,
            server_seed=seed,
            commitment=commitment(seed),
            created=now,
            updated=now,
            seats=(Seat(user, None, name, interaction),),
        )
        rules_of(header)
        if channel in self._by_channel:
            raise Refused(OCCUPIED)
        try:
            number = await self._house.store.tables.create(header)
        except Conflict:
            raise Refused(OCCUPIED) from None
        table = self._admit(Table(self._house, number, header))
        table.tell(Change(What.OPENED))
        return table

    async def restore(self) -> list[Parked]:
        """Bring back every open table by replay, and let it go on.

        A damaged table is parked, with a reason that is logged and returned; the others go on.
        """
        parked = []
        for number in await self._house.store.tables.open_ids():
            stored = None
            try:
                stored = await self._house.store.tables.load(number)
                if stored is not None:
                    self._admit(await self._restored(stored)).wake()
            except Exception as damage:
                log.exception("a table could not be brought back, and is parked", table=number)
                channel = None if stored is None else stored.header.channel
                parked.append(await self._park(Parked(number, channel, str(damage))))
        return parked

    async def closed(self, table: int) -> Table | None:
        """Read a table that is over, for its record; None where there is no such table.

        Raises `Refused` where it can no longer be read.
        """
        try:
            stored = await self._house.store.tables.load(table)
            if stored is None or stored.header.state in OPEN_STATES:
                return None
            return await self._restored(stored)
        except (ValueError, TypeError, KeyError) as damage:
            log.warning("a closed table cannot be read", table=table, reason=str(damage))
            raise Refused("The record of that table cannot be read any more.") from damage

    async def close(self) -> None:
        """End all that runs at the tables; they stay open in the store."""
        await asyncio.gather(*(table.close() for table in self.all()))
        await self._house.thinking.close()

    async def _restored(self, stored: StoredTable) -> Table:
        rules_of(stored.header)
        customs_of(self._house, stored.header)
        game = await asyncio.to_thread(game_of, stored)
        return Table(self._house, stored.id, stored.header, game)

    async def _park(self, parked: Parked) -> Parked:
        try:
            await self._house.store.tables.park(parked.table, parked.reason)
        except StoreError:
            log.exception("a damaged table could not be parked", table=parked.table)
        return parked

    def _admit(self, table: Table) -> Table:
        self._by_id[table.id] = table
        self._by_channel[table.header.channel] = table
        for listener in (*self._listeners, self._forget_if_closed):
            table.listen(listener)
        return table

    def _forget_if_closed(self, table: Table, _change: Change) -> None:
        if not table.is_open:
            self._by_id.pop(table.id, None)
            self._by_channel.pop(table.header.channel, None)
