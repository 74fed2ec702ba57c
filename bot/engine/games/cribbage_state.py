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

Peg = tuple[int, tuple[Reason, ...], int]
"""Points scored before the show: whose, what for, and the score after them."""


class Claim(NamedTuple):
    """What a player said that he had; who named the right total instead, None where nobody did;
    what each of the two scored for it.
    """

    said: int
    catcher: int | None
    scored: int
    caught: int


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


class Told(NamedTuple):
    """What is told of a deal's play and show.

    ``hands`` is what each seat has played, ``sets`` the play set by set; ``counted`` says how many
    hands have been counted from the dealer's left, the kitty being the last. Cards that were not
    shown are not in it.
    """

    dealer: int
    upcard: Cards
    hands: tuple[Cards, ...]
    kitty: Cards
    sets: tuple[tuple[Cards, ...], ...]
    pegs: tuple[Peg, ...]
    counted: int
    claims: tuple[Claim, ...]


class CribbageState(State):
    """``stock`` are the cards that were not dealt, ``upcard`` the one turned up, ``kitty`` the
    dealer's; ``played`` lies before each seat.

    ``lying`` are the cards of the running set in order and ``total`` what they count; ``sets`` are
    those before; ``gone`` are those who have said go in this one and ``turn`` who plays next.
    ``pegs`` are the points of this deal's play. On the board ``front`` is where each seat's score
    stands, ``back`` where it stood before it last scored; ``scores`` is as the last deal left it.

    In the show hands lie open: ``counting`` is how many have been counted, the kitty being the
    last; ``claims`` what was said of them and ``claim`` what is said of the next, ``answered``
    those who have had their say about it. ``told`` is the last deal, ``cut`` the cards that each
    cut, in order.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "played", "front", "back")

    played: list[Cards]
    front: list[int]
    back: list[int]
    stock: tuple[Cards, ...] = UNDEALT
    upcard: Cards = NONE
    kitty: Cards = NONE
    lying: tuple[Cards, ...] = ()
    total: int = 0
    sets: tuple[tuple[Cards, ...], ...] = ()
    gone: tuple[int, ...] = ()
    turn: int = 0
    pegs: tuple[Peg, ...] = ()
    showing: bool = False
    counting: int = 0
    claim: int | None = None
    claims: tuple[Claim, ...] = ()
    answered: tuple[int, ...] = ()
    cut: tuple[tuple[str, ...], ...] = ()
    told: Told | None = None

    def open_hands(self) -> None:
        """All take their cards back and lay them before them (CRB-8)."""
        self.hands, self.played = self.played, [NONE] * self.seats
        self.showing = True

    def tell(self) -> Told:
        """The play and the show of the running deal, as far as all have seen it."""
        assert self.dealer is not None
        return Told(
            self.dealer,
            self.upcard,
            tuple(self.hands if self.showing else self.played),
            self.kitty if self.counting >= self.seats else NONE,
            (*self.sets, self.lying) if self.lying else self.sets,
            self.pegs,
            self.counting,
            self.claims,
        )

    def clear_deal(self) -> None:
        """Takes in all cards, for the next deal."""
        self.hands, self.played = [NONE] * self.seats, [NONE] * self.seats
        vars(self).update(NOTHING_DEALT)


DEALT_ANEW = (
    "stock upcard kitty lying total sets gone turn pegs showing counting claim claims answered"
)
NOTHING_DEALT = {name: getattr(CribbageState, name) for name in DEALT_ANEW.split()}
"""The fields that begin afresh with every deal, as they are before it."""


class CribbagePhase(Phase[Any, CribbageState]):
    """A step of a deal of Cribbage."""

    rules: Cribbage

    def why_not_now(self, state: CribbageState, seat: int, text: str) -> str | None:
        """Muggins is the first one's who names the right total (CRB-11)."""
        said = state.claims
        if state.told is not None and not state.upcard:
            said = state.told.claims
        if text.partition(" ")[0] not in ("muggins", "pass") or not said:
            return None
        return (
            None
            if said[-1].catcher is None
            else "too late: another player has named the right total"
        )
