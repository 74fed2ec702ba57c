"""What a deal of Cribbage remembers, and its house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from bot.engine.cards import NONE, Cards
from bot.engine.games.cribbage_cards import UNDEALT
from bot.engine.options import Options, choice, switch
from bot.engine.rules import Phase
from bot.engine.state import State

if TYPE_CHECKING:
    from bot.engine.games.cribbage import Cribbage

Next = type[Phase[Any, Any]]

Reason = tuple[str, int]
"""What points are for, and how many: ``("pair", 2)``."""

CardsPlayed = tuple[tuple[int, Cards], ...]
"""Cards in the order of play, ``(seat, card)`` each."""


class CribbageOptions(Options):
    """The house rules of Cribbage (CRB-3, CRB-10, CRB-11, CRB-16)."""

    jack_to: Literal["cutter", "dealer"] = choice(
        "cutter", "who scores two for a jack that is turned up"
    )
    target: Literal[121, 61] = choice(121, "points that win the game: the long or the short one")
    count: Literal["auto", "claim"] = choice(
        "auto", "hands are counted by themselves, or each player claims, and muggins may be called"
    )
    partners: bool = switch("with four players those who sit opposite share one score")


class Peg(NamedTuple):
    """Points scored before the show: whose, and what for."""

    seat: int
    why: tuple[Reason, ...]


class Counted(NamedTuple):
    """A hand, or the kitty, that has been counted in the show.

    ``right`` is what it counts; ``claim`` what its player said, None where nobody has to;
    ``catcher`` who named the right total, None where nobody did.
    """

    seat: int
    cards: Cards
    kitty: bool
    right: int
    claim: int | None
    catcher: int | None

    @property
    def scored(self) -> int:
        """What the player scores for it (CRB-11)."""
        if self.claim is None:
            return self.right
        return self.claim if self.catcher is None else min(self.claim, self.right)

    @property
    def caught(self) -> int:
        """What the one scores who named the right total."""
        if self.claim is None or self.catcher is None:
            return 0
        return abs(self.claim - self.right)


class Told(NamedTuple):
    """What is told of a deal that is over: the turned-up card, the play set by set, what was
    scored in it, and what has been counted.
    """

    upcard: Cards
    sets: tuple[CardsPlayed, ...]
    pegs: tuple[Peg, ...]
    counts: tuple[Counted, ...]


class CribbageState(State):
    """``stock`` are the cards that were not dealt, ``upcard`` the one turned up, ``kitty`` the
    dealer's; ``played`` lies before each seat.

    ``lying`` are the cards of the running set in order, ``laid_by`` whose they are, ``total`` what
    they count; ``sets`` are those before; ``gone`` are those who have said go in this one and
    ``turn`` who plays next. ``pegs`` are the points of this deal's play. On the board ``front`` is
    where each seat's score stands, ``back`` where it stood before it last scored; ``scores`` is as
    the last deal left it.

    In the show hands lie open: ``counting`` is how many have been counted, the kitty being the
    last, ``claim`` what the one counted now is said to be, ``answered`` those who have had their
    say about it. ``cut`` are the cards that each cut, in order.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "played", "front", "back")

    played: list[Cards]
    front: list[int]
    back: list[int]
    stock: tuple[Cards, ...] = UNDEALT
    upcard: Cards = NONE
    kitty: Cards = NONE
    lying: tuple[Cards, ...] = ()
    laid_by: tuple[int, ...] = ()
    total: int = 0
    sets: tuple[CardsPlayed, ...] = ()
    gone: tuple[int, ...] = ()
    turn: int = 0
    pegs: tuple[Peg, ...] = ()
    showing: bool = False
    counting: int = 0
    claim: int | None = None
    answered: tuple[int, ...] = ()
    counts: tuple[Counted, ...] = ()
    cut: tuple[tuple[str, ...], ...] = ()
    told: Told | None = None

    @property
    def cards_in_set(self) -> CardsPlayed:
        """The running set with whose each card is."""
        return tuple(zip(self.laid_by, self.lying, strict=True))

    def close_set(self) -> None:
        """The total starts at nothing again (CRB-7)."""
        self.sets += (self.cards_in_set,)
        self.lying, self.laid_by, self.gone, self.total = (), (), (), 0

    def open_hands(self) -> None:
        """All take their cards back and lay them before them (CRB-8)."""
        self.hands, self.played = self.played, [NONE] * self.seats
        self.showing, self.counting = True, 0


class CribbagePhase(Phase[Any, CribbageState]):
    """A step of a deal of Cribbage."""

    rules: Cribbage
