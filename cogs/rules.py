"""/rules and /help: how the games are played, and how to begin."""

from __future__ import annotations

from functools import lru_cache

from discord import app_commands
from discord.ext import commands

from bot.engine.games import rules_page
from bot.screens.help import help_message
from bot.screens.house_rules import changed_customs, changed_rules
from bot.screens.layout import Layout
from bot.screens.rules_page import pages_of, rules_message
from cogs.client import Client, Interaction
from cogs.games import game_choices, require_game
from cogs.ids import RULES_PAGE
from cogs.pressing import Found, pressable
from cogs.reply import answering


class RulesCog(commands.Cog):
    """A game's rules in pages, with the house rules of this channel's table."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(pressable(RULES_PAGE, self.page_pressed))

    @app_commands.command(description="How a game is played")
    @app_commands.describe(game="Which game; by default the one at this channel's table")
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the first page."""
        async with answering(interaction) as reply:
            kind = require_game(game or self._game_here(interaction))
            await reply.answer(self._page(interaction, kind.id, 0), f"r:{kind.id}")

    @rules.autocomplete("game")
    async def _games(
        self, _interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current)

    async def page_pressed(self, interaction: Interaction, found: Found) -> None:
        """Turn the page."""
        async with answering(interaction) as reply:
            game = require_game(found["game"]).id
            layout = self._page(interaction, game, int(found["page"]))
            await reply.redraw(layout, f"r:{game}")

    @app_commands.command(description="How to begin")
    async def help(self, interaction: Interaction) -> None:
        """Show how to begin."""
        async with answering(interaction) as reply:
            await reply.answer(help_message())

    def _game_here(self, interaction: Interaction) -> str:
        table = self._client.tables.at(interaction.channel_id or 0)
        return "" if table is None else table.header.game

    def _page(self, interaction: Interaction, game: str, page: int) -> Layout:
        table = self._client.tables.at(interaction.channel_id or 0)
        here = table is not None and table.header.game == game
        changed = []
        if table is not None and here:
            changed = [*changed_rules(table.rules), *changed_customs(table.customs)]
        pages = _pages(game)
        title = require_game(game).title
        return rules_message(title, pages, min(page, len(pages) - 1), changed)


@lru_cache(maxsize=64)
def _pages(game: str) -> tuple[str, ...]:
    return tuple(pages_of(rules_page(game)))
