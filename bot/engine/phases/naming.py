"""The winner of an auction names the trump suit."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.phases.auction import AuctionState
from bot.engine.rules import Phase, R


class TrumpState(AuctionState):
    """A deal in which the bidder names ``trump``: a suit's letter, None before."""

    trump: str | None = None


B = TypeVar("B", bound=TrumpState)


class NameTrump(Phase[R, B]):
    """The bidder names a suit: ``trump H``. Hooks say which he may name and what follows."""

    name = "name_trump"

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        suits = rules.pack.suits
        self.labels = {f"trump {suit}": f"{name.capitalize()}s" for suit, name in suits.items()}
        self.every_suit = tuple(suits)

    def suits(self, state: B) -> Sequence[str]:
        """The suits that the bidder may name: any, unless a game says otherwise."""
        return self.every_suit

    @abstractmethod
    def named(self, state: B) -> type[Phase[Any, Any]]:
        """What follows once ``state.trump`` is named."""

    def ask(self, state: B) -> dict[int, Decision]:
        assert state.bidder is not None
        words = tuple(["trump " + suit for suit in self.suits(state)])
        return {state.bidder: OneOf(words, "Name the trump suit", self.labels)}

    def take(self, state: B, seat: int, value: Value) -> type[Phase[Any, Any]]:
        state.trump = value.partition(" ")[2]
        return self.named(state)
