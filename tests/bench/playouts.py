"""Random playouts of any game: single deals with the real engine.

At every decision the legal actions are listed, one of them is picked at random and applied. Where
several cards are picked at once, of which there may be thousands of choices, one is drawn unlisted.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.picking import PickCard, PickCards
from bot.engine.rules import Rules
from tests.bench.measuring import Bench, Figure

DEALS_AT_A_TIME = 20
TARGETS = {"setback": 4.0, "pedro": 4.0}
"""Player actions through the checked door, while the reference loop makes one pass."""


def benches() -> list[Bench]:
    """Each game's playouts through the checked door."""
    return [
        Bench(
            playouts(GAMES[game](), checked=True),
            [Figure(f"{game}, checked: deals"), Figure(f"{game}, checked: player actions", target)],
        )
        for game, target in TARGETS.items()
    ]


@cache
def is_drawn(kind: type) -> bool:
    """Whether a kind of decision may have more answers than one would list."""
    return issubclass(kind, PickCards) and kind is not PickCard


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
                if seat == CHANCE or is_drawn(type(decision)):
                    do(state, seat, decision.sample(below))
                else:
                    legal = decision.actions()
                    do(state, seat, legal[int(random() * len(legal))])
                actions += seat != CHANCE
        return deals, actions

    return work
