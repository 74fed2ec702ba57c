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


class ColouredPack(Pack):
    """A pack whose suits are colours."""

    plural = ""


COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
PACK = ColouredPack(
    COLOURS, [f"{height}{colour}" for colour in COLOURS for height in range(14, 0, -1)]
)
DECK = PACK.all
SUITS = {colour: PACK.suit(colour) for colour in COLOURS}
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


class Seating(NamedTuple):
    """Who plays with whom while somebody is Captain, and who passes cards to whom; ``taker`` takes
    the card put aside, None with four.
    """

    captain: int
    partner: int
    captains: tuple[int, ...]
    opponents: tuple[int, ...]
    exchanges: tuple[Exchange, ...]
    taker: int | None


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

    ``declined`` are those who do not want to be Captain; there is a ``seating`` as soon as somebody
    is. ``point_cards`` is the point suit as cards, ``points`` how many of them each seat has taken.
    ``strategy`` is the Captain's and his partner's secret until it is ``exposed``, which the others
    may do while it is ``ripe``.
    """

    aside: Cards = DECK
    extra: Cards = NONE
    declined: tuple[int, ...] = ()
    seating: Seating | None = None
    point_suit: str | None = None
    point_cards: Cards = NONE
    strategy: str | None = None
    exposed: bool = False
    ripe: bool = False
    given: tuple[tuple[int, Cards], ...] = ()
    broken: bool = False
    points: tuple[int, ...] = ()
    last_round: Round | None = None

    @property
    def in_play(self) -> bool:
        """Whether the first card has been led, and so all passing is done."""
        return bool(self.trick or self.tricks)


class MarginPhase(Phase[Any, MarginState]):
    """A step of this game."""

    rules: MarginForError


def sees_the_extra_card(state: MarginState, _owner: int, viewer: int | None) -> bool:
    """Who has discarded it knows it; it is turned up for all when the play begins (MFE-18)."""
    is_his = state.seating is not None and viewer is not None and viewer == state.seating.taker
    return state.in_play or is_his
