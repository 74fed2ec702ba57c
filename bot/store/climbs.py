"""How far teams have come in co-operative games: a server's climbs, best first (TTG-16)."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, select

from bot.store.database import Database
from bot.store.schema import results


@dataclass(frozen=True, slots=True)
class Climb:
    """One finished game of a team. ``rank`` counts from 1 among the ``of`` climbs by the same house
    rules, shared by equals; ``names`` are the people in it, those who came late too, ``others`` how
    many seats played themselves at the end; ``options`` are the house rules that differ from the
    usual.
    """

    rank: int
    of: int
    table: int
    names: tuple[str, ...]
    others: int
    won: bool
    score: int
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ClimbPage:
    """One page of climbs; ``number`` counts from 0, ``total`` are the climbs on all pages."""

    climbs: tuple[Climb, ...]
    number: int
    pages: int
    total: int


def climb_key(options: Mapping[str, Any]) -> str:
    """House rules as one text, the same for equal ones: those that differ from the usual."""
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"))


class Climbs:
    """The finished co-operative games of a database, as rankings. Raises `StoreError`.

    A win is above any loss, and the higher score above the lower; each set of house rules is ranked
    apart, the usual ones first. Games that nobody was in at the end are not ranked.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, guild: int, game: str, *, since: float = 0.0, page: int = 0, size: int = 10
    ) -> ClimbPage:
        """One page of a server's climbs in a game that were finished at `since` or later.

        A page beyond the last is the last. Equals come in the order in which they were finished.
        """
        ranked = _ranked(_counted(guild, game, since)).subquery()
        async with self._database.reading() as connection:
            total = await connection.scalar(select(func.count()).select_from(ranked)) or 0
            pages = max(1, -(-total // size))
            page = min(max(page, 0), pages - 1)
            order = (ranked.c.climb != climb_key({}), ranked.c.climb, ranked.c.rank)
            query = select(ranked).order_by(*order, ranked.c.finished, ranked.c.table)
            rows = (await connection.execute(query.limit(size).offset(page * size))).all()
            teams = (await connection.execute(_teams([row.table for row in rows]))).all()
        return ClimbPage(tuple(_climbs(rows, teams)), page, pages, total)

    async def of_table(self, guild: int, game: str, table: int) -> Climb | None:
        """Where a table's climb stands among all; None where it is not ranked."""
        ranked = _ranked(_counted(guild, game, 0.0)).subquery()
        async with self._database.reading() as connection:
            query = select(ranked).where(ranked.c.table == table)
            rows = (await connection.execute(query)).all()
            teams = (await connection.execute(_teams([table]))).all()
        return next(iter(_climbs(rows, teams)), None)


def _counted(guild: int, game: str, since: float) -> ColumnElement[bool]:
    return and_(
        results.c.guild == guild,
        results.c.game == game,
        results.c.climb.is_not(None),
        results.c.finished >= since,
    )


def _ranked(counted: ColumnElement[bool]) -> Select[Any]:
    """One row a table, with its place among those by the same house rules."""
    won = func.max(case((results.c.won, 1), else_=0))
    score = func.max(results.c.score)
    best_first = (won.desc(), score.desc())
    rank = func.rank().over(partition_by=results.c.climb, order_by=best_first)
    return (
        select(
            results.c.table,
            results.c.climb,
            won.label("won"),
            score.label("score"),
            func.max(results.c.finished).label("finished"),
            rank.label("rank"),
            func.count().over(partition_by=results.c.climb).label("of"),
        )
        .where(counted)
        .group_by(results.c.table, results.c.climb)
        .having(func.count(results.c.user) > 0)
    )


def _teams(tables: Sequence[int]) -> Select[Any]:
    columns = (results.c.table, results.c.self_playing, results.c.name)
    return select(*columns).where(results.c.table.in_(tables)).order_by(results.c.seat)


def _climbs(rows: Sequence[Any], seats: Sequence[Any]) -> list[Climb]:
    teams = defaultdict(list)
    for seat in seats:
        teams[seat.table].append(seat)
    return [
        Climb(
            row.rank,
            row.of,
            row.table,
            tuple(seat.name for seat in teams[row.table] if not seat.self_playing),
            sum(seat.self_playing for seat in teams[row.table]),
            bool(row.won),
            row.score,
            json.loads(row.climb),
        )
        for row in rows
    ]
