"""The leaderboard of a co-operative game: climbs, those by the same house rules together."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.layout import Colour, Layout, layout, lines, turning
from bot.screens.leaderboard import NOBODY
from bot.screens.words import counted, listed, name_of, ordinal, small

USUAL = "the usual house rules"


@dataclass(frozen=True, slots=True)
class ClimbLine:
    """One climb: its ``rank`` among the ``of`` by the same ``house_rules`` (in words, none where
    they are the usual ones), the people's ``names`` and how many ``others`` played themselves, and
    what it came to.
    """

    rank: int
    of: int
    names: Sequence[str]
    others: int
    came_to: str
    house_rules: Sequence[str]


@dataclass(frozen=True, slots=True)
class ClimbBoard:
    """One page of climbs: ``page`` counts from 0, ``total`` are the climbs on all pages."""

    game: str
    period: str
    climbs: Sequence[ClimbLine]
    page: int
    pages: int
    total: int


def climb_board(board: ClimbBoard) -> Layout:
    """A page: a line each, under the house rules that it was made by."""
    return layout(
        lines("### Leaderboard", small(f"{board.game} · {board.period} · by how far they climbed")),
        lines(*_by_house_rules(board.climbs)) if board.climbs else lines(NOBODY),
        lines(small(_pages(board))),
        turning(board.page, board.pages),
        colour=Colour.RESULT,
    )


def _by_house_rules(climbs: Sequence[ClimbLine]) -> list[str]:
    told: list[str] = []
    above: Sequence[str] | None = None
    for climb in climbs:
        if climb.house_rules != above:
            above = climb.house_rules
            told.append(f"With {' · '.join(above) or USUAL}:")
        told.append(f"**{climb.rank}.** {_team(climb)} · {climb.came_to}")
    return told


def _team(climb: ClimbLine) -> str:
    names = listed([name_of(name) for name in climb.names])
    if not climb.others:
        return names
    return f"{names} with {counted(climb.others, 'self-playing seat')}"


def _pages(board: ClimbBoard) -> str:
    if board.pages < 2:
        return ""
    return f"Page {board.page + 1} of {board.pages} · {counted(board.total, 'climb')}"


def climb_place(climb: ClimbLine) -> str:
    """Where a climb that has just ended stands in this server."""
    by = " · ".join(climb.house_rules) or USUAL
    return f"**Leaderboard**: {ordinal(climb.rank)} of {counted(climb.of, 'climb')} by {by}"
