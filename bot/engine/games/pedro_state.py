"""What a deal of Pedro remembers, and its house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.engine.cards import STANDARD, Cards, singles
from bot.engine.games.bid_points import PointsState
from bot.engine.options import Options, choice, number
from bot.engine.rules import Phase

if TYPE_CHECKING:
    from bot.engine.games.pedro import Pedro

Next = type[Phase[Any, Any]]
DECK = STANDARD.all
UNDEALT: tuple[Cards, ...] = tuple(singles(DECK))
HAND = 6
"""How many cards each plays with."""


class PedroOptions(Options):
    """The house rules of Pedro (PED-1, PED-4, PED-10 … PED-13)."""

    partners: Literal["seats", "cut"] = choice(
        "seats", "who plays together: those who sit opposite, or by cutting for it"
    )
    min_bid: int = number(1, 1, 14, "the lowest bid")
    all_pass: Literal["throw_in", "dealer_names"] = choice(
        "throw_in",
        "when all pass: the deal is thrown in, or the dealer names trump at the lowest bid",
    )
    low: Literal["trick", "dealt"] = choice(
        "trick", "whose the two of trump is: who takes it in a trick, or who is dealt it"
    )
    scoring: Literal["setback", "difference"] = choice(
        "setback", "both sides score what they made, or only the better one the difference"
    )
    target: int = number(51, 11, 101, "points that win the game")


class PedroState(PointsState):
    """``stock`` are the cards left, the next to be drawn first; ``searched`` says whether the
    dealer has looked through them.

    ``discards`` lie face up before each seat, ``laid`` is the two of trump where it is laid out and
    ``low_came`` how it came there. ``drew`` is how many cards each seat had from the stock,
    ``taken_back`` what it took of its own discard. ``high`` had the ace of trump when all had their
    six. ``cut`` are the cards that each cut, in order.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "discards", "laid", "drew", "taken_back")

    discards: list[Cards]
    laid: list[Cards]
    stock: tuple[Cards, ...] = UNDEALT
    searched: bool = False
    low_came: str | None = None
    drew: list[int]
    taken_back: list[Cards]
    high: int | None = None
    cut: tuple[tuple[str, ...], ...] = ()

    def lay_out(self, seat: int, card: Cards, how: str) -> None:
        """The two of trump is laid face up before its holder (PED-10)."""
        self.laid[seat] = card
        self.low_came = how

    def take_up(self, seat: int, drawn: Cards, back: Cards) -> None:
        """Cards come to a hand: so many from the stock, these from its own discard."""
        self.hands[seat] |= drawn | back
        self.discards[seat] ^= back
        self.drew[seat] = drawn.bit_count()
        self.taken_back[seat] = back


class PedroPhase(Phase[Any, PedroState]):
    """A step of a deal of Pedro."""

    rules: Pedro
