"""What a round of Margin for Error remembers, its cards and its house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.engine.cards import NONE, Cards, Pack
from bot.engine.options import Options, number, switch
from bot.engine.phases.tricks import TrickState
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.margin_for_error import MarginForError

Next = type[Phase[Any, Any]]

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
PACK = Pack(COLOURS, [f"{height}{colour}" for colour in COLOURS for height in range(14, 0, -1)])
DECK = PACK.all
POINT_CARDS = 14
"""How many cards of the point suit there are."""

STRATEGY = "strategy"
DISCARD = "discard"
"""What is kept secret for a while, each until a time of its own."""


class MarginOptions(Options):
    """The house rules (MFE-10, MFE-16, MFE-23)."""

    target: int = number(60, 20, 200, "points that win a game of four for a team")
    target_solo: int = number(50, 20, 200, "points that end a game of five")
    play_out: bool = switch(
        "a round ends with its last card, also when its score is certain before"
    )


class Exchange(NamedTuple):
    """Two players who pass cards: who begins, who passes back, and how many each."""

    giver: int
    receiver: int
    number: int


class Round(NamedTuple):
    """How a round came out. ``points`` are the point cards that each seat took, ``extra`` is the
    card that was not played, ``included`` whether the Captain has counted it to his side; None
    where he was not asked.
    """

    captain: int
    partner: int
    point_suit: str
    strategy: str
    points: tuple[int, ...]
    extra: str | None
    included: bool | None


class MarginState(TrickState):
    """``aside`` is the card that was not dealt, ``extra`` the one that is not played; ``given`` are
    the cards that each seat has passed, as ``(seat, cards)`` in order.

    ``declined`` are those who do not want to be Captain, ``points`` the point cards that each seat
    has taken. ``strategy`` is the Captain's and his partner's secret until it is ``exposed``.
    """

    aside: Cards = DECK
    extra: Cards = NONE
    declined: tuple[int, ...] = ()
    captain: int | None = None
    partner: int | None = None
    point_suit: str | None = None
    strategy: str | None = None
    exposed: bool = False
    given: tuple[tuple[int, Cards], ...] = ()
    broken: bool = False
    points: tuple[int, ...] = ()
    last_round: Round | None = None

    @property
    def captains(self) -> tuple[int, ...]:
        """The Captain and his partner, once there is a Captain."""
        if self.captain is None or self.partner is None:
            return ()
        return tuple(sorted((self.captain, self.partner)))

    @property
    def opponents(self) -> tuple[int, ...]:
        """All others, once there is a Captain."""
        side = self.captains
        return tuple([seat for seat in range(self.seats) if seat not in side]) if side else ()

    @property
    def in_play(self) -> bool:
        """Whether the first card has been led, and so all passing is done."""
        return bool(self.trick or self.tricks)


class MarginPhase(Phase[Any, MarginState]):
    """A step of this game."""

    rules: MarginForError


def takes_the_card_aside(state: MarginState, viewer: int | None) -> bool:
    """Whether that seat takes the card that was not dealt: two to the Captain's left (MFE-18)."""
    if viewer is None or state.captain is None or viewer not in state.places:
        return False
    places = state.places
    return places[(places.index(state.captain) + 2) % len(places)] == viewer


def sees_the_extra_card(state: MarginState, _owner: int, viewer: int | None) -> bool:
    """Who has discarded it knows it; it is turned up for all when the play begins (MFE-18)."""
    return state.in_play or takes_the_card_aside(state, viewer)
