"""Opening a table, sitting down, starting: commands and the lobby's buttons."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.lobby import OCCUPIED
from bot.screens.notices import said, sent_away
from bot.table import Refused, Table
from cogs.client import Client, Interaction
from cogs.games import game_choices, require_game
from cogs.ids import LOBBY, SIT
from cogs.pressing import Found, open_table, pressable
from cogs.reply import Reply, answering, is_moderator, name_of
from cogs.sights import chairs_of

NO_TABLE = "There is no table in this channel. /play opens one."
NO_RIGHTS = (
    "Parlour may not post here: it lacks {rights} in this channel."
    " Somebody who manages the server can grant that."
)
NOT_SHOWN = "The table could not be shown in this channel ({why}), so it was closed again."
SEATED = "You sit at the table. The game begins when the host presses Start."
LEFT = "You have left the table."
WITHDRAWN = "That seat is not kept for you any more."
NOT_THEIRS = "That is for the one whose seat it is."
STOPPED = "The table is closed."


class LobbyCog(commands.Cog):
    """/play, /join, /leave, /stop, /kick, the buttons of a lobby and "Take a seat"."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(
            pressable(LOBBY, self.pressed), pressable(SIT, self.sit_pressed)
        )

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(game="What to play")
    async def play(self, interaction: Interaction, game: str) -> None:
        """Open a table; its lobby is the answer."""
        async with answering(interaction) as reply:
            kind = require_game(game)
            _require_rights(interaction)
            if self._client.tables.at(interaction.channel_id or 0) is not None:
                raise Refused(OCCUPIED)
            await reply.acknowledge_aloud()
            await self._open(interaction, reply, kind.id)

    @play.autocomplete("game")
    async def _games(
        self, _interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current)

    async def _open(self, interaction: Interaction, reply: Reply, game: str) -> None:
        table = await self._client.tables.open(
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            game=game,
            user=interaction.user.id,
            name=name_of(interaction.user),
            interaction=interaction.id,
        )
        self._client.watching.panels.met(table, interaction)
        trouble = await self._client.watching.showings.of(table).answer(reply)
        if trouble is not None:
            with suppress(Refused):  # it is closed already
                await table.park(trouble.value)
            raise Refused(NOT_SHOWN.format(why=trouble.value))

    @app_commands.command(description="Take a seat at this channel's table, or your own back")
    async def join(self, interaction: Interaction) -> None:
        """Sit down; in a running game, the hand comes with it, or with the next deal."""
        async with answering(interaction) as reply:
            await self._sit_down(require_table(interaction), reply)

    async def sit_pressed(self, interaction: Interaction, found: Found) -> None:
        """Take a seat, or one's own back: the public buttons of a running game."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            if found["what"] == "back" and table.seat_of(interaction.user.id) is None:
                raise Refused(NOT_THEIRS)
            await self._sit_down(table, reply)

    async def _sit_down(self, table: Table, reply: Reply) -> None:
        interaction = reply.interaction
        await reply.acknowledge_apart()
        await table.join(interaction.user.id, name_of(interaction.user), interaction.id)
        self._client.watching.panels.met(table, interaction)
        if table.game is None:
            await reply.answer(said(SEATED))
        else:
            await self._client.watching.panels.open(table, reply)

    @app_commands.command(description="Leave this channel's table")
    @app_commands.describe(level="How your seat plays while you are away, in a running game")
    async def leave(self, interaction: Interaction, level: str | None = None) -> None:
        """Get up; in a running game the seat plays itself from then on, and the panel says so."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge()
            waited = table.heir_of(interaction.user.id) is not None
            await table.leave(interaction.user.id, level)
            if waited or table.game is None:
                await reply.answer(said(WITHDRAWN if waited else LEFT))
            else:
                await self._client.watching.panels.open(table, reply)

    @leave.autocomplete("level")
    async def _levels(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = self._client.tables.at(interaction.channel_id or 0)
        levels = [] if table is None else table.house.levels
        return [
            app_commands.Choice(name=level, value=level)
            for level in levels
            if current.lower() in level
        ]

    @app_commands.command(description="Close this channel's table without a result (host)")
    async def stop(self, interaction: Interaction) -> None:
        """Close the table."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge()
            await table.stop(interaction.user.id, moderator=is_moderator(interaction))
            await reply.answer(said(STOPPED))

    @app_commands.command(description="Take a seat away from who has it (host)")
    @app_commands.describe(seat="The seat's number, from 1")
    async def kick(self, interaction: Interaction, seat: app_commands.Range[int, 1, 25]) -> None:
        """Take a seat away; in a running game it plays itself from then on."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge()
            moderator, chairs = is_moderator(interaction), chairs_of(table)
            await table.kick(interaction.user.id, seat - 1, moderator=moderator)
            await reply.answer(sent_away(chairs[seat - 1], begun=table.game is not None))

    @kick.autocomplete("seat")
    async def _seats(
        self, interaction: Interaction, _current: str
    ) -> list[app_commands.Choice[int]]:
        table = self._client.tables.at(interaction.channel_id or 0)
        seats = [] if table is None else table.header.seats
        return [
            app_commands.Choice(name=f"{number}. {seat.name}"[:100], value=number)
            for number, seat in enumerate(seats, 1)
        ]

    async def pressed(self, interaction: Interaction, found: Found) -> None:
        """Do what a lobby's button says; the lobby's message shows what came of it."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            await reply.acknowledge()
            self._client.watching.panels.met(table, interaction)
            await self._do(found, table, interaction)

    async def _do(self, found: Found, table: Table, interaction: Interaction) -> None:
        user = interaction.user
        match found["what"].partition(" ")[0]:
            case "join":
                await table.join(user.id, name_of(user), interaction.id)
            case "leave":
                await table.leave(user.id)
            case "add":
                await table.add_player(user.id, found["level"])
            case "start":
                await table.start(user.id, interaction.id)
            case "cancel":
                await table.stop(user.id, moderator=is_moderator(interaction))


def require_table(interaction: Interaction) -> Table:
    """The open table of the channel. Raises `Refused`."""
    table = interaction.client.tables.at(interaction.channel_id or 0)
    if table is None:
        raise Refused(NO_TABLE)
    return table


def _require_rights(interaction: Interaction) -> None:
    """Raise `Refused` where Parlour cannot post and edit."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "View Channel": may.view_channel,
        "Send Messages in Threads": may.send_messages_in_threads or not in_thread,
        "Send Messages": may.send_messages or in_thread,
    }
    missing = [right for right, given in needed.items() if not given]
    if missing:
        raise Refused(NO_RIGHTS.format(rights=" and ".join(missing)))
