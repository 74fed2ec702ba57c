"""Who deals first (GEN-8)."""

from __future__ import annotations

from typing import Any

from bot.engine.chance import CHANCE, PickSeat
from bot.engine.decisions import Decision, Value
from bot.engine.rules import Phase
from bot.engine.state import State


class FirstDealer(Phase[Any, Any]):
    """The first dealer is picked by chance."""

    name = "first_dealer"

    def ask(self, state: State) -> dict[int, Decision]:
        return {CHANCE: PickSeat(state.seats)}

    def take(self, state: State, seat: int, value: Value) -> type[Phase[Any, Any]]:
        state.dealer = value
        return self.rules.deal_phase  # type: ignore[no-any-return]  # rules are of any game here
