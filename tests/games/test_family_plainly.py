"""The engine plays the games of the Euchre family as second, plain implementations do."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.games.bowers import bower_ranking
from bot.engine.games.call_partner_euchre import CallPartnerEuchre
from bot.engine.games.call_partner_euchre import Play as CallPartnerPlay
from bot.engine.games.cutthroat_euchre import CutThroatEuchre
from bot.engine.games.cutthroat_euchre import Play as CutThroatPlay
from bot.engine.games.horse_thief import HorseThief
from tests.games import plain_call_partner, plain_cutthroat, plain_horse_thief
from tests.games.alike import assert_same_deals, play_both
from tests.games.plain_euchre import best_of, followers

chance = st.integers(0, 2**32).map(Random)
dealers = st.sampled_from([None, 0, 1, 2])
targets = st.fixed_dictionaries({}, optional={"target": st.integers(5, 12)})
PACKS = {
    game: game.pack.names(game.deck) for game in (CallPartnerEuchre, CutThroatEuchre, HorseThief)
}


def assert_alike(rules, state, deals, won):
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == won
    assert state.phase.name == ("over" if won else "deal")


@settings(max_examples=60)
@given(options=targets, stuck=st.booleans(), dealer=dealers, rng=chance)
@pytest.mark.rule("CPE-1", "CPE-2", "CPE-3", "CPE-4", "CPE-6", "CPE-7", "CPE-8", "CPE-9", "CPE-10")
@pytest.mark.rule("CPE-11", "CPE-12", "GEN-9")
def test_whole_games_of_call_your_partner_are_played_alike(options, stuck, dealer, rng):
    rules = CallPartnerEuchre(options | {"stick_the_dealer": stuck})
    plain = plain_call_partner.game(options | {"stick_the_dealer": stuck}, dealer, most_deals=12)
    assert_alike(rules, *flat(play_both(rules, plain, rng, dealer)))


@settings(max_examples=60)
@given(options=targets, dealer=dealers, rng=chance)
@pytest.mark.rule("CUT-1", "CUT-2", "CUT-3", "CUT-5", "CUT-6", "CUT-7", "CUT-8", "GEN-9")
def test_whole_games_of_cut_throat_are_played_alike(options, dealer, rng):
    rules = CutThroatEuchre(options)
    plain = plain_cutthroat.game(options, dealer, most_deals=12)
    assert_alike(rules, *flat(play_both(rules, plain, rng, dealer)))


@settings(max_examples=80)
@given(options=targets, seats=st.integers(3, 10), dealer=dealers, rng=chance)
@pytest.mark.rule("HRS-1", "HRS-2", "HRS-3", "HRS-4", "HRS-5", "HRS-6", "HRS-7", "HRS-8", "HRS-9")
@pytest.mark.rule("HRS-10", "GEN-9")
def test_whole_games_of_horse_thief_are_played_alike(options, seats, dealer, rng):
    rules = HorseThief(options, seats)
    plain = plain_horse_thief.game(options, seats, dealer, most_deals=8)
    assert_alike(rules, *flat(play_both(rules, plain, rng, dealer)))


def flat(played):
    state, (deals, won) = played
    return state, deals, won


@pytest.mark.parametrize("game", PACKS)
@settings(max_examples=60)
@given(
    shuffle=st.randoms(use_true_random=False),
    size=st.integers(1, 10),
    trump=st.sampled_from("SHDC"),
)
@pytest.mark.rule("HRS-8")
def test_every_trick_goes_to_the_same_card(game, shuffle, size, trump):
    trick = shuffle.sample(PACKS[game], size)
    place = bower_ranking(game.deck, trump).winner([game.pack.card(name) for name in trick])
    assert place == best_of(list(enumerate(trick)), trump)


@pytest.mark.parametrize("game", PACKS)
@settings(max_examples=60)
@given(shuffle=st.randoms(use_true_random=False), trump=st.sampled_from("SHDC"))
@pytest.mark.rule("HRS-8")
def test_the_same_cards_follow(game, shuffle, trump):
    led, *hand = shuffle.sample(PACKS[game], 6)
    held = game.pack.cards(" ".join(hand))
    follow = held & bower_ranking(game.deck, trump).following[game.pack.card(led)] or held
    assert set(game.pack.names(follow)) == set(followers(hand, led, trump))


@given(won=st.integers(0, 5), partner=st.sampled_from([None, 1, 2, 3, 4]))
@pytest.mark.rule("CPE-8", "CPE-9", "CPE-10")
def test_every_number_of_tricks_scores_alike_in_call_your_partner(won, partner):
    makers = (0,) if partner is None else (0, partner)
    made, lost = CallPartnerPlay.points(makers, won)
    deal = {"tricks": [{"winner": 0}] * won}
    told = [made if seat in makers else lost for seat in range(5)]
    assert told == plain_call_partner.points(deal, 0, partner)


@given(winners=st.lists(st.integers(0, 2), min_size=5, max_size=5))
@pytest.mark.rule("CUT-7")
def test_every_number_of_tricks_scores_alike_in_cut_throat(winners):
    won = [winners.count(seat) for seat in range(3)]
    assert CutThroatPlay.points(won) == plain_cutthroat.points(won)
