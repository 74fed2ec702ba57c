"""Packs that bring about what hardly ever happens at random, game by game."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.rules import Rules
from bot.engine.state import State
from tests.games.euchre_packs import poor_pack
from tests.games.pedro_table import long_hands

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


def ninety_nine(rules: Any, state: State, rng: Random) -> list[str] | None:
    """Cards that count little come first: so long a hand that the draw pile runs out."""
    if state.phase.name != "deal" or rules.decks > 1 or rng.random() < 0.3:
        return None
    names = rules.pack.names(rules.deck)
    rng.shuffle(names)
    return sorted(names, key=lambda name: "89T234567AJQK".index(name[0]) // 5)


STACKED: dict[str, Stack] = {"euchre": euchre, "pedro": pedro, "ninety_nine": ninety_nine}


def stacked_pack(rules: Rules[Any], state: State, rng: Random) -> str | None:
    """A shuffle's line that a game wants to be tried, or None."""
    stack = STACKED.get(rules.id)
    pack = stack(rules, state, rng) if stack else None
    return f"shuffle {' '.join(pack)}" if pack else None
