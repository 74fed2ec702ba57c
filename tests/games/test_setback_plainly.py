"""The engine plays Setback as a second, plain implementation of the same rules does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.bid_points import made, made_or_set_back
from bot.engine.games.bowers import ranking_with_left
from bot.engine.games.setback import DECK, Setback
from bot.engine.games.setback_points import WORTH, points_made
from bot.engine.state import Trick
from tests.games import plain_setback
from tests.games.alike import assert_same_deals, play_both
from tests.games.setback_table import PACK

SIDES = [(0, 2), (1, 3), (0, 2), (1, 3)]

suits = st.sampled_from("SHDC")
chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {}, optional={"target": st.integers(5, 12), "min_bid": st.integers(1, 4)}
)


@settings(max_examples=80)
@given(options=house_rules, dealer=st.sampled_from([None, 0, 1, 2, 3]), rng=chance)
@pytest.mark.rule("SET-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9")
@pytest.mark.rule("SET-10", "SET-12", "GEN-9", "GEN-10")
def test_whole_games_are_played_alike(options, dealer, rng):
    rules = Setback(options)
    plain = plain_setback.game(options, dealer, most_deals=15)
    state, (deals, won) = play_both(rules, plain, rng, dealer)
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@given(trick=st.permutations(PACK), size=st.integers(1, 4), trump=suits)
@pytest.mark.rule("SET-4", "SET-12")
def test_every_trick_goes_to_the_same_card(trick, size, trump):
    pack = Setback.pack
    trick = trick[:size]
    place = ranking_with_left(DECK, trump, "J").winner([pack.card(name) for name in trick])
    assert place == plain_setback.best_of(list(enumerate(trick)), trump)


@settings(max_examples=200)
@given(
    deal=st.permutations(PACK),
    trump=suits,
    winners=st.lists(st.integers(0, 3), min_size=6, max_size=6),
    bidder=st.integers(0, 3),
    bid=st.integers(1, 5),
)
@pytest.mark.rule("SET-6", "SET-7", "SET-8", "SET-9")
def test_every_deal_counts_alike(deal, trump, winners, bidder, bid):
    """Whoever takes the tricks: six cards each, four buried."""
    pack = Setback.pack
    dealt = [deal[6 * seat : 6 * seat + 6] for seat in range(4)]
    won: list[list[str]] = [[], [], [], []]
    tricks = []
    for number, winner in enumerate(winners):
        cards = [hand[number] for hand in dealt]
        won[winner] += cards
        tricks.append(Trick(0, tuple(map(pack.card, cards)), winner))
    taken = [pack.cards(" ".join(cards)) for cards in won]
    points = points_made(ranking_with_left(DECK, trump, "J"), tricks, taken, SIDES)
    plain = plain_setback.hand_points(dealt, won, trump)
    assert {name: None if side is None else side[0] for name, side in points.items()} == plain
    delta = made_or_set_back(made(points, WORTH, 4), SIDES[bidder], bid)
    assert delta == plain_setback.deltas(plain, bidder, bid)
