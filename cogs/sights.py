"""From a table to what the screens are drawn from."""

from functools import lru_cache

from bot.engine.view import View
from bot.screens.lobby import Gathering
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.tellers import teller
from bot.table import Game, Table


def chairs_of(table: Table) -> list[Chair]:
    """Who sits at a table."""
    return [
        Chair(
            seat.name,
            plays_itself=seat.player is not None,
            owned=seat.user is not None,
            level=seat.player or "",
            heir=seat.heir_name or "",
            since=seat.since,
            before=seat.before or "",
        )
        for seat in table.header.seats
    ]


def sight_of(table: Table, seat: int | None) -> Sight:
    """What a seat, or (None) everybody, may see of a game that has begun. Raises `Closed`."""
    return Sight(_view(table.begun(), seat), chairs_of(table), teller(table.header.game))


@lru_cache(maxsize=256)
def _view(game: Game, seat: int | None) -> View:
    """A view, worked out once for all who look at the same moment of a game."""
    return game.rules.view(game.state, seat)


def gathering_of(table: Table) -> Gathering:
    """A table before its game."""
    host = table.seat_of(table.header.host)
    commitment, levels = table.header.commitment, table.house.levels
    return Gathering(table.rules, chairs_of(table), host, commitment, levels, table.customs)
