"""The engine plays Pedro as a second, plain implementation of the same rules does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.bowers import ranking_with_left
from bot.engine.games.pedro import DECK, Pedro
from bot.engine.games.pedro_points import deltas
from tests.games import plain_pedro
from tests.games.alike import assert_same_deals, play_both
from tests.games.pedro_table import PACK, long_hands

suits = st.sampled_from("SHDC")
chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "partners": st.sampled_from(["seats", "cut"]),
        "min_bid": st.integers(1, 14),
        "all_pass": st.sampled_from(["throw_in", "dealer_names"]),
        "low": st.sampled_from(["trick", "dealt"]),
        "scoring": st.sampled_from(["setback", "difference"]),
        "target": st.integers(11, 101),
    },
)


def long_hands_at_times(_rules, state, rng):
    """Hands with more than six trumps, which hardly ever happen by chance."""
    if state.phase.name != "deal" or rng.random() < 0.6:
        return None
    return long_hands(state.dealer, rng)


@settings(max_examples=100)
@given(options=house_rules, dealer=st.sampled_from([None, 0, 1, 2, 3]), rng=chance)
@pytest.mark.rule("PED-1", "PED-2", "PED-3", "PED-4", "PED-5", "PED-6", "PED-7", "PED-8", "PED-9")
@pytest.mark.rule("PED-10", "PED-11", "PED-12", "PED-13", "GEN-9", "GEN-10")
def test_whole_games_are_played_alike(options, dealer, rng):
    rules = Pedro(options)
    plain = plain_pedro.Game(options, dealer)
    state, (deals, won) = play_both(rules, plain.play(6), rng, dealer, long_hands_at_times)
    assert_same_deals(rules, state, deals)
    assert list(state.scores) == plain.scores
    assert list(state.winners) == won
    assert list(state.places) == plain.circle
    assert state.phase.name == ("over" if won else "deal")


@given(trick=st.permutations(PACK), size=st.integers(1, 4), trump=suits)
@pytest.mark.rule("PED-3", "PED-8")
def test_every_trick_goes_to_the_same_card(trick, size, trump):
    pack = Pedro.pack
    trick = trick[:size]
    place = ranking_with_left(DECK, trump, "5").winner([pack.card(name) for name in trick])
    assert place == plain_pedro.best_of(list(enumerate(trick)), trump)


@given(
    ours=st.integers(0, 14),
    lost=st.integers(0, 6),
    bidder=st.integers(0, 3),
    bid=st.integers(1, 14),
    way=st.sampled_from(["setback", "difference"]),
)
@pytest.mark.rule("PED-11", "PED-12")
def test_every_outcome_scores_alike(ours, lost, bidder, bid, way):
    made = [ours, max(0, 14 - ours - lost)]
    plain = plain_pedro.settle(way, made, bidder % 2, bid)
    told = deltas(way, [made[seat % 2] for seat in range(4)], (bidder % 2, bidder % 2 + 2), bid)
    assert told == [plain[seat % 2] for seat in range(4)]
