"""Poor hands in Euchre, declared before the card is turned (EUC-19, EUC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.euchre_family import Next
from bot.engine.games.euchre_making import OrderUp
from bot.engine.games.euchre_state import EuchreOptions, EuchreState
from bot.engine.phases.sealed import Sealed

if TYPE_CHECKING:
    from bot.engine.games.euchre import Euchre

LOW = STANDARD.of_ranks("9T")
ACES = STANDARD.of_ranks("A")


def is_poor(hand: Cards, options: EuchreOptions) -> bool:
    """A hand that the house rules let be declared: farmer's (EUC-19); ace, no face (EUC-20)."""
    beside = hand & ~LOW
    if not beside:
        return options.farmers_hand
    return options.ace_no_face and beside.bit_count() == 1 and beside & ACES != NONE


class Misdeal(Sealed[Any, EuchreState]):
    """Poor hands may be declared before the card is turned (EUC-19, EUC-20); nobody learns who was
    asked and kept.
    """

    rules: Euchre
    name = "misdeal"

    def begin(self, state: EuchreState) -> Next | None:
        return None if self.asked_seats(state) else OrderUp

    def asked_seats(self, state: EuchreState) -> list[int]:
        if not self.rules.may_declare:
            return []
        return [seat for seat, hand in enumerate(state.hands) if is_poor(hand, self.rules.options)]

    def question(self, state: EuchreState, seat: int) -> Decision:
        return OneOf(
            ("misdeal", "keep"),
            prompt="A poor hand: declare a misdeal?",
            labels={"misdeal": "Declare a misdeal", "keep": "Keep it"},
            veil=Veil((seat,), until_reveal=True, asked_openly=False, hushed=frozenset(["keep"])),
        )

    def revealed(self, state: EuchreState, answers: dict[int, Value]) -> Next:
        declared = tuple(
            (seat, state.hands[seat]) for seat, answer in answers.items() if answer == "misdeal"
        )
        if not declared:
            return OrderUp
        following = self.rules.end_deal(state, [0] * state.seats, same_dealer=True)
        state.declared = declared
        return following
