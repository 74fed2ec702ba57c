"""Where the cards may lie that a seat does not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.engine.cards import Cards

Room = Callable[[int, Cards], float]
"""How much room a place has for a card, next to the others: 0 where the card cannot be."""

Kind = tuple[Cards, dict[int, float]]
"""Cards that may lie at the same places, and how likely each place is to hold one of them."""


class Holdings:
    """How likely each place is to hold each unseen card; places are seats and what is out of play.

    Cards are taken one by one: what one of them tells about the others is left out. ``room`` must
    be the same for any two of the ``cards`` that none of the sets ``dividing`` them tells apart.
    """

    def __init__(
        self, places: Sequence[int], room: Room, cards: Cards, dividing: Iterable[Cards]
    ) -> None:
        self._places = places
        self._room = room
        self._kinds: list[Kind] = [
            (kind, self._shared(kind & -kind)) for kind in divided(cards, dividing)
        ]
        self._of_one: dict[tuple[int, Cards], float] = {}

    def _shared(self, card: Cards) -> dict[int, float]:
        room = self._room
        rooms = {place: room(place, card) for place in self._places}
        total = sum(rooms.values()) or 1.0
        return {place: room / total for place, room in rooms.items()}

    def chances(self, card: Cards) -> dict[int, float]:
        """How likely each place is to hold an unseen card."""
        return next(chances for kind, chances in self._kinds if kind & card)

    def chance(self, place: int, card: Cards) -> float:
        """How likely a place is to hold an unseen card."""
        return self.chances(card)[place]

    def chance_of_one(self, place: int, cards: Cards) -> float:
        """How likely a place is to hold any of these unseen cards."""
        asked = place, cards
        found = self._of_one.get(asked)
        if found is None:
            found = self._of_one[asked] = 1 - self._chance_of_none(place, cards)
        return found

    def _chance_of_none(self, place: int, cards: Cards) -> float:
        none = 1.0
        for kind, chances in self._kinds:
            if held := cards & kind:
                none *= (1 - chances[place]) ** held.bit_count()
        return none


def divided(cards: Cards, dividing: Iterable[Cards]) -> list[Cards]:
    """The cards in as many sets as it takes for each to lie wholly within or outside of the
    dividing ones.
    """
    parts = [cards] if cards else []
    for others in dict.fromkeys(dividing):
        parts = [some for part in parts for some in (part & others, part & ~others) if some]
    return parts
