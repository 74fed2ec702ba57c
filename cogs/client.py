"""The bot's own client: Discord's, with the tables and what is shown of them within reach."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.lobby import OpenTables
from bot.store import Store
from cogs.commands import Commands

if TYPE_CHECKING:
    from cogs.watching import Watching


class Client(commands.AutoShardedBot):
    """Connected to Discord with the guilds intent alone, and as many shards as Discord asks for.

    ``watching`` keeps what players and channels see of the tables; ``answers`` are the tasks that
    answer somebody now.
    """

    watching: Watching

    def __init__(self, store: Store, tables: OpenTables, clock: Clock) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.answers: set[asyncio.Task[Any]] = set()
        self.store = store
        self.tables = tables
        self.clock = clock


Interaction: TypeAlias = discord.Interaction[Client]
"""A command, a press or a form of somebody's, with our client."""
