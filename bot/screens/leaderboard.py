"""The leaderboard, page by page."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.layout import Colour, Layout, layout, lines, turning
from bot.screens.words import counted, name_of, small

NOBODY = "Nobody has finished a game here yet. /play opens a table."


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's line; ``win_rate`` is from 0 to 1."""

    rank: int
    name: str
    games: int
    wins: int
    win_rate: float
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """One page of a leaderboard: ``page`` counts from 0, ``players`` are those on all pages."""

    game: str
    period: str
    sort: str
    standings: Sequence[Standing]
    page: int
    pages: int
    players: int


def leaderboard(board: Board) -> Layout:
    """A page: a line each, ranked as asked."""
    about = f"{board.game} · {board.period} · by {board.sort}"
    return layout(
        lines("### Leaderboard", small(about)),
        lines(*map(_standing, board.standings)) if board.standings else lines(NOBODY),
        lines(small(_pages(board))),
        turning(board.page, board.pages),
        colour=Colour.RESULT,
    )


def _standing(standing: Standing) -> str:
    rate = f"{standing.win_rate:.0%}"
    won = f"{standing.wins} won of {counted(standing.games, 'game')} ({rate})"
    return (
        f"**{standing.rank}.** {name_of(standing.name)} · {counted(standing.points, 'point')}"
        f" · {won}"
    )


def _pages(board: Board) -> str:
    if board.pages < 2:
        return ""
    return f"Page {board.page + 1} of {board.pages} · {counted(board.players, 'player')}"
