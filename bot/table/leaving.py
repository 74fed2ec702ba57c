"""Leaving a running game and coming back.

Each function gives the table as it is afterwards, or raises `Refused` with the reason.
"""

from dataclasses import replace

from bot.store import Header, Seat
from bot.table.refusals import Refused
from bot.table.seats import (
    numbered_seat,
    own_seat,
    require_host,
    with_a_host,
    with_seat,
)


def left(header: Header, user: int, usual: str, wanted: str | None = None) -> Header:
    """Somebody goes: his seat plays itself until he is back, at the level that he wants now or has
    wanted before, else at the usual one; and the host's rights pass on.
    """
    number = own_seat(header, user)
    seat = header.seats[number]
    if seat.person is None:
        raise Refused("You have left already: your seat plays itself until you join again.")
    wanted = wanted or seat.wanted
    absent = replace(seat, player=wanted or usual, wanted=wanted)
    return with_a_host(with_seat(header, number, absent))


def played_at(header: Header, user: int, wanted: str) -> Header:
    """Somebody who is away says at which level his seat is to play, now and the next time."""
    number = own_seat(header, user)
    seat = header.seats[number]
    if seat.person is not None:
        raise Refused("You play yourself: your seat plays itself only while you are away.")
    return with_seat(header, number, replace(seat, player=wanted, wanted=wanted))


def returned(header: Header, user: int) -> Header:
    """Somebody who left takes his seat back; where nobody was there, he is the host."""
    number = own_seat(header, user)
    seat = header.seats[number]
    if seat.person is not None:
        raise Refused("You sit at this table already.")
    return with_a_host(with_seat(header, number, replace(seat, player=None)))


def kicked(header: Header, by: int, number: int, player: str, *, moderator: bool = False) -> Header:
    """The host takes a seat from its owner, or from who is to have it, for good: it plays itself,
    until somebody else takes it over.
    """
    require_host(header, by, moderator=moderator)
    seat = numbered_seat(header, number)
    sent = seat.user or seat.heir
    if sent is None:
        raise Refused(f"{seat.name} plays itself already.")
    orphaned = Seat(None, seat.player or player, seat.name)
    header = replace(header, sent_away=(*header.sent_away, sent))
    return with_a_host(with_seat(header, number, orphaned))
