"""Packs and answers that bring about what hardly ever happens at random, game by game."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.rules import Rules
from bot.engine.state import State
from tests.games.euchre_packs import poor_pack
from tests.games.pedro_table import long_hands
from tests.games.pinochle_table import many_aces
from tests.games.tricks_together_table import is_clear, number_that_clears, pack_that_clears

Stack = Callable[[Any, State, Random], list[str] | None]
Wanted = Callable[[Any, State, int], str | None]

FREE_DEALS = 5
"""In how many deals of a game all bids are by chance."""


def euchre(rules: Any, state: State, rng: Random) -> list[str] | None:
    """Poor hands, where they may be declared."""
    if state.phase.name != "deal" or not rules.may_declare or rng.random() < 0.3:
        return None
    return poor_pack(rules, state.dealer, rng)


def pedro(rules: Any, state: State, rng: Random) -> list[str] | None:
    """Hands with more than six trumps, if one of two suits is named."""
    if state.phase.name != "deal" or rng.random() < 0.4:
        return None
    return long_hands(state.dealer, rng)


def pinochle(rules: Any, state: State, rng: Random) -> list[str] | None:
    """Double aces around on both sides, now and then: with them a game to 100 comes to its end,
    which otherwise goes down for ever.
    """
    if state.phase.name != "deal" or int(10 * rng.random()) != 3:
        return None
    return many_aces(state.dealer, rng)


def tricks_together(rules: Any, state: State, rng: Random) -> list[str] | None:
    """Hands with which a round is cleared: a climb goes nowhere without."""
    if state.phase.name != "deal" or rng.random() < 0.3:
        return None
    return pack_that_clears(rules, state)


def commit(rules: Any, state: State, seat: int) -> str | None:
    """With such hands, the number that clears the round."""
    if state.phase.name != "commit" or not is_clear(rules, state):
        return None
    return f"commit {number_that_clears(rules, state, seat)}"


def lowest_bid(_rules: Any, state: Any, _seat: int) -> str | None:
    """After some deals the lowest bid: a game of random bidders comes to no end."""
    if state.phase.name != "auction" or len(state.deals) < FREE_DEALS:
        return None
    return "pass" if state.bid else "bid 1"


STACKED: dict[str, Stack] = {
    "euchre": euchre,
    "pedro": pedro,
    "pinochle": pinochle,
    "tricks_together": tricks_together,
}
WANTED: dict[str, Wanted] = {"bid_euchre": lowest_bid, "tricks_together": commit}


def stacked_pack(rules: Rules[Any], state: State, rng: Random) -> str | None:
    """A shuffle's line that a game wants to be tried, or None."""
    stack = STACKED.get(rules.id)
    pack = stack(rules, state, rng) if stack else None
    return f"shuffle {' '.join(pack)}" if pack else None


def wanted_answer(rules: Rules[Any], state: State, seat: int) -> str | None:
    """The line with which a seat answers what a stacked pack was for, or None."""
    answer = WANTED.get(rules.id)
    return answer(rules, state, seat) if answer else None
