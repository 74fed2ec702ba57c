"""The client with everything that it does: cogs, tables brought back, commands registered."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import structlog

from bot.clock import Clock
from bot.lobby import OpenTables, Parked
from bot.screens.notices import refusal
from bot.store import Store
from bot.table import Refused
from cogs.channel import Channel
from cogs.client import Client
from cogs.coalescing import Errands
from cogs.forms import Forms
from cogs.house_rules import HouseRulesCog
from cogs.ids import HOUSE_RULE, PANEL
from cogs.leaderboard import LeaderboardCog
from cogs.lobby import LobbyCog
from cogs.places import PlacesCog
from cogs.pressing import OldButtons
from cogs.reaching import Unreached
from cogs.records import RecordCog
from cogs.registering import register
from cogs.rules import RulesCog
from cogs.seat import SeatCog
from cogs.showing import is_shown
from cogs.watching import Watching

GRACE = 3.0
"""Seconds that answers under way are given when the bot is stopped."""

RECENT = 24 * 3600.0
"""Seconds for which a table's end is made up for that was not shown."""

LATER = 60.0
"""Seconds until the commands are registered that could not be."""

CANNOT_RETURN = (
    "The table in this channel could not be brought back after a restart, and was closed without a"
    " result: {reason}. /play opens a new one."
)

log = structlog.get_logger()


class Parlour(Client):
    """Takes up its work after the login and before any event: nothing waits for `on_ready`."""

    def __init__(self, store: Store, tables: OpenTables, clock: Clock) -> None:
        super().__init__(store, tables, clock)
        self.watching = Watching(self)
        self._errands = Errands()

    @property
    def is_connected(self) -> bool:
        """Whether Discord's events arrive, from all its shards, and it has told who is there."""
        return self.is_ready() and self.is_reachable

    @property
    def is_reachable(self) -> bool:
        """Whether Discord's events arrive, from all its shards."""
        shards = self.shards.values()
        return bool(shards) and not any(shard.is_closed() for shard in shards)

    async def setup_hook(self) -> None:
        """Add the cogs, bring the tables back, and see that Discord knows the commands."""
        await self._add_cogs()
        parked = await self.tables.restore()
        self.watching.begin()
        await self._show_ends()
        log.info("tables are back", open=len(self.tables.all()), parked=len(parked))
        for table in parked:
            self._errands.run(self._tell(table))
        self._errands.run(self._register())

    async def _show_ends(self) -> None:
        """Show how tables ended where the bot did not live to show it."""
        for closed in await self.store.tables.closed_since(self.clock.now() - RECENT):
            if not is_shown(closed):
                with suppress(Refused):  # nobody can read it any more
                    table = await self.tables.closed(closed.id)
                    if table is not None:
                        self.watching.show_end(table)

    async def _add_cogs(self) -> None:
        seat, house_rules = SeatCog(self), HouseRulesCog(self)
        for cog in (
            *(LobbyCog(self), seat, house_rules, RulesCog(self), LeaderboardCog(self)),
            *(RecordCog(self), PlacesCog(self), OldButtons(self)),
            Forms(self, {PANEL: seat.form_sent, HOUSE_RULE: house_rules.form_sent}),
        ):
            await self.add_cog(cog)

    async def on_ready(self) -> None:
        """Say so, once connected."""
        log.info(
            "connected", name=str(self.user), servers=len(self.guilds), shards=self.shard_count
        )

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what an event's handler raised."""
        log.error("an event failed", handler=event_method, exc_info=sys.exception())

    async def finish(self) -> None:
        """Let answers under way go out, store what was begun, and show nothing more."""
        if self.answers:
            await asyncio.wait(tuple(self.answers), timeout=GRACE)
        await self._errands.close()
        await self.watching.close()
        await self.tables.close()

    async def _register(self) -> None:
        while True:
            try:
                return await register(self)
            except Unreached as failed:
                log.warning("slash commands could not be registered", why=failed.trouble.value)
                await asyncio.sleep(LATER)

    async def _tell(self, parked: Parked) -> None:
        if parked.channel is not None:
            channel = Channel(self, parked.channel)
            with suppress(Unreached):  # nobody is there to be told
                await channel.post(refusal(CANNOT_RETURN.format(reason=parked.reason)), "")
