"""Laws 2 and 3 for seats that play themselves: legal, and deaf to what they cannot see."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.players import PLAYERS, SEARCHERS, chooser
from tests.laws.courses import SECRETIVE, SETTINGS, Position, Setting, some_positions
from tests.laws.test_secrets import twins

SIMULATIONS = 3
SEARCHES = 3
"""How often each seat that searches is asked, along one game with the usual house rules."""


def with_players(settings: list[Setting]):
    """Settings with each level that may sit there."""
    return pytest.mark.parametrize(
        ("setting", "player"),
        [
            pytest.param(setting, player, id=f"{setting}-{player}")
            for setting in settings
            for player in PLAYERS
            if player not in SEARCHERS or not setting.options
        ],
    )


def some(setting: Setting, player: str, every: int) -> Iterator[tuple[Position, int]]:
    """Positions, and a seat that is asked in each: fewer where each takes a search."""
    searches = player in SEARCHERS
    positions = some_positions(setting, every * 8 if searches else every)
    for position in islice(positions, SEARCHES if searches else None):
        rules, state, events = position
        seats = [seat for seat in rules.ask(state) if seat != CHANCE]
        if searches and seats:
            seats = [seats[len(events) % len(seats)]]
        for seat in seats:
            yield position, seat


@with_players(SETTINGS)
def test_a_self_playing_seat_answers_what_is_allowed_and_by_its_chance_alone(
    setting: Setting, player: str
):
    choose = chooser(player, setting.game, SIMULATIONS)
    for (rules, state, events), seat in some(setting, player, every=4):
        view, decision = rules.view(state, seat), rules.ask(state)[seat]
        answer = choose(view, Random(len(events)).randrange)
        assert answer in decision or (answer is None and decision.right)
        assert choose(view, Random(len(events)).randrange) == answer


@pytest.mark.rule("GEN-6")
@with_players(SECRETIVE)
def test_swapping_hidden_cards_does_not_change_its_answer(setting: Setting, player: str):
    choose = chooser(player, setting.game, SIMULATIONS)
    for (rules, state, events), seat in some(setting, player, every=6):
        answer = choose(rules.view(state, seat), Random(1).randrange)
        for twin in twins(rules, state, events, seat):
            assert choose(rules.view(twin, seat), Random(1).randrange) == answer
