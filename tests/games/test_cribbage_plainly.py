"""The engine plays and counts Cribbage as a second, plain implementation of the same rules does."""

from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.cards import STANDARD, singles, union
from bot.engine.games.cribbage import Cribbage
from bot.engine.games.cribbage_cards import VALUE
from bot.engine.games.cribbage_counting import combinations_in, count, count_on_average
from bot.engine.games.cribbage_pegging import scored_as_played
from tests.games import plain_cribbage
from tests.games.alike import play_both
from tests.games.cribbage_table import PACK

HANDS = (
    1009008, 99792, 2813796, 505008, 2855676, 697508, 1800268, 751324, 1137236, 361224, 388740,
    51680, 317340, 19656, 90100, 9168, 58248, 11196, 2708, 0, 8068, 2496, 444, 356, 3680, 0, 0, 0,
    76, 4,
)  # fmt: skip
"""How many of all hands of four with a turned-up card count 0, 1, 2 … 29: every one has been
counted once.
"""
KITTIES = (
    1022208, 99792, 2839800, 508908, 2868960, 703496, 1787176, 755320, 1118336, 358368, 378240,
    43880, 310956, 16548, 88132, 9072, 57288, 11196, 2264, 0, 7828, 2472, 444, 356, 3680, 0, 0, 0,
    76, 4,
)  # fmt: skip
"""The same for kitties."""
ALL_HANDS = 12_994_800
SAMPLE = 40_000

card = Cribbage.pack.card
chance = st.integers(0, 2**32).map(Random)
fives = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
alike_fives = st.lists(
    st.sampled_from([name for name in PACK if name[0] in "A23456J"]),
    min_size=5, max_size=5, unique=True,
)  # fmt: skip
sixes = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True) | st.permutations(
    [name for name in PACK if name[1] == "H" or name[0] == "5"]
).map(lambda names: names[:6])
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "jack_to": st.sampled_from(["cutter", "dealer"]),
        "target": st.sampled_from([121, 61]),
        "count": st.sampled_from(["auto", "claim"]),
        "partners": st.booleans(),
    },
)


@settings(max_examples=60)
@given(
    seats=st.integers(2, 4),
    options=house_rules,
    dealer=st.sampled_from([None, 0, 1]),
    rng=chance,
)
@pytest.mark.rule("CRB-1", "CRB-2", "CRB-3", "CRB-4", "CRB-5", "CRB-6", "CRB-7", "CRB-8", "CRB-9")
@pytest.mark.rule("CRB-10", "CRB-11", "CRB-16", "GEN-1")
def test_whole_games_are_played_alike(seats, options, dealer, rng):
    rules = Cribbage(options, seats)
    plain = plain_cribbage.Game(seats, options, dealer)
    state, (deals, won) = play_both(rules, plain.play(12), rng, dealer)
    assert [(deal.dealer, list(deal.delta)) for deal in state.deals] == deals
    assert list(state.scores) == plain.scores
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@settings(max_examples=400)
@given(five=fives | alike_fives, kitty=st.booleans())
@pytest.mark.rule("CRB-8", "CRB-9")
def test_every_hand_counts_alike_also_part_by_part(five, kitty):
    *hand, turned = five
    right = plain_cribbage.show_points(hand, turned, kitty)
    cards = union(map(card, hand)), card(turned)
    assert count(*cards, kitty=kitty) == right
    assert sum(part.points for part in combinations_in(*cards, kitty=kitty)) == right


@settings(max_examples=400)
@given(six=sixes)
@pytest.mark.rule("CRB-8")
def test_what_a_hand_counts_on_average_is_the_mean_of_its_counts(six):
    hand, unseen = union(map(card, six[:4])), STANDARD.all & ~union(map(card, six))
    every = [count(hand, turned) for turned in singles(unseen)]
    assert count_on_average(hand, unseen) == fmean(every)


@given(
    pile=st.lists(
        st.sampled_from(PACK) | st.sampled_from([name for name in PACK if name[0] in "A2345"]),
        min_size=2, max_size=8, unique=True,
    ),
)  # fmt: skip
@pytest.mark.rule("CRB-5")
def test_every_card_of_the_play_scores_alike(pile):
    """As far as it may lie there: a set has 31 at most. What ends it is tried in whole games."""
    while sum(map(plain_cribbage.value, pile)) > 30:
        pile = pile[:-1]
    lying = list(map(card, pile))
    why = scored_as_played(lying, sum(map(VALUE.get, lying)))
    assert sum(points for _, points in why) == plain_cribbage.play_points(pile, ended=False)


@pytest.mark.rule("CRB-8")
def test_the_histogram_of_all_hands_is_complete_and_has_its_gaps():
    assert sum(HANDS) == sum(KITTIES) == ALL_HANDS
    assert [points for points in range(30) if not HANDS[points]] == [19, 25, 26, 27]
    assert [points for points in range(30) if not KITTIES[points]] == [19, 25, 26, 27]


@pytest.mark.rule("CRB-8")
@pytest.mark.parametrize(("kitty", "histogram"), [(False, HANDS), (True, KITTIES)])
def test_a_sample_of_hands_counts_as_often_each_total_as_all_hands_do(kitty, histogram):
    """Each total within five standard deviations; those that do not exist never."""
    rng, pack = Random(29), list(map(card, PACK))
    seen = [0] * 30
    for _ in range(SAMPLE):
        *hand, turned = rng.sample(pack, 5)
        seen[count(union(hand), turned, kitty=kitty)] += 1
    for points, number in enumerate(histogram):
        expected = SAMPLE * number / ALL_HANDS
        assert abs(seen[points] - expected) <= 5 * expected**0.5
