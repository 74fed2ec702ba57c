"""Laws 2 and 3 for seats that play themselves: legal, and deaf to what they cannot see."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.rules import Chooser
from bot.players import PLAYERS, SEARCHERS, chooser
from tests.laws.courses import (
    SECRETIVE,
    SETTINGS,
    Position,
    Setting,
    every_secretive_setting,
    every_setting,
    some_positions,
)
from tests.laws.test_secrets import twins

SIMULATIONS = 3
SEARCHES = 3
"""How often each seat that searches is asked, along one game with the usual house rules."""

every_searcher = pytest.mark.parametrize("level", SEARCHERS)


def usual(settings: list[Setting]):
    """The games with their usual house rules, for each number of seats."""
    return pytest.mark.parametrize(
        "setting", [setting for setting in settings if not setting.options], ids=str
    )


def quick_players(game: str) -> dict[str, Chooser]:
    """The levels that answer at once."""
    return {level: chooser(level, game) for level in PLAYERS if level not in SEARCHERS}


def searcher(level: str, game: str) -> dict[str, Chooser]:
    return {level: chooser(level, game, SIMULATIONS)}


def asked(setting: Setting, every: int) -> Iterator[tuple[Position, int]]:
    """Positions, and each seat that is asked in them."""
    for position in some_positions(setting, every):
        rules, state, _ = position
        for seat in rules.ask(state):
            if seat != CHANCE:
                yield position, seat


def rarely_asked(setting: Setting, every: int) -> Iterator[tuple[Position, int]]:
    """A few of them, where each answer takes a search: one seat in each position."""
    seen = 0
    for position, seat in asked(setting, every * 8):
        _, _, events = position
        if len(events) != seen:
            seen = len(events)
            yield position, seat


def hold_legal(players: dict[str, Chooser], positions: Iterator[tuple[Position, int]]) -> None:
    for (rules, state, events), seat in positions:
        view, decision = rules.view(state, seat), rules.ask(state)[seat]
        for level, choose in players.items():
            answer = choose(view, Random(len(events)).randrange)
            assert answer in decision or (answer is None and decision.right), level
            assert choose(view, Random(len(events)).randrange) == answer, level


def hold_deaf(players: dict[str, Chooser], positions: Iterator[tuple[Position, int]]) -> None:
    for (rules, state, events), seat in positions:
        view = rules.view(state, seat)
        answers = {level: choose(view, Random(1).randrange) for level, choose in players.items()}
        for twin in twins(rules, state, events, seat):
            seen = rules.view(twin, seat)
            for level, choose in players.items():
                assert choose(seen, Random(1).randrange) == answers[level], level


@every_setting
def test_a_self_playing_seat_answers_what_is_allowed_and_by_its_chance_alone(setting: Setting):
    hold_legal(quick_players(setting.game), asked(setting, every=4))


@pytest.mark.rule("GEN-6")
@every_secretive_setting
def test_swapping_hidden_cards_does_not_change_its_answer(setting: Setting):
    hold_deaf(quick_players(setting.game), asked(setting, every=6))


@every_searcher
@usual(SETTINGS)
def test_a_seat_that_searches_answers_so_too(setting: Setting, level: str):
    few = islice(rarely_asked(setting, every=4), SEARCHES)
    hold_legal(searcher(level, setting.game), few)


@pytest.mark.rule("GEN-6")
@every_searcher
@usual(SECRETIVE)
def test_nor_of_one_that_searches(setting: Setting, level: str):
    few = islice(rarely_asked(setting, every=6), SEARCHES)
    hold_deaf(searcher(level, setting.game), few)
