"""The engine plays Bid Euchre as a second, plain implementation of the same rules does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.bid_euchre import BidEuchre
from bot.engine.games.bid_points import made_or_set_back
from tests.games import plain_bid_euchre, plain_family
from tests.games.alike import assert_same_deals, play_both

chance = st.integers(0, 2**32).map(Random)
targets = st.fixed_dictionaries({}, optional={"target": st.integers(12, 30)})


@settings(max_examples=60)
@given(options=targets, dealer=st.sampled_from([None, 0, 1]), rng=chance)
@pytest.mark.rule("BID-1", "BID-3", "BID-4", "BID-5", "BID-6", "BID-7", "BID-8", "BID-9", "GEN-9")
def test_whole_games_are_played_alike(options, dealer, rng):
    rules, target = BidEuchre(options), options.get("target", 50)
    plain = plain_family.game(plain_bid_euchre.one_deal, 2, target, dealer, most_deals=6)
    state, (deals, won) = play_both(rules, plain, rng, dealer)
    assert_same_deals(rules, state, deals)
    assert list(state.scores) == [sum(deal["delta"][seat] for deal in deals) for seat in (0, 1)]
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@given(won=st.integers(0, 12), bidder=st.integers(0, 1), bid=st.integers(1, 12))
@pytest.mark.rule("BID-8")
def test_every_number_of_tricks_scores_as_the_rule_says(won, bidder, bid):
    tricks = [won, 12 - won]
    expected = list(tricks)
    if tricks[bidder] < bid:
        expected[bidder] = 0 - bid
    assert made_or_set_back(tricks, (bidder,), bid) == expected
