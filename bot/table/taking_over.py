"""Taking over: somebody sits down in a running game, on a seat that plays itself and is nobody's.

He waits for the next deal, for a hand that has been begun is not his. Where no person is left there
would be no next deal, and he sits down at once.
"""

from dataclasses import replace

from bot.store import Header, Seat
from bot.table.refusals import Refused
from bot.table.seats import people, with_a_host, with_seat

SENT_AWAY = "The host has sent you away from this game. You can join the next one."
FULL = "This game has begun without you, and no seat is free. You can join the next one."


def heir_of(header: Header, user: int) -> int | None:
    """The seat that a user takes over with the next deal."""
    return next((n for n, seat in enumerate(header.seats) if seat.heir == user), None)


def promised(header: Header, user: int, name: str) -> Header:
    """Somebody is to have the first seat that is free."""
    if user in header.sent_away:
        raise Refused(SENT_AWAY)
    if (number := heir_of(header, user)) is not None:
        raise Refused(f"{header.seats[number].name}'s seat is yours with the next deal.")
    for number, seat in enumerate(header.seats):
        if seat.user is None and seat.heir is None:
            return with_seat(header, number, replace(seat, heir=user, heir_name=name))
    raise Refused(FULL)


def withdrawn(header: Header, user: int) -> Header:
    """Who was to have a seat does not take it."""
    number = heir_of(header, user)
    if number is None:
        raise Refused("No seat is kept for you here.")
    seat = replace(header.seats[number], heir=None, heir_name=None)
    return with_seat(header, number, seat)


def settled(header: Header, deals: int) -> Header:
    """The table as it is once everybody has moved: who waits for a seat has it where nobody else is
    there. So many deals are over.
    """
    return header if people(header) else seated(header, deals)


def seated(header: Header, deals: int) -> Header:
    """So many deals are over now: who has waited for a seat sits down."""
    if all(seat.heir is None for seat in header.seats):
        return header
    seats = tuple(_succeeded(seat, deals) for seat in header.seats)
    return with_a_host(replace(header, seats=seats))


def _succeeded(seat: Seat, deals: int) -> Seat:
    if seat.heir is None:
        return seat
    return Seat(seat.heir, None, seat.heir_name or "", since=deals, before=seat.name)
