"""The lobby: who joins, which house rules hold, how a game starts.

Each function gives the table as it is afterwards, or raises `Refused` with the reason.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from bot.engine.games import game_named
from bot.engine.rules import Rules
from bot.store import Header, Seat, TableState
from bot.table.refusals import Refused
from bot.table.seats import (
    numbered_seat,
    own_seat,
    people,
    require_host,
    seat_of,
    self_playing,
    with_a_host,
    with_seat,
)

EVERYBODY_LEFT = "everybody left"


def joined(header: Header, user: int, name: str, interaction: int) -> Header:
    """Somebody sits down: on the next free seat, or in place of the last that plays itself."""
    if seat_of(header, user) is not None:
        raise Refused("You sit at this table already.")
    newcomer = Seat(user, None, name, interaction)
    if len(header.seats) < most_seats(header):
        return replace(header, seats=(*header.seats, newcomer))
    return with_seat(header, _last_self_playing(header), newcomer)


def left(header: Header, user: int) -> Header:
    """Somebody gets up; the host's rights pass on, and a lobby that nobody is in closes."""
    remaining = _without(header, own_seat(header, user))
    if not people(remaining):
        return replace(remaining, state=TableState.STOPPED, reason=EVERYBODY_LEFT)
    return with_a_host(remaining)


def kicked(header: Header, by: int, number: int, *, moderator: bool = False) -> Header:
    """The host sends somebody away, or a seat that plays itself."""
    require_host(header, by, moderator=moderator)
    user = numbered_seat(header, number).user
    return _without(header, number) if user is None else left(header, user)


def with_player(header: Header, user: int, player: str) -> Header:
    """Somebody who sits here adds a seat that plays itself."""
    own_seat(header, user)
    if len(header.seats) == most_seats(header):
        raise Refused(f"All {len(header.seats)} seats are taken.")
    return replace(header, seats=(*header.seats, self_playing(header, player)))


def without_player(header: Header, user: int) -> Header:
    """Somebody who sits here takes the last seat away that plays itself."""
    own_seat(header, user)
    return _without(header, _last_self_playing(header))


def with_options(
    header: Header, user: int, changes: Mapping[str, Any], customs: Collection[str] = ()
) -> Header:
    """The host changes house rules, and those that are ``customs`` of the table, by name; what he
    does not name stays as it is.
    """
    require_host(header, user)
    of_table = {name: value for name, value in changes.items() if name in customs}
    of_game = {name: value for name, value in changes.items() if name not in customs}
    changed = replace(
        header,
        options={**header.options, **of_game},
        customs={**header.customs, **of_table},
    )
    rules_of(changed)
    return changed


def started(header: Header, user: int, interaction: int, player: str) -> Header:
    """The host starts the game: empty seats are filled, and the seed's ids are known."""
    require_host(header, user)
    while len(header.seats) not in game_named(header.game).players:
        header = replace(header, seats=(*header.seats, self_playing(header, player)))
    joins = [seat.join_id for seat in header.seats if seat.join_id is not None]
    return replace(header, ids=tuple(sorted([*joins, interaction])), state=TableState.PLAYING)


def rules_of(header: Header, seats: int | None = None) -> Rules[Any]:
    """The game's rules with the table's options, for its usual number of seats or for another.

    Raises `Refused`, saying what is allowed.
    """
    try:
        return game_named(header.game)(dict(header.options), seats)
    except ValueError as wrong:
        raise Refused(f"{wrong}.") from None


def most_seats(header: Header) -> int:
    """How many can play the table's game."""
    return game_named(header.game).players[-1]


def _without(header: Header, number: int) -> Header:
    return replace(header, seats=(*header.seats[:number], *header.seats[number + 1 :]))


def _last_self_playing(header: Header) -> int:
    for number in reversed(range(len(header.seats))):
        if header.seats[number].user is None:
            return number
    raise Refused(f"All {len(header.seats)} seats are taken by people.")
