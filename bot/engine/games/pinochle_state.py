"""What a deal of Double Deck Pinochle remembers, and its house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.engine.cards import Cards
from bot.engine.games.pinochle_cards import DECK
from bot.engine.games.pinochle_meld import Laid, laid_told, meld_facts
from bot.engine.options import Options, number, switch
from bot.engine.phases.naming import TrumpState
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.pinochle import Pinochle

Next = type[Phase[Any, Any]]
TOLD_AS_IT_IS = ("bidder", "bid", "trump", "game_points")


class PinochleOptions(Options):
    """The house rules (PIN-17, PIN-18)."""

    target: int = number(500, 100, 1000, "points that win the game")
    min_bid: int = number(50, 20, 100, "the lowest bid")
    forfeit_costs_bid: bool = switch("whether bidders who forfeit lose their bid", default=True)


class Outcome(NamedTuple):
    """How a deal that was bid for came out; ``trump`` and each seat's side's ``game_points`` are
    None where it was forfeited.
    """

    bidder: int
    bid: int
    trump: str | None
    laid: Laid
    game_points: tuple[int, ...] | None

    def facts(self) -> dict[str, Any]:
        """The same in plain data."""
        told = {name: getattr(self, name) for name in TOLD_AS_IT_IS}
        return {**told, **meld_facts(self.laid, self.trump)}


def outcome_told(facts: Mapping[str, Any] | None) -> Outcome | None:
    """How the last deal came out, from the plain data of a view."""
    if facts is None:
        return None
    return Outcome(laid=laid_told(facts), **{name: facts[name] for name in TOLD_AS_IT_IS})


class PinochleState(TrumpState):
    """``laid`` are the cards that each has laid down as meld, none before trump is named.

    ``consulted`` says whether the bidder has asked his partner about a forfeit, ``agrees`` what the
    partner has answered. ``last`` is how the last deal came out, None where nobody bid; ``undealt``
    are the cards between two deals.
    """

    laid: Laid = ()
    consulted: bool = False
    agrees: bool | None = None
    last: Outcome | None = None
    undealt: Cards = DECK

    @property
    def laid_last(self) -> tuple[Laid, str | None]:
        """The meld that was laid down last, and the trump suit of its deal."""
        if self.dealing or self.last is None:
            return self.laid, self.trump
        return self.last.laid, self.last.trump


class PinochlePhase(Phase[Any, PinochleState]):
    """A step of a deal of Pinochle."""

    rules: Pinochle
