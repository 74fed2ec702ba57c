"""The engine plays Farkle as a second, plain implementation of the same rules does."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.farkle import Farkle
from bot.engine.games.farkle_points import keeps, points
from tests.games import plain_farkle
from tests.games.alike import play_both

chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from([1000, 1500, 2000]),
        "opening": st.sampled_from([0, 50, 400, 1000]),
        "minimum": st.sampled_from([0, 50, 350, 600]),
    },
)
ALL_DICE = [
    dice for size in range(1, 7) for dice in combinations_with_replacement(range(1, 7), size)
]


@settings(max_examples=60)
@given(
    options=house_rules,
    seats=st.integers(2, 10),
    dealer=st.sampled_from([None, 0, 1]),
    rng=chance,
)
@pytest.mark.rule("FRK-1", "FRK-2", "FRK-3", "FRK-4", "FRK-5", "FRK-6", "FRK-7", "FRK-8", "FRK-9")
def test_whole_games_are_played_alike(options, seats, dealer, rng):
    rules = Farkle(options, seats)
    plain = plain_farkle.game(options, seats, dealer, most_rounds=8)
    state, (rounds, won) = play_both(rules, plain, rng, dealer)
    told = rules.view(state, None).deals_by_name()
    assert [deal["delta"] for deal in told] == [list(delta) for delta in rounds]
    assert {deal["dealer"] for deal in told} == {state.dealer}
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "throw")


@pytest.mark.rule("FRK-4")
def test_all_923_sets_of_dice_are_worth_the_same():
    assert len(ALL_DICE) == 923
    for dice in ALL_DICE:
        assert points(dice) == plain_farkle.best(dice)


@pytest.mark.rule("FRK-1", "FRK-4")
def test_of_all_throws_the_same_may_be_set_aside():
    for dice in ALL_DICE:
        lines = {" ".join(["keep", *map(str, some)]): worth for some, worth in keeps(dice).items()}
        assert lines == plain_farkle.lines_to_keep(list(dice))
