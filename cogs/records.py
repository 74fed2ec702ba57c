"""/record: the record file of a finished game, with what proves that it was fair."""

from __future__ import annotations

import io
import json

import discord
from discord import app_commands
from discord.ext import commands

from bot.screens.notices import record_message
from bot.screens.result import record_filename
from bot.table import Refused, Table
from cogs.client import Client, Interaction
from cogs.ids import RECORD
from cogs.pressing import Found, pressable
from cogs.reply import Reply, answering

NONE_HERE = "No game has come to its end in this channel yet."
NO_SUCH_TABLE = "There is no finished game of that number in this server."
NOT_OVER = "That game is not over yet: its record would show every hand."
NOT_THEIRS = "Only those who sat at a table can have its record."


class RecordCog(commands.Cog):
    """Hands out records."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(pressable(RECORD, self.pressed))

    @app_commands.command(description="The record file of a finished game")
    @app_commands.describe(table="The table's number; by default the last game of this channel")
    async def record(
        self,
        interaction: Interaction,
        table: app_commands.Range[int, 1, 2**53 - 1] | None = None,
    ) -> None:
        """Send the file to the one who asks."""
        async with answering(interaction) as reply:
            await reply.acknowledge()
            await self._send(reply, table or await self._last(interaction))

    async def pressed(self, interaction: Interaction, found: Found) -> None:
        """Send the file of the game whose result has the button."""
        async with answering(interaction) as reply:
            await reply.acknowledge()
            await self._send(reply, int(found["table"]))

    async def _last(self, interaction: Interaction) -> int:
        channel = interaction.channel_id or 0
        last = await self._client.store.tables.last_finished(channel)
        if last is not None:
            return last
        raise Refused(NONE_HERE if self._client.tables.at(channel) is None else NOT_OVER)

    async def _send(self, reply: Reply, number: int) -> None:
        if self._client.tables.by_id(number) is not None:
            raise Refused(NOT_OVER)
        table = _allowed(await self._client.tables.closed(number), reply.interaction)
        filename = record_filename(number)
        layout = record_message(filename, f"python -m bot verify {filename}")
        await reply.answer(layout, file=discord.File(_file(table), filename))


def _allowed(table: Table | None, interaction: Interaction) -> Table:
    """A finished table of the server, for one who sat there. Raises `Refused`."""
    if table is None or table.header.guild != interaction.guild_id:
        raise Refused(NO_SUCH_TABLE)
    if table.seat_of(interaction.user.id) is None:
        raise Refused(NOT_THEIRS)
    return table


def _file(table: Table) -> io.BytesIO:
    return io.BytesIO(json.dumps(table.record(), indent=1).encode())
