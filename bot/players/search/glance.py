"""Views for seats in imagined positions, drawn only as far as they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from bot.engine.cards import Cards
from bot.engine.decisions import Decision
from bot.engine.history import last_said, lines_seen
from bot.engine.rules import Rules
from bot.engine.seeing import questions_seen
from bot.engine.state import State
from bot.engine.view import View
from bot.engine.zones import Zone

T = TypeVar("T")

Asked = Mapping[int, Decision]


class Glance(View):
    """What a seat may know of an imagined position: a `View` that is good until the position
    changes.

    An imagined deal asks for a view at every answer, and a player looks at a few facts of each.
    """

    state: State
    questions: Asked

    def __init__(self, rules: Rules[Any], state: State, seat: int, questions: Asked) -> None:
        self.__dict__.update(rules=rules, state=state, seat=seat, questions=questions)

    def __getattr__(self, name: str) -> Any:
        """A fact at the first look at it."""
        if name not in FACTS:
            raise AttributeError(name)
        fact = self.__dict__[name] = FACTS[name](self)
        return fact

    @property
    def decision(self) -> Decision | None:
        return None if self.seat is None else self.questions.get(self.seat)

    def said(self, seat: int, verb: str) -> str | None:
        return last_said(self.state, self.rules.zones, self.seat, seat, verb)


class ByZone(Mapping[str, tuple[T, ...]]):
    """What there is to say of each zone, by its name, said when it is asked for."""

    def __init__(self, zones: Sequence[Zone], said: Callable[[Zone], Sequence[T]]) -> None:
        self._zones, self._say = zones, said
        self._said: dict[str, tuple[T, ...]] = {}

    def __getitem__(self, name: str) -> tuple[T, ...]:
        if name not in self._said:
            self._said[name] = tuple(self._say(self._named(name)))
        return self._said[name]

    def _named(self, name: str) -> Zone:
        for zone in self._zones:  # they are few, and the hands come first
            if zone.name == name:
                return zone
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter([zone.name for zone in self._zones])

    def __len__(self) -> int:
        return len(self._zones)


def parts_seen(glance: Glance) -> ByZone[Cards | None]:
    """The parts of each zone, as the seat sees them."""
    state, seat = glance.state, glance.seat
    return ByZone(glance.rules.zones, lambda zone: zone.seen(state, seat))


def sizes(glance: Glance) -> ByZone[int]:
    """How many cards each part of each zone has."""
    state = glance.state
    return ByZone(glance.rules.zones, lambda zone: zone.sizes(state))


FACTS: dict[str, Callable[[Glance], Any]] = {
    "phase": lambda glance: glance.state.phase.name,
    "asked": lambda glance: questions_seen(glance.questions, glance.seat),
    "rights": lambda glance: frozenset(
        [seat for seat, question in glance.questions.items() if question.right]
    ),
    "dealer": lambda glance: glance.state.dealer,
    "places": lambda glance: glance.state.places,
    "sides": lambda glance: tuple(glance.rules.sides(glance.state)),
    "scores": lambda glance: glance.rules.scores(glance.state),
    "winners": lambda glance: glance.state.winners,
    "finished": lambda glance: not glance.questions,
    "zones": parts_seen,
    "counts": sizes,
    "table": lambda glance: glance.rules.table_seen(glance.state, glance.seat),
    "deals": lambda glance: glance.rules.deals(glance.state),
    "trick": lambda glance: glance.state.open_trick,
    "past": lambda glance: lines_seen(glance.state, glance.rules.zones, glance.seat),
    "events": lambda glance: glance.past[0],
    "deal_began": lambda glance: glance.past[1],
}
"""How each fact is drawn: what `bot/engine/seeing.py` does for a whole view."""
