"""What a game remembers: the position, and how it came about."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from bot.engine.cards import Cards
from bot.engine.decisions import Decision, Value

if TYPE_CHECKING:
    from bot.engine.rules import Phase

S = TypeVar("S", bound="State")


class Trick(NamedTuple):
    """A trick: who led, the cards in play order, who took it (None while it lies open)."""

    leader: int
    cards: tuple[Cards, ...]
    winner: int | None


class Deal(NamedTuple):
    """One deal or round: ``delta`` is what it scored for each seat (None while it runs), ``scores``
    the sum after it.
    """

    dealer: int
    delta: tuple[int, ...] | None
    scores: tuple[int, ...]
    tricks: tuple[Trick, ...]


Event: TypeAlias = (
    "tuple[History, int, Decision | None, Value, tuple[Phase[Any, Any], State] | None]"
)
"""One answer: the history before it (so that a copied state shares its past), seat, what was asked,
what was answered.

For a shuffle also the phase and the position that it led to: they tell later who could see
which of the cards. A plain tuple, because one is made for every answer of every playout.
"""

History: TypeAlias = "Event | Past | None"


@dataclass(frozen=True)
class Past:
    """The history before an imagined deal, as far as the view told it: ``(seat, action line)``
    each.
    """

    events: tuple[tuple[int, str], ...]


class State:
    """A position. Games add their own fields; all are immutable but the lists named in
    ``each_seat``.

    ``phase`` is where the deal stands, ``dealing`` whether one is under way, ``sealed`` the secret
    answers given so far as ``(seat, value)``, ``tricks`` those of this deal, ``places`` the seats
    clockwise.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands",)

    phase: Phase[Any, Any]
    seats: int
    places: tuple[int, ...]
    hands: list[Cards]
    scores: tuple[int, ...]
    dealer: int | None = None
    dealing: bool = False
    deals: tuple[Deal, ...] = ()
    tricks: tuple[Trick, ...] = ()
    sealed: tuple[tuple[int, Value], ...] = ()
    winners: tuple[int, ...] = ()
    history: History = None
    deal_began: History = None
    asked: dict[int, Decision] | None = None

    _fields: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        named = {name for kind in cls.__mro__ for name in inspect.get_annotations(kind)}
        cls._fields = {
            name: getattr(cls, name, None) for name in sorted(named - {"each_seat", "_fields"})
        }

    def __init__(self, seats: int) -> None:
        # All fields in one order in a dictionary of the instance's own: copying is one step, and
        # reading stays fast.
        self.__dict__ = fields = self._fields.copy()
        self.seats = seats
        self.places = tuple(range(seats))
        self.scores = (0,) * seats
        for zone in self.each_seat:
            fields[zone] = [0] * seats

    @property
    def open_trick(self) -> Trick | None:
        """The trick that lies on the table unfinished; None in games without tricks."""
        return None

    def copy(self: S) -> S:
        """A position of its own: what happens to one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__ = fields = self.__dict__.copy()
        for zone in self.each_seat:
            fields[zone] = fields[zone][:]
        return twin

    def on_the_table(self: S) -> S:
        """A copy without its past, to remember where the cards lay."""
        twin = self.copy()
        twin.deals = ()
        twin.history = twin.deal_began = None
        return twin
