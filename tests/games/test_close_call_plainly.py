"""The engine plays Close Call as a second, plain implementation of the same rules does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.close_call import CloseCall, against_ten, penalty
from tests.games import plain_close_call as plain
from tests.games.alike import assert_same_deals, play_both
from tests.games.close_call_table import PACK

chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "full_suits": st.booleans(),
        "beginners": st.lists(st.integers(0, 2), unique=True),
        "length": st.sampled_from(["full", "short", "long"]),
    },
)


@settings(max_examples=60)
@given(
    options=house_rules, seats=st.integers(3, 6), dealer=st.sampled_from([None, 0, 2]), rng=chance
)
@pytest.mark.rule("CCL-1", "CCL-2", "CCL-3", "CCL-4", "CCL-5", "CCL-6", "CCL-7", "CCL-8", "CCL-9")
@pytest.mark.rule("CCL-10", "CCL-11")
def test_whole_games_are_played_alike(options, seats, dealer, rng):
    rules = CloseCall(options, seats)
    talk = plain.game(options, seats, dealer, most_deals=5)
    state, (deals, won) = play_both(rules, talk, rng, dealer)
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@settings(max_examples=200)
@given(
    bids=st.lists(st.integers(0, 10), min_size=6, max_size=6),
    winners=st.lists(st.integers(0, 5), min_size=10, max_size=10),
    beginners=st.lists(st.integers(0, 5), unique=True),
)
@pytest.mark.rule("CCL-8", "CCL-9")
def test_every_hand_is_scored_alike(bids, winners, beginners):
    told = [
        penalty(abs(winners.count(seat) - bid), gentle=seat in beginners)
        for seat, bid in enumerate(bids)
    ]
    tricks = [{"winner": winner} for winner in winners]
    assert told == plain.score(dict(enumerate(bids)), tricks, beginners)


@given(trick=st.permutations([*PACK, "AC", "AP"]), size=st.integers(1, 6))
@pytest.mark.rule("CCL-7")
def test_every_trick_goes_to_the_same_card(trick, size):
    rules = CloseCall({"full_suits": True})
    cards = trick[:size]
    place = rules.ranking.winner([rules.pack.card(name) for name in cards])
    assert place == plain.best_of(list(enumerate(cards)))


@given(cards=st.permutations(PACK), size=st.integers(1, 10))
@pytest.mark.rule("CCL-5", "CCL-6")
def test_the_same_cards_follow(cards, size):
    rules = CloseCall()
    led, *hand = cards[: size + 1]
    held = rules.pack.cards(" ".join(hand))
    follow = held & rules.ranking.following[rules.pack.card(led)] or held
    assert set(rules.pack.names(follow)) == set(plain.followers(hand, led))


@given(total=st.integers(0, 60))
@pytest.mark.rule("CCL-14")
def test_every_sum_of_bids_is_under_at_or_over_ten(total):
    assert against_ten(total) == {-1: "under", 0: "at", 1: "over"}[(total > 10) - (total < 10)]
