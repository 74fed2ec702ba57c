"""Dealing: the shuffle, and the packets in which the cards go out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from bot.engine.cards import Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Value
from bot.engine.rules import Phase, R, S


class Dealing(Phase[R, S]):
    """The deck is shuffled, and a deal begins (GEN-3). Games say who is given which of the cards.

    The rules have ``deck``, the cards that are shuffled.
    """

    name = "deal"

    def ask(self, state: S) -> dict[int, Decision]:
        return {CHANCE: self.rules.shuffle}

    def take(self, state: S, seat: int, value: Value) -> type[Phase[Any, Any]]:
        self.rules.begin_deal(state)
        return self.deal(state, value)

    @abstractmethod
    def deal(self, state: S, deck: tuple[Cards, ...]) -> type[Phase[Any, Any]]:
        """Gives the cards out, the first of the deck first. Returns the next phase."""


class Packets:
    """A way of dealing: how many cards each is given at a time, round by round (GEN-3).

    ``rounds`` gives the sizes of the packets in the order in which they are dealt; ``hands`` is
    how many are dealt to, ``dealt`` how many cards go out.
    """

    def __init__(self, rounds: Sequence[Sequence[int]]) -> None:
        self.places = [
            place for sizes in rounds for place, size in enumerate(sizes) for _ in range(size)
        ]
        self.hands = len(rounds[0])
        self.dealt = len(self.places)
        self._cards_of = [
            _at([n for n, dealt_to in enumerate(self.places) if dealt_to == place])
            for place in range(self.hands)
        ]

    def deal(self, deck: tuple[Cards, ...], order: Sequence[int]) -> list[Cards]:
        """The hands by seat; ``order`` are the seats in the order in which they are dealt to."""
        hands = [0] * len(order)
        for seat, cards_of in zip(order, self._cards_of, strict=True):
            hands[seat] = sum(cards_of(deck))
        return hands

    def dealt_to(self, order: Sequence[int]) -> list[int]:
        """Whose each dealt card is, from the first of the deck on."""
        return [order[place] for place in self.places]


def _at(places: list[int]) -> Callable[[Sequence[Cards]], Iterable[Cards]]:
    """Takes the cards at those places of a deck, also where it is one place only."""
    first = places[0]
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(first, first + 1))
