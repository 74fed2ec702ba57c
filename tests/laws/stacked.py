"""Packs that bring about what hardly ever happens at random, game by game."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.rules import Rules
from bot.engine.state import State
from tests.games.euchre_packs import poor_pack
from tests.games.pedro_table import long_hands
from tests.games.pinochle_table import many_aces

Stack = Callable[[Any, State, Random], list[str] | None]


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


STACKED: dict[str, Stack] = {"euchre": euchre, "pedro": pedro, "pinochle": pinochle}


def stacked_pack(rules: Rules[Any], state: State, rng: Random) -> str | None:
    """A shuffle's line that a game wants to be tried, or None."""
    stack = STACKED.get(rules.id)
    pack = stack(rules, state, rng) if stack else None
    return f"shuffle {' '.join(pack)}" if pack else None
