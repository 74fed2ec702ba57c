"""Who sits where: seats clockwise, from the places in which they now sit (GEN-1)."""

from __future__ import annotations

from functools import lru_cache

Places = tuple[int, ...]
"""The seats clockwise."""

REMEMBERED = 1024
"""Seatings: far more than there are tables at which seats are redrawn."""


@lru_cache(REMEMBERED)
def clockwise_from(places: Places, seat: int, sitting_out: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The seats clockwise from a seat, that seat first; those who sit out are left out."""
    start = places.index(seat)
    return tuple([each for each in places[start:] + places[:start] if each not in sitting_out])


@lru_cache(REMEMBERED)
def clockwise_after(places: Places, seat: int) -> tuple[int, ...]:
    """All seats clockwise from the left of a seat, that seat last."""
    first, *others = clockwise_from(places, seat)
    return (*others, first)


@lru_cache(REMEMBERED)
def on_the_left(places: Places) -> tuple[int, ...]:
    """For each seat, by its number, who sits to its left."""
    return tuple([clockwise_after(places, seat)[0] for seat in sorted(places)])
