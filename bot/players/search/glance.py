"""Views for seats in imagined positions, drawn only as far as they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.engine.cards import Cards
from bot.engine.decisions import Decision
from bot.engine.history import last_said, lines_seen
from bot.engine.rules import Rules
from bot.engine.seeing import questions_seen
from bot.engine.state import State
from bot.engine.view import View
from bot.engine.zones import Zone

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


class Parts(Mapping[str, tuple[Cards | None, ...]]):
    """Each zone's parts as a seat sees them, by the zone's name."""

    def __init__(self, glance: Glance) -> None:
        self._glance = glance
        self._zones: dict[str, Zone] = {zone.name: zone for zone in glance.rules.zones}
        self._seen: dict[str, tuple[Cards | None, ...]] = {}

    def __getitem__(self, name: str) -> tuple[Cards | None, ...]:
        if name not in self._seen:
            glance = self._glance
            self._seen[name] = tuple(self._zones[name].seen(glance.state, glance.seat))
        return self._seen[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._zones)

    def __len__(self) -> int:
        return len(self._zones)


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
    "zones": Parts,
    "counts": lambda glance: {
        zone.name: tuple(zone.sizes(glance.state)) for zone in glance.rules.zones
    },
    "table": lambda glance: glance.rules.table_seen(glance.state, glance.seat),
    "deals": lambda glance: glance.rules.deals(glance.state),
    "trick": lambda glance: glance.state.open_trick,
    "past": lambda glance: lines_seen(glance.state, glance.rules.zones, glance.seat),
    "events": lambda glance: glance.past[0],
    "deal_began": lambda glance: glance.past[1],
}
"""How each fact is drawn: what `bot/engine/seeing.py` does for a whole view."""
