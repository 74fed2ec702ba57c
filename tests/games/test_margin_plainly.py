"""The engine plays Margin for Error as a second, plain implementation of the same rules does."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.margin_for_error import MarginForError
from bot.engine.games.margin_for_error_score import is_certain, outcome
from tests.games import plain_margin
from tests.games.alike import assert_same_deals, play_both

chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "target": st.integers(20, 45),
        "target_solo": st.integers(20, 60),
        "play_out": st.booleans(),
    },
)


@settings(max_examples=20)
@given(options=house_rules, dealer=st.sampled_from([None, 0, 1, 2, 3]), rng=chance)
@pytest.mark.rule("MFE-1", "MFE-2", "MFE-3", "MFE-4", "MFE-5", "MFE-6", "MFE-7", "MFE-9", "MFE-10")
@pytest.mark.rule("MFE-11", "MFE-12", "MFE-13", "MFE-14", "MFE-15", "MFE-16", "GEN-5")
def test_games_of_four_are_played_alike(options, dealer, rng):
    assert_alike(options, 4, dealer, rng)


@settings(max_examples=20)
@given(options=house_rules, dealer=st.sampled_from([None, 0, 1, 2, 3, 4]), rng=chance)
@pytest.mark.rule("MFE-1", "MFE-2", "MFE-4", "MFE-6", "MFE-7", "MFE-9", "MFE-10", "MFE-17")
@pytest.mark.rule("MFE-18", "MFE-19", "MFE-20", "MFE-21", "MFE-22", "MFE-23", "GEN-5", "GEN-9")
def test_games_of_five_are_played_alike(options, dealer, rng):
    assert_alike(options, 5, dealer, rng)


def assert_alike(options, seats, dealer, rng):
    rules = MarginForError(options, seats)
    plain = plain_margin.game(options, seats, dealer, most_deals=7)
    state, (deals, won) = play_both(rules, plain, rng, dealer)
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == won


@pytest.mark.parametrize("strategy", ["low", "high"])
@pytest.mark.rule("MFE-11", "MFE-12", "MFE-13", "MFE-14")
def test_every_number_of_point_cards_scores_alike(strategy):
    for taken in range(15):
        assert outcome(strategy, taken) == plain_margin.scored(strategy, taken)


@pytest.mark.parametrize("strategy", ["low", "high"])
@pytest.mark.rule("MFE-10")
def test_a_score_is_certain_when_no_end_that_can_come_has_another(strategy):
    certain = Counter()
    for taken in range(15):
        for still_out in range(15 - taken):
            ends = {plain_margin.scored(strategy, taken + more) for more in range(still_out + 1)}
            assert is_certain(strategy, taken, still_out) == (len(ends) == 1)
            certain[len(ends) == 1] += 1
    assert min(certain[True], certain[False]) > 30
