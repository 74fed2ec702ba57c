"""The engine plays 99 as a second, plain implementation of the same rules does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.ninety_nine import NinetyNine
from tests.games import plain_ninety_nine
from tests.games.alike import play_both

chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "decks": st.integers(0, 4),
        "target": st.sampled_from([5, 9, 15]),
        "draw": st.sampled_from(["auto", "manual"]),
    },
)


def low_cards_first(rules, state, rng):
    """Half of the hands: so that the draw pile runs out now and then."""
    if state.phase.name != "deal" or rng.random() < 0.5:
        return None
    names = rules.pack.names(rules.deck)
    rng.shuffle(names)
    return sorted(names, key=lambda name: "T89A234567JQK".index(name[0]) // 3)


@settings(max_examples=60)
@given(
    options=house_rules,
    seats=st.integers(3, 12),
    dealer=st.sampled_from([None, 0, 1, 2]),
    rng=chance,
)
@pytest.mark.rule("NIN-1", "NIN-2", "NIN-3", "NIN-4", "NIN-5", "NIN-6", "NIN-7", "NIN-8", "NIN-9")
@pytest.mark.rule("GEN-9")
def test_whole_games_are_played_alike(options, seats, dealer, rng):
    rules = NinetyNine(options, seats)
    plain = plain_ninety_nine.game(options, seats, dealer, most_hands=5)
    state, (hands, won) = play_both(rules, plain, rng, dealer, low_cards_first)
    assert [deal.delta for deal in state.deals] == hands
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")
