"""The result of a finished game, with what the leaderboard makes of it."""

from __future__ import annotations

import structlog

from bot.screens.climbs import climb_place
from bot.screens.layout import Layout
from bot.screens.result import Place, Proof, leaderboard_line, result_message
from bot.store import Sort, Store, StoreError
from bot.table import Table
from cogs.climbs import climb_line
from cogs.games import usual_sort
from cogs.sights import sight_of

RANKED = 100
"""Places of the leaderboard within which a result names its players."""

log = structlog.get_logger()


async def result_of(store: Store, table: Table) -> Layout:
    """The message that a finished game ends with."""
    header = table.header
    proof = Proof(header.commitment, header.server_seed.hex(), table.id)
    sight = sight_of(table, None)
    if table.rules.co_operative:
        ranked = await _climb(store, table)
    else:
        ranked = leaderboard_line(await _places(store, table))
    hints = [(hinted.name, hinted.taken) for hinted in header.hinted]
    return result_message(sight, ranked, proof, hints)


async def _climb(store: Store, table: Table) -> str:
    """Where the team's climb stands now; nothing where the store cannot tell."""
    header = table.header
    try:
        climb = await store.climbs.of_table(header.guild, header.game, table.id)
    except StoreError as error:
        log.warning("the leaderboard cannot be read", error=str(error))
        return ""
    return "" if climb is None else climb_place(climb_line(header.game, climb))


async def _places(store: Store, table: Table) -> list[Place]:
    """Where those who played stand now; nothing where the store cannot tell."""
    header = table.header
    players = {seat.person for seat in header.seats if not seat.late}
    sort = usual_sort(header.game)
    try:
        board = await store.results.leaderboard(
            header.guild, game=header.game, sort=sort, size=RANKED
        )
    except StoreError as error:
        log.warning("the leaderboard cannot be read", error=str(error))
        return []
    return [
        Place(
            standing.name,
            standing.rank,
            standing.points if sort is Sort.POINTS else None,
            standing.games,
            standing.wins,
        )
        for standing in board.standings
        if standing.user in players
    ]
