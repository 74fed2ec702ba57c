"""A small sample of `make strength`: the same deals each time, so that it never says otherwise."""

from math import inf
from random import Random
from statistics import fmean

import pytest

from bot.engine.cards import STANDARD
from bot.engine.games import GAMES
from bot.engine.games.euchre import Euchre
from bot.players import PLAYERS, chooser
from tests.games.euchre_table import pack_with
from tests.strength import answers
from tests.strength.farkle_turns import lost
from tests.strength.matching import Compared, Match, compared, played
from tests.strength.retelling import positions


def test_strong_beats_chance_by_far_in_a_few_deals():
    made = played(Match("euchre", ("strong", "random"), simulations=20), starts=10, seed=5)
    assert made.deals == 20
    assert made.mean > 0.7


@pytest.mark.parametrize("level", PLAYERS)
def test_no_level_beats_itself(level):
    made = played(Match("euchre", (level, level), simulations=3), starts=2, seed=1)
    assert made.mean == 0


def test_the_better_level_is_the_first():
    worse = played(Match("setback", ("random", "easy")), starts=60, seed=1)
    better = played(Match("setback", ("easy", "random")), starts=60, seed=1)
    assert better.mean - better.either_way > 0 > worse.mean + worse.either_way


def test_who_plays_together_plays_whole_games():
    """A single deal of Tricks Together is a round of one card, which says little."""
    match = Match("tricks_together", ("normal", "random"))
    made = played(match, starts=12, seed=1)
    assert match.is_together
    assert made.deals == 24
    assert made.mean - made.either_way > 0


def test_a_good_player_of_farkle_hardly_misses_anything_of_a_turn():
    assert fmean(lost("random", 60)) > 0.3
    assert 0.01 < fmean(lost("easy", 60)) < 0.1
    assert fmean(lost("normal", 60)) < 0.001


def test_it_goes_on_until_it_is_known_well_enough():
    match = Match("euchre", ("easy", "random"))
    *before, last = compared(match, batch=10, bound=0.3, most=1000)
    assert all(result.either_way > 0.3 for result in before)
    assert last.either_way <= 0.3
    assert [result.deals for result in before] == [20 * n for n in range(1, len(before) + 1)]


def test_it_ends_where_it_is_told_to():
    assert len(list(compared(Match("euchre", ("easy", "random")), 5, 0.0, most=20))) == 2


def test_one_start_tells_nothing():
    assert Compared([1.0], 2).either_way == inf


def test_whoever_plays_for_himself_sits_between_others():
    assert Match("horse_thief", ("easy", "random"), 5).sittings() == [
        ("easy", "random", "easy", "random", "easy")
    ]


def test_answers_by_chance_cost_something_and_those_of_the_same_level_gain_nothing():
    seats = {
        level: answers.Weighed(GAMES["euchre"](), chooser(level, "euchre"), positions=6)
        for level in ("random", "normal")
    }
    gained = {
        level: sum(seat.gained(1, number) for number in range(4)) for level, seat in seats.items()
    }
    assert gained["random"] < -0.5
    assert gained["normal"] == 0
    assert seats["random"].others > seats["normal"].others == 0


def test_answers_are_compared_where_all_others_have_played_as_expected():
    """Seat 1, who plays his highest card, has followed to the ace of spades with the nine."""
    hands = {0: "AS AC KC QC TC", 1: "9S AH 9H TH QH", 2: "QS KH JH TS 9C", 3: "KS JC 9D TD QD"}
    bids = "0 pass", "1 pass", "2 pass", "3 order", "3 discard JC"
    plays = "0 play AS", "1 play 9S", "2 play QS", "3 play KS"
    dealt = "shuffle " + " ".join(pack_with(hands, dealer=3, up="JD"))
    state, told = heard(Euchre(), "-1 pick 3", f"-1 {dealt}", *bids, *plays)

    def expected(view, _below):
        if view.phase == "order_up":
            return "order" if view.seat == 3 else "pass"
        pick = max if view.phase == "discard" else min
        return pick(view.decision.actions())  # the spades come first, their ace before the others

    view = Euchre().view(state, 0)
    first, *others = positions(view, told, expected, Random(1), 100)
    assert first.hands == state.hands
    assert not any(other.hands[1] & STANDARD.cards("TS JS") for other in others)
    assert len({other.hands[1] for other in others}) > 20
    assert all(Euchre().view(other, 0).as_bytes() == view.as_bytes() for other in others)


def heard(rules, *lines):
    """Where these lines lead from the start of a game, and what they mean."""
    state, told = rules.start(), []
    for seat, line in (said.split(" ", 1) for said in lines):
        told.append((int(seat), rules.read(state, int(seat), line)))
        rules.push(state, *told[-1])
    return state, told
