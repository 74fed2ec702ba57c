"""A deal of Bid Euchre as it lies: hands, piles, what is under them, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, TypeVar

from bot.engine.cards import STANDARD, Cards
from bot.engine.options import Options, number
from bot.engine.phases.naming import TrumpState
from bot.engine.state import State
from bot.engine.zones import Zone, everybody, nobody, owner_only

T = TypeVar("T")

DECK = STANDARD.of_ranks("AKQJT9")


class BidEuchreOptions(Options):
    """The house rules (BID-9)."""

    target: int = number(50, 12, 200, "points that win the game")


class BidEuchreState(TrumpState):
    """``hands`` are the cards from which each seat plays, ``open`` those of them that lie face up
    before it, ``down`` the cards face down under these; ``under`` says of each card that was dealt
    face up, in the order of the deal, which one lies under it.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "open", "down")

    open: list[Cards]
    down: list[Cards]
    under: Mapping[Cards, Cards] = MappingProxyType({})
    stock: Cards = DECK

    def share(self, seat: int, dealt: list[T]) -> list[T]:
        """What a seat has of something that was dealt pile by pile, from its first pile on."""
        return dealt[seat == self.dealer :: 2]

    def turn_up_under(self, cards: Sequence[Cards]) -> None:
        """What lies under any of the cards is turned for both to see, and may be played."""
        for card in cards:
            lower = self.under.get(card)
            if lower is not None:
                owner = 0 if lower & self.down[0] else 1
                self.down[owner] ^= lower
                self.open[owner] |= lower
                self.hands[owner] |= lower


class InHand(Zone):
    """The cards that a seat holds: of those from which it plays, the ones that do not lie open."""

    def parts(self, state: State) -> Sequence[Cards]:
        assert isinstance(state, BidEuchreState)
        return [hand & ~lying for hand, lying in zip(state.hands, state.open, strict=True)]


ZONES = (
    InHand("hands", owner_only, each_seat=True),
    Zone("open", everybody, each_seat=True),
    Zone("down", nobody, each_seat=True),
    Zone("stock", nobody),
    Zone("trick", everybody),
    Zone("taken", everybody, each_seat=True),
)
