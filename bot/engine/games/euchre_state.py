"""What a deal of Euchre remembers, and its house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from bot.engine.cards import STANDARD, Cards
from bot.engine.games.euchre_making import MakingState
from bot.engine.options import Options, choice, number, switch
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.euchre import Euchre

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


class EuchreState(MakingState):
    """``lone_defender`` is who defends alone, ``declared`` the hands shown in the last misdeal."""

    lone_defender: int | None = None
    declared: tuple[tuple[int, Cards], ...] = ()

    def make_trump(self, maker: int, trump: str, *, alone: bool) -> None:
        super().make_trump(maker, trump, alone=alone)
        self.declared = ()


class EuchrePhase(Phase[Any, EuchreState]):
    """A step of a deal of Euchre."""

    rules: Euchre
