"""Who has won what in a server: ranking of the people who finished games there."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Double, and_, case, cast, func, select

from bot.store.database import Database
from bot.store.schema import results


class Sort(StrEnum):
    """What a leaderboard ranks by."""

    POINTS = "points"
    WINS = "wins"
    WIN_RATE = "win_rate"
    GAMES = "games"


class Period(StrEnum):
    """The games a leaderboard counts: those finished in the running week, month or year (UTC)."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"

    def began(self, now: float) -> float:
        """Return the Unix moment at which the period that `now` lies in began."""
        if self is Period.ALL:
            return 0.0
        day = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        match self:
            case Period.YEAR:
                day = day.replace(month=1, day=1)
            case Period.MONTH:
                day = day.replace(day=1)
            case Period.WEEK:
                day -= timedelta(days=day.weekday())
        return day.timestamp()


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's line. `rank` is shared by equals; `win_rate` is from 0 to 1."""

    rank: int
    user: int
    name: str
    games: int
    wins: int
    win_rate: float
    points: int


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a leaderboard; `number` counts from 0, `players` are those on all pages."""

    standings: tuple[Standing, ...]
    number: int
    pages: int
    players: int


_games = func.count()
_wins = func.sum(case((results.c.won, 1), else_=0))
_points = func.sum(case((results.c.climb.is_(None), results.c.score), else_=0))
_win_rate = cast(_wins, Double) / _games

_KEYS: dict[Sort, ColumnElement[Any]] = {
    Sort.POINTS: _points,
    Sort.WINS: _wins,
    Sort.WIN_RATE: _win_rate,
    Sort.GAMES: _games,
}


class Results:
    """The finished games of a database, as rankings. Raises `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(
        self,
        guild: int,
        *,
        game: str | None = None,
        since: float = 0.0,
        sort: Sort = Sort.POINTS,
        page: int = 0,
        size: int = 10,
    ) -> Page:
        """Rank a server's people by their games (one game's, or all) finished at `since` or later.

        Equals come in the order of wins, points, games and, at last, user ids, so that no page
        repeats or loses anybody. A page beyond the last is the last. A shared win counts as a win;
        seats that played themselves, and people whose data was erased, are not ranked. A
        co-operative game gives no points: its score tells lives or rounds.
        """
        counted = _counted(guild, game, since)
        async with self._database.reading() as connection:
            count = select(func.count(results.c.user.distinct())).where(counted)
            players = await connection.scalar(count) or 0
            pages = max(1, -(-players // size))
            page = min(max(page, 0), pages - 1)
            ranking = await connection.execute(_ranking(counted, sort, page, size))
            rows = ranking.mappings().all()
            names = await connection.execute(_names(counted, [row["user"] for row in rows]))
            name = {row.user: row.name for row in names}
        standings = tuple(Standing(name=name[row["user"]], **row) for row in rows)
        return Page(standings, page, pages, players)


def _counted(guild: int, game: str | None, since: float) -> ColumnElement[bool]:
    conditions = [
        results.c.guild == guild,
        results.c.user.is_not(None),
        results.c.finished >= since,
    ]
    if game is not None:
        conditions.append(results.c.game == game)
    return and_(*conditions)


def _ranking(counted: ColumnElement[bool], sort: Sort, page: int, size: int) -> Any:
    key = _KEYS[sort]
    return (
        select(
            func.rank().over(order_by=key.desc()).label("rank"),
            results.c.user,
            _games.label("games"),
            _wins.label("wins"),
            _win_rate.label("win_rate"),
            _points.label("points"),
        )
        .where(counted)
        .group_by(results.c.user)
        .order_by(key.desc(), _wins.desc(), _points.desc(), _games.desc(), results.c.user)
        .limit(size)
        .offset(page * size)
    )


def _names(counted: ColumnElement[bool], users: list[int]) -> Any:
    """Choose the name that each user had in his latest game."""
    latest_first = (results.c.finished.desc(), results.c.table.desc())
    age = func.row_number().over(partition_by=results.c.user, order_by=latest_first)
    named = (
        select(results.c.user, results.c.name, age.label("age"))
        .where(counted, results.c.user.in_(users))
        .subquery()
    )
    return select(named.c.user, named.c.name).where(named.c.age == 1)
