"""Laws 2 and 3 for seats that play themselves: legal, and deaf to what they cannot see."""

from random import Random

import pytest

from bot.players import PLAYERS, SEARCHERS, chooser
from tests.laws.courses import Setting, every_setting, some_positions
from tests.laws.test_secrets import twins

every_player = pytest.mark.parametrize("player", PLAYERS)
SIMULATIONS = 3


def every(number: int, player: str) -> int:
    """At every so-manieth position: fewer are looked at where each takes a search."""
    return number * (8 if player in SEARCHERS else 1)


@every_player
@every_setting
def test_a_self_playing_seat_answers_what_is_allowed_and_by_its_chance_alone(
    setting: Setting, player: str
):
    choose = chooser(player, setting.game, SIMULATIONS)
    for rules, state, events in some_positions(setting, every(4, player)):
        for seat, decision in rules.ask(state).items():
            if seat in range(rules.seats):
                view = rules.view(state, seat)
                answer = choose(view, Random(len(events)).randrange)
                assert answer in decision
                assert choose(view, Random(len(events)).randrange) == answer


@pytest.mark.rule("GEN-6")
@every_player
@every_setting
def test_swapping_hidden_cards_does_not_change_its_answer(setting: Setting, player: str):
    choose = chooser(player, setting.game, SIMULATIONS)
    for rules, state, events in some_positions(setting, every(6, player)):
        for seat in rules.ask(state):
            if seat in range(rules.seats):
                answer = choose(rules.view(state, seat), Random(1).randrange)
                for twin in twins(rules, state, events, seat):
                    assert choose(rules.view(twin, seat), Random(1).randrange) == answer
