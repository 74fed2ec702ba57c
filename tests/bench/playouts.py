"""Random playouts of any game: single deals with the real engine.

At every decision the legal actions are listed, one of them is picked at random and applied.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.rules import Rules

DEALS_AT_A_TIME = 20


def playouts(rules: Rules[Any], *, checked: bool, deals: int = DEALS_AT_A_TIME, seed: int = 1):
    """Work that plays single deals, through the checked or the unchecked door.

    Each time it returns how many deals and how many players' actions that were. Where several may
    act at once, the first of them does.
    """
    random = Random(seed).random
    ask, seats = rules.ask, rules.seats
    do = rules.apply if checked else rules.push

    def below(bound: int) -> int:
        return int(random() * bound)

    def work() -> tuple[int, int]:
        actions = 0
        for deal in range(deals):
            state = rules.start(deal % seats)
            while not state.deals:
                seat, decision = next(iter(ask(state).items()))
                if seat == CHANCE:
                    do(state, seat, decision.sample(below))
                else:
                    legal = decision.actions()
                    do(state, seat, legal[int(random() * len(legal))])
                    actions += 1
        return deals, actions

    return work
