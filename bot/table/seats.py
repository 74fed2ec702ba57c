"""Who sits where: questions that both the lobby and the running game ask of a table's header."""

from dataclasses import replace

from bot.store import Header, Seat
from bot.table.refusals import Refused

NAMES = (
    *("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix"),
    *("Greta", "Hugo", "Ines", "Jonas", "Klara", "Leo"),
)
"""What seats are called that play themselves; as many as the largest table has seats."""


def seat_of(header: Header, user: int) -> int | None:
    """The seat that a user owns, whether he plays it now or is away."""
    return next((n for n, seat in enumerate(header.seats) if seat.user == user), None)


def people(header: Header) -> list[int]:
    """The users who play now, by seat."""
    return [seat.person for seat in header.seats if seat.person is not None]


def with_seat(header: Header, number: int, seat: Seat) -> Header:
    """The table with another on a seat."""
    seats = (*header.seats[:number], seat, *header.seats[number + 1 :])
    return replace(header, seats=seats)


def with_a_host(header: Header) -> Header:
    """The table with its host's rights passed on where he has left and others are there."""
    present = people(header)
    return header if header.host in present or not present else replace(header, host=present[0])


def own_seat(header: Header, user: int) -> int:
    """The seat of a user. Raises `Refused` for one who has none."""
    number = seat_of(header, user)
    if number is None:
        raise Refused("You have no seat at this table.")
    return number


def numbered_seat(header: Header, number: int) -> Seat:
    """The seat of a number from 0. Raises `Refused` where there is none."""
    if not 0 <= number < len(header.seats):
        raise Refused(f"This table has seats 1 to {len(header.seats)}.")
    return header.seats[number]


def require_host(header: Header, user: int, *, moderator: bool = False) -> None:
    """Raise `Refused` for those who may not decide for the table."""
    if user != header.host and not moderator:
        host = seat_of(header, header.host)
        name = "" if host is None else f", {header.seats[host].name},"
        raise Refused(f"Only the host{name} can do that.")


def self_playing(header: Header, player: str) -> Seat:
    """A new seat that plays itself at a level, by a name that nobody here has."""
    taken = {seat.name for seat in header.seats}
    name = next((name for name in NAMES if name not in taken), f"Seat {len(header.seats) + 1}")
    return Seat(None, player, name)
