"""What happens to the places where tables stand: channels deleted, Parlour sent away."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import discord
import structlog
from discord.ext import commands

from bot.store import StoreError
from bot.table import Refused, Table
from cogs.client import Client

SENT_AWAY = "Parlour was removed from the server"
CHANNEL_GONE = "its channel was deleted"
THREAD_GONE = "its thread was deleted"

log = structlog.get_logger()


class PlacesCog(commands.Cog):
    """Closes tables whose place is gone; they stay in the store, without a result."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close every table of a server that Parlour was removed from."""
        await _park(
            (table for table in self._client.tables.all() if table.header.guild == guild.id),
            SENT_AWAY,
        )

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that was deleted."""
        await self._park_at(channel.id, CHANNEL_GONE)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that was deleted."""
        await self._park_at(thread.thread_id, THREAD_GONE)

    async def _park_at(self, channel: int, reason: str) -> None:
        table = self._client.tables.at(channel)
        await _park([] if table is None else [table], reason)


async def _park(tables: Iterable[Table], reason: str) -> None:
    for table in tuple(tables):
        log.info("a table is closed", table=table.id, why=reason)
        try:
            with suppress(Refused):  # somebody closed it in this very moment
                await table.park(reason)
        except StoreError as error:
            log.warning("a table could not be closed", table=table.id, error=str(error))
