"""Random playouts of Euchre: shuffle, deal, bid, discard, play, score, with the real engine.

At every decision the legal actions are listed, one of them is picked at random and applied.
"""

from __future__ import annotations

from random import Random

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.state import State
from tests.bench.measuring import Bench, Figure

DEALS_AT_A_TIME = 4
COPIES_AT_A_TIME = 500

RULES = GAMES["euchre"]()


def playouts(*, checked: bool, deals: int = DEALS_AT_A_TIME, seed: int = 1):
    """Work that plays single deals, through the checked or the unchecked door.

    Each time it returns how many deals and how many players' actions that were.
    """
    rules = RULES
    random = Random(seed).random
    ask = rules.ask
    do = rules.apply if checked else rules.push

    def below(bound: int) -> int:
        return int(random() * bound)

    def work() -> tuple[int, int]:
        actions = 0
        for dealer in range(deals):
            state = rules.start(dealer & 3)
            while not state.deals:
                ((seat, decision),) = ask(state).items()
                if seat == CHANCE:
                    do(state, seat, decision.sample(below))
                else:
                    legal = decision.actions()
                    do(state, seat, legal[int(random() * len(legal))])
                    actions += 1
        return deals, actions

    return work


def in_the_middle_of_a_deal(seed: int = 1) -> State:
    """A state after two tricks."""
    random = Random(seed)
    state = RULES.start(0)
    while len(state.tricks) < 2:
        ((seat, decision),) = RULES.ask(state).items()
        RULES.apply(state, seat, decision.sample(random.randrange))
    return state


def copies(state: State):
    """Work that copies a state."""

    def work() -> tuple[int]:
        for _ in range(COPIES_AT_A_TIME):
            state.copy()
        return (COPIES_AT_A_TIME,)

    return work


def benches() -> list[Bench]:
    """What is measured, with the targets."""
    return [
        Bench(
            playouts(checked=True),
            [
                Figure("euchre, checked: deals", 0.20),
                Figure("euchre, checked: player actions", 4.2),
            ],
        ),
        Bench(
            playouts(checked=False),
            [
                Figure("euchre, unchecked: deals", 0.20),
                Figure("euchre, unchecked: player actions", 4.2),
            ],
        ),
        Bench(
            copies(in_the_middle_of_a_deal()),
            [Figure("euchre: copy of a state in mid-deal", 0.06, per_pass=False)],
        ),
    ]
