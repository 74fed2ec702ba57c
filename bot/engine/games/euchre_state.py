"""What a deal of Euchre remembers, and its house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.options import Options, choice, number, switch
from bot.engine.phases.tricks import TrickState
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.euchre import Euchre

Next = type[Phase[Any, Any]]
DECK = STANDARD.of_ranks("AKQJT9")


class EuchreOptions(Options):
    """The house rules of Euchre (EUC-17 … EUC-24)."""

    target: int = number(10, 5, 21, "points that win the game")
    first_dealer: Literal["random", "black_jack"] = choice(
        "random", "who deals first: anybody, or the first black jack"
    )
    farmers_hand: bool = switch("a hand of only nines and tens may be declared a misdeal")
    ace_no_face: bool = switch(
        "a hand of one ace and otherwise nines and tens may be declared a misdeal"
    )
    stick_the_dealer: bool = switch("the dealer, last in the second round, must name a suit")
    cross_corner_alone: bool = switch("an opponent of a lone maker may defend alone")
    lone_maker_leads: bool = switch("a lone maker may lead to the first trick", default=True)
    partners_best: bool = switch("a lone maker may ask for his partner's best card")


class EuchreState(TrickState):
    """``upcard`` and ``stock`` are the four cards left, ``turned`` the card that was turned up,
    ``bidder`` whose bid it is.

    ``maker`` made trump, ``alone`` says whether by himself, ``lone_defender`` who defends alone,
    ``declared`` the hands shown in the last misdeal.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "discards")

    discards: list[Cards]
    upcard: Cards = NONE
    stock: Cards = DECK
    turned: Cards = NONE
    trump: str | None = None
    bidder: int = 0
    maker: int | None = None
    alone: bool = False
    lone_defender: int | None = None
    declared: tuple[tuple[int, Cards], ...] = ()

    def lay_off(self, seat: int, card: Cards) -> None:
        """A card goes from a hand face down before its owner."""
        self.hands[seat] ^= card
        self.discards[seat] |= card


class EuchrePhase(Phase[Any, EuchreState]):
    """A step of a deal of Euchre."""

    rules: Euchre
