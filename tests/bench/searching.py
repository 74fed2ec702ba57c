"""Euchre: answers of the level `strong`, each of a hundred imagined deals played out."""

from __future__ import annotations

from itertools import cycle
from random import Random

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.view import View
from bot.players import chooser
from tests.bench.measuring import Bench, Figure

SIMULATIONS = 100
DEALS = 4


def views_along_some_deals(seed: int = 1) -> list[View]:
    """What each seat sees that has more than one answer, along deals of the level `easy`."""
    rules, rng, views = GAMES["euchre"](), Random(seed), []
    easy = chooser("easy", rules.id)
    for deal in range(DEALS):
        state = rules.start(deal)
        while not state.deals:
            seat, decision = next(iter(rules.ask(state).items()))
            if seat == CHANCE:
                rules.push(state, seat, decision.sample(rng.randrange))
                continue
            view = rules.view(state, seat)
            if decision.count() > 1:
                views.append(view)
            rules.push(state, seat, easy(view, rng.randrange))
    return views


def answers(seed: int = 1):
    """Work that answers one question after the other."""
    views, rng = cycle(views_along_some_deals()), Random(seed)
    strong = chooser("strong", "euchre", SIMULATIONS)

    def work() -> tuple[int]:
        strong(next(views), rng.randrange)
        return (1,)

    return work


def benches() -> list[Bench]:
    """What is measured."""
    name = f"euchre: an answer of strong, {SIMULATIONS} deals"
    return [Bench(answers(), [Figure(name, per_pass=False)])]
