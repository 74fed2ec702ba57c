"""The engine plays Double Deck Pinochle as a second, plain implementation does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.pinochle import Pinochle, side_scores
from bot.engine.games.pinochle_cards import PACK, RANKINGS
from bot.engine.games.pinochle_meld import laid_down, meld_points
from tests.games import plain_pinochle
from tests.games.alike import assert_same_deals, play_both
from tests.games.pinochle_table import PinochleTable, pack_with
from tests.games.plain_pinochle import ALL_CARDS

suits = st.sampled_from("SHDC")
trumps = st.sampled_from([None, *"SHDC"])
chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        "target": st.integers(100, 300),
        "min_bid": st.integers(20, 100),
        "forfeit_costs_bid": st.booleans(),
    },
)


@settings(max_examples=30)
@given(options=house_rules, dealer=st.sampled_from([None, 0, 1, 2, 3]), rng=chance)
@pytest.mark.rule("PIN-1", "PIN-2", "PIN-4", "PIN-5", "PIN-6", "PIN-11", "PIN-12", "PIN-13")
@pytest.mark.rule("PIN-14", "PIN-15", "PIN-16", "PIN-17", "PIN-18", "PIN-20", "GEN-9", "GEN-10")
def test_whole_games_are_played_alike(options, dealer, rng):
    rules = Pinochle(options)
    plain = plain_pinochle.game(options, dealer, most_deals=3)
    state, (deals, won) = play_both(rules, plain, rng, dealer)
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@st.composite
def hands(draw):
    """Twenty cards, in many cases of a few kinds only, so that combinations come up often."""
    pack = draw(st.sampled_from([ALL_CARDS, FEW, FIGURES]))
    return draw(st.permutations(pack))[:20]


FEW = [card for card in ALL_CARDS if card[1] == "H" or card in ("JD", "QS", "KS", "QD", "KD")]
FIGURES = [card for card in ALL_CARDS if card[0] in "KQ" or card in ("JD", "AS")]


@settings(max_examples=250)
@given(hand=hands(), trump=trumps)
@pytest.mark.rule("PIN-7", "PIN-8", "PIN-9", "PIN-10", "PIN-6")
def test_every_hand_melds_alike(hand, trump):
    cards = PACK.cards(" ".join(hand))
    assert meld_points(cards, trump) == plain_pinochle.meld(hand, trump)
    shown = laid_down(cards, trump)
    assert sorted(PACK.names(shown)) == plain_pinochle.laid_down(hand, trump)
    assert shown & ~cards == 0
    assert meld_points(shown, trump) == meld_points(cards, trump)


@settings(max_examples=200)
@given(
    cards=st.permutations(ALL_CARDS), lying=st.integers(1, 3), held=st.integers(1, 8), trump=suits
)
@pytest.mark.rule("PIN-11", "PIN-12", "PIN-13", "PIN-20")
def test_what_may_be_played_to_a_trick(cards, lying, held, trump):
    """Whatever lies there, also what could not have been played to it."""
    trick, hand = cards[:lying], cards[lying : lying + held]
    table = PinochleTable()
    state = table.state
    state.phase = table.rules.phase[table.rules.play_phase]
    state.trick = tuple(PACK.cards(card) for card in trick)
    state.hands = [PACK.cards(" ".join(hand))] * 4
    state.ranking, state.leader, state.turn, state.asked = RANKINGS[trump], 0, lying, None
    legal = {line.removeprefix("play ") for line in table.legal(lying)}
    assert legal == plain_pinochle.may_play(hand, trick, trump)
    assert RANKINGS[trump].winner(state.trick) == plain_pinochle.winning(trick, trump)


@given(
    meld=st.integers(0, 120),
    won=st.integers(0, 50),
    bid=st.none() | st.integers(20, 150),
)
@pytest.mark.rule("PIN-15", "PIN-16")
def test_every_side_scores_alike(meld, won, bid):
    assert side_scores(meld, won, bid) == plain_pinochle.side_score(meld, won, bid)


@settings(max_examples=60)
@given(deck=st.permutations(ALL_CARDS), trump=suits)
@pytest.mark.rule("PIN-7")
def test_everybodys_meld_is_shown(deck, trump):
    dealt = {seat: " ".join(deck[20 * seat : 20 * seat + 20]) for seat in range(4)}
    table = PinochleTable().shuffled(pack_with(dealt)).auction(0, 50)
    if f"trump {trump}" in table.legal(0):
        shown = table.hears(f"0 trump {trump}").table()
        for seat, hand in dealt.items():
            cards = hand.split()
            assert sorted(shown["melded"][str(seat)]) == plain_pinochle.laid_down(cards, trump)
            assert shown["meld_points"][str(seat)] == plain_pinochle.meld(cards, trump)
