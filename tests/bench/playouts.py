"""Random playouts of single deals, with the real engine.

At every decision the legal actions are listed, one of them is picked at random and applied; a
choice of several cards, of which there may be thousands, is sampled without a list.
"""

from __future__ import annotations

from math import floor
from random import Random
from typing import Any

from bot.engine.chance import PickSeat, Redraw, Roll, Shuffle
from bot.engine.games import GAMES
from bot.engine.picking import PickCard, PickCards
from bot.engine.rules import Rules
from bot.engine.state import State
from tests.bench.measuring import Bench, Figure
from tests.games.tricks_together_table import after_rounds

CHANCES = (Shuffle, PickSeat, Roll, Redraw)

DEALS_AT_A_TIME = 4
ACTIONS = 4.0
"""Players' actions in a pass of the loop that a game should reach."""

OTHER_ACTIONS = {"euchre": 4.2} | dict.fromkeys(
    ("margin_for_error", "tricks_together", "close_call", "cribbage", "ninety_nine", "farkle"), 3.0
)
"""The same for Euchre, and for games in which more is counted, passed and thrown between two
actions.
"""

DEALS_WANTED = {"euchre": 0.20}
"""Deals in a pass of the loop, where these are aimed at too."""


class Drawn(dict[type, bool]):
    """Of each kind of decision whether an answer is drawn, because there may be more than one would
    list.
    """

    def __missing__(self, kind: type) -> bool:
        self[kind] = issubclass(kind, (*CHANCES, PickCards)) and kind is not PickCard
        return self[kind]


def playouts(rules: Rules[Any], *, checked: bool, deals: int = DEALS_AT_A_TIME, seed: int = 1):
    """Work that plays single deals, through the checked or the unchecked door.

    Each time it returns how many deals and how many players' actions that were. Where several may
    act at once, the first of them does.
    """
    random = Random(seed).random
    ask = rules.ask
    start = STARTS.get(rules.id, anew)
    do = rules.apply if checked else rules.push
    is_drawn = Drawn()

    def below(bound: int) -> int:
        return floor(random() * bound)

    def work() -> tuple[int, int]:
        actions = 0
        for deal in range(deals):
            state = start(rules, deal)
            while not state.deals:
                seat, decision = next(iter(ask(state).items()))
                if is_drawn[type(decision)]:
                    do(state, seat, decision.sample(below))
                    actions += seat >= 0
                else:
                    legal = decision.actions()
                    do(state, seat, legal[floor(random() * len(legal))])
                    actions += 1
        return deals, actions

    return work


def anew(rules: Rules[Any], deal: int) -> State:
    """A new game; each deals first in turn."""
    return rules.start(deal % rules.seats)


def on_the_climb(rules: Any, deal: int) -> State:
    """Each round of the climb in turn: by chance no team ever leaves its foot."""
    return after_rounds(rules, anew(rules, deal), deal % rules.climb.top)


STARTS = {"tricks_together": on_the_climb}
DEALS = {"tricks_together": 7}
"""Where a game needs other starts than new ones, and more than a few."""
HOUSE_RULES = {"tricks_together": {"secret_numbers": True}}
"""With these a round is played out, as a good one is."""


def wanted(game: str) -> float:
    """How many players' actions a game should reach in a pass of the loop."""
    return OTHER_ACTIONS.get(game, ACTIONS)


def benches() -> list[Bench]:
    """Every game at its usual table, through both doors."""
    return [bench(name, checked=checked) for name in GAMES for checked in (True, False)]


def bench(name: str, *, checked: bool) -> Bench:
    """One game's, through one of the doors."""
    rules = GAMES[name](HOUSE_RULES.get(name))
    work = playouts(rules, checked=checked, deals=DEALS.get(name, DEALS_AT_A_TIME))
    door = f"{name}, {'checked' if checked else 'unchecked'}"
    deals = Figure(f"{door}: deals", DEALS_WANTED.get(name))
    return Bench(work, [deals, Figure(f"{door}: player actions", wanted(name))])
