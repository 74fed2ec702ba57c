"""/leaderboard: who has won what in this server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from discord import app_commands
from discord.ext import commands

from bot.screens.climbs import ClimbBoard, climb_board
from bot.screens.layout import Layout
from bot.screens.leaderboard import Board, Standing, leaderboard
from bot.store import Page, Period, Sort
from bot.table import Refused
from cogs.client import Client, Interaction
from cogs.climbs import climb_line
from cogs.games import game_choices, require_game, usual_sort
from cogs.ids import BOARD, BOARD_PAGE
from cogs.pressing import OLD_BUTTON, Found, pressable
from cogs.reply import answering

PERIODS = {
    Period.ALL: "all time",
    Period.YEAR: "this year",
    Period.MONTH: "this month",
    Period.WEEK: "this week",
}
SORTS = {
    Sort.POINTS: "points",
    Sort.WINS: "wins",
    Sort.WIN_RATE: "win rate",
    Sort.GAMES: "games played",
}
PAGE_SIZE = 10

Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Query:
    """What a leaderboard shows; ``game`` is an id, or empty for all games."""

    game: str = ""
    period: Period = Period.ALL
    sort: Sort = Sort.POINTS

    @property
    def scope(self) -> str:
        """What goes before the page in a button's id."""
        return f"l:{self.game}:{self.period}:{self.sort}"


def _choices(words: dict[Word, str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=word.value) for word, name in words.items()]


class LeaderboardCog(commands.Cog):
    """The leaderboard, page by page."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(
            pressable(BOARD, self.board_pressed), pressable(BOARD_PAGE, self.page_pressed)
        )

    @app_commands.command(description="Who has won what in this server")
    @app_commands.describe(
        game="One game only", period="Games finished since when", sort="What counts"
    )
    @app_commands.choices(period=_choices(PERIODS), sort=_choices(SORTS))
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str = Period.ALL.value,
        sort: str | None = None,
    ) -> None:
        """Show the first page, to everybody."""
        async with answering(interaction) as reply:
            of = require_game(game).id if game else ""
            query = Query(of, Period(period), Sort(sort) if sort else usual_sort(of))
            await reply.acknowledge_aloud()
            await reply.publish(await self._page(interaction, query, 0), query.scope)

    @leaderboard.autocomplete("game")
    async def _games(
        self, _interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current)

    async def board_pressed(self, interaction: Interaction, found: Found) -> None:
        """Show the leaderboard of a result's game, to the one who asks."""
        async with answering(interaction) as reply:
            table = await self._client.tables.closed(int(found["table"]))
            game = "" if table is None else table.header.game
            query = Query(game, sort=usual_sort(game))
            await reply.answer(await self._page(interaction, query, 0), query.scope)

    async def page_pressed(self, interaction: Interaction, found: Found) -> None:
        """Turn the page."""
        async with answering(interaction) as reply:
            try:
                query = Query(found["game"], Period(found["period"]), Sort(found["sort"]))
            except ValueError:
                raise Refused(OLD_BUTTON) from None
            await reply.acknowledge()
            layout = await self._page(interaction, query, int(found["page"]))
            await reply.redraw(layout, query.scope)

    async def _page(self, interaction: Interaction, query: Query, page: int) -> Layout:
        if query.game and require_game(query.game).co_operative:
            return await self._climbs(interaction, query, page)
        found = await self._client.store.results.leaderboard(
            interaction.guild_id or 0,
            game=query.game or None,
            since=query.period.began(self._client.clock.now()),
            sort=query.sort,
            page=page,
            size=PAGE_SIZE,
        )
        return leaderboard(_board(query, found))

    async def _climbs(self, interaction: Interaction, query: Query, page: int) -> Layout:
        found = await self._client.store.climbs.page(
            interaction.guild_id or 0,
            query.game,
            since=query.period.began(self._client.clock.now()),
            page=page,
            size=PAGE_SIZE,
        )
        climbs = [climb_line(query.game, climb) for climb in found.climbs]
        title, period = require_game(query.game).title, PERIODS[query.period]
        return climb_board(
            ClimbBoard(title, period, climbs, found.number, found.pages, found.total)
        )


def _board(query: Query, page: Page) -> Board:
    standings = [
        Standing(
            standing.rank,
            standing.name,
            standing.games,
            standing.wins,
            standing.win_rate,
            standing.points,
        )
        for standing in page.standings
    ]
    title = require_game(query.game).title if query.game else "All games"
    return Board(
        title,
        PERIODS[query.period],
        SORTS[query.sort],
        standings,
        page.number,
        page.pages,
        page.players,
    )
