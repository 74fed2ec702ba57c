"""Laying out the cards that a view hides, by chance, so that everything known stays true."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.engine.cards import NONE, Cards, singles


class Impossible(ValueError):
    """No layout of the hidden cards fits: the view is no view of a real position."""


@dataclass
class Place:
    """Somewhere hidden cards may lie: how many are missing there, and which it might hold."""

    room: int
    allowed: Cards
    cards: Cards = NONE


def lay_out(hidden: Cards, places: list[Place], rng: Random) -> None:
    """Fills every place's ``cards`` from the hidden ones, each where it is allowed.

    A first layout is found by moving cards on where a place is full; then pairs change places by
    chance, which leads from any layout to any other, so that none is favoured. Raises Impossible
    when there is no layout.
    """
    order = singles(hidden)
    rng.shuffle(order)
    where: dict[Cards, Place] = {}
    for card in sorted(order, key=lambda card: sum(card & place.allowed != 0 for place in places)):
        if not _place(card, places, where, set(), rng):
            raise Impossible("the hidden cards fit nowhere")
    _mix(order, where, rng)
    for card, place in where.items():
        place.cards |= card


def _place(
    card: Cards, places: list[Place], where: dict[Cards, Place], tried: set[int], rng: Random
) -> bool:
    fitting = [place for place in places if card & place.allowed and id(place) not in tried]
    rng.shuffle(fitting)
    for place in sorted(fitting, key=lambda place: place.room == 0):
        tried.add(id(place))
        if place.room:
            place.room -= 1
            where[card] = place
            return True
        for other in [moved for moved, lies in where.items() if lies is place]:
            if _place(other, places, where, tried, rng):
                where[card] = place
                return True
    return False


def _mix(cards: list[Cards], where: dict[Cards, Place], rng: Random) -> None:
    for _ in range(4 * len(cards)):
        one, other = rng.choice(cards), rng.choice(cards)
        here, there = where[one], where[other]
        if one & there.allowed and other & here.allowed:
            where[one], where[other] = there, here
