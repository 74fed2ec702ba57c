"""Where the cards may lie that a seat does not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from bot.engine.cards import Cards, singles

Room = Callable[[int, Cards], float]
"""How much room a place has for a card, next to the others: 0 where the card cannot be."""


class Holdings:
    """How likely each place is to hold each unseen card; places are seats and what is out of play.

    Cards are taken one by one: what one of them tells about the others is left out.
    """

    def __init__(self, places: Sequence[int], room: Room) -> None:
        self._places = places
        self._room = room
        self._chances: dict[Cards, dict[int, float]] = {}

    def chance(self, place: int, card: Cards) -> float:
        """How likely a place is to hold an unseen card."""
        chances = self._chances.get(card)
        if chances is None:
            chances = self._chances[card] = self._shared(card)
        return chances[place]

    def _shared(self, card: Cards) -> dict[int, float]:
        rooms = {place: self._room(place, card) for place in self._places}
        total = sum(rooms.values()) or 1.0
        return {place: room / total for place, room in rooms.items()}

    def chance_of_one(self, place: int, cards: Cards) -> float:
        """How likely a place is to hold any of these unseen cards."""
        return 1 - prod([1 - self.chance(place, card) for card in singles(cards)])

    def expected(self, place: int, cards: Cards) -> float:
        """How many of these unseen cards a place holds on average."""
        return sum([self.chance(place, card) for card in singles(cards)])
