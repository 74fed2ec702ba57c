"""Laying out hidden cards where they may lie."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.imagining import Impossible, Place, lay_out

DECK = singles(STANDARD.cards("AS KS QS AH KH QH AD KD QD AC KC QC"))


@st.composite
def layouts(draw):
    """A layout that is possible: cards dealt to places, which then allow more cards at random."""
    sizes = draw(st.lists(st.integers(0, 4), min_size=1, max_size=3))
    deck = draw(st.permutations(DECK))[: sum(sizes)]
    places, dealt = [], 0
    for size in sizes:
        mine = union(deck[dealt : dealt + size])
        others = union(draw(st.sets(st.sampled_from(DECK), max_size=6)))
        places.append(Place(size, mine | others))
        dealt += size
    return union(deck), places, sizes


@given(layout=layouts(), seed=st.integers(0, 99))
def test_every_place_gets_what_it_has_room_for_and_may_hold(layout, seed):
    hidden, places, sizes = layout
    lay_out(hidden, places, Random(seed))
    assert [place.cards.bit_count() for place in places] == sizes
    assert union(place.cards for place in places) == hidden
    assert all(place.cards & ~place.allowed == 0 for place in places)


def test_cards_that_lie_there_already_stay():
    known = STANDARD.cards("AS")
    place = Place(1, DECK[1] | DECK[2], known)
    lay_out(DECK[1], [place], Random(1))
    assert place.cards == known | DECK[1]


def test_where_no_layout_fits_it_is_said():
    with pytest.raises(Impossible):
        lay_out(DECK[0] | DECK[1], [Place(1, DECK[0]), Place(1, DECK[0])], Random(1))
    with pytest.raises(Impossible):
        lay_out(DECK[0] | DECK[1], [Place(1, union(DECK))], Random(1))


def test_every_layout_that_fits_comes_up_about_as_often():
    """Three cards in three places; one place may not hold the first card."""
    cards = DECK[:3]
    fitting = [order for order in permutations(cards) if order[0] != cards[0]]
    drawn: Counter[tuple[int, ...]] = Counter()
    rng = Random(7)
    for _ in range(200 * len(fitting)):
        places = [
            Place(1, union(cards) & ~cards[0]),
            Place(1, union(cards)),
            Place(1, union(cards)),
        ]
        lay_out(union(cards), places, rng)
        drawn[tuple(place.cards for place in places)] += 1
    assert set(drawn) == set(fitting)
    assert min(drawn.values()) > 120


def test_where_all_may_lie_anywhere_every_layout_comes_up_about_as_often():
    cards = DECK[:4]
    drawn: Counter[Cards] = Counter()
    rng = Random(7)
    for _ in range(1200):
        places = [Place(2, union(DECK)), Place(0, NONE, DECK[5]), Place(2, union(cards))]
        lay_out(union(cards), places, rng)
        assert places[0].cards | places[2].cards == union(cards)
        assert places[1].cards == DECK[5]
        drawn[places[0].cards] += 1
    assert len(drawn) == 6
    assert min(drawn.values()) > 150


def test_more_cards_than_there_is_room_for_fit_nowhere():
    with pytest.raises(Impossible):
        lay_out(union(DECK[:3]), [Place(2, union(DECK))], Random(1))
