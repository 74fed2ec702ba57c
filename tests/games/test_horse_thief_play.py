"""Horse Thief: the play, the score, and when the game is won."""

import pytest

from bot.engine.games.bowers import bower_ranking
from bot.engine.games.horse_thief import HorseThief
from bot.engine.options import BadOptions
from tests.games.card_table import names
from tests.games.horse_thief_table import HorseThiefTable

HANDS = {0: "AS KS QS 3H 4H", 1: "JD KD QD 5D 6S", 2: "AC KC QC 7H 8H"}


@pytest.mark.rule("HRS-7")
@pytest.mark.parametrize(
    ("dealer", "playing", "leader"),
    [(4, (0, 1, 2), 0), (4, (2, 3), 2), (2, (0, 2, 3), 3), (3, (1, 3), 1), (0, (0, 4), 4)],
)
def test_the_first_still_in_to_the_dealers_left_leads(dealer, playing, leader):
    table = HorseThiefTable(5, dealer).deal().count_of_three(*playing).nobody_draws()
    assert (table.phase, table.asked()) == ("play", [leader])


@pytest.mark.rule("HRS-7")
def test_only_those_in_play():
    table = HorseThiefTable(5).deal().count_of_three(1, 4).nobody_draws().play_out()
    tricks = table.state.deals[-1].tricks
    assert [len(trick.cards) for trick in tricks] == [2] * 5
    assert {trick.winner for trick in tricks} | {trick.leader for trick in tricks} <= {1, 4}


@pytest.mark.rule("HRS-8")
@pytest.mark.parametrize("trump", "SHDC")
def test_right_left_then_ace_to_two(trump):
    left = {"S": "C", "C": "S", "H": "D", "D": "H"}[trump]
    ranking = bower_ranking(HorseThief.deck, trump)
    order = HorseThief.pack
    trumps = [order.name(card) for card in ranking.order[trump]]
    assert trumps == [f"J{trump}", f"J{left}", *(rank + trump for rank in "AKQT98765432")]
    short = [order.name(card) for card in ranking.order[left]]
    assert short == [rank + left for rank in "AKQT98765432"]
    for plain in set("SHDC") - {trump, left}:
        cards = [order.name(card) for card in ranking.order[plain]]
        assert cards == [rank + plain for rank in "AKQJT98765432"]


@pytest.mark.rule("HRS-8", "GEN-12")
def test_follow_suit_with_the_left_bower_too():
    table = HorseThiefTable().deal(HANDS).count_of_three(0, 1, 2).nobody_draws()
    table.plays("3H")
    assert table.legal(1) == ["play JD"]
    assert table.refuses("1 play KD") == "you hold a heart: follow suit (JD)"
    table.plays("JD", "7H")
    assert table.state.tricks[-1].winner == 1


@pytest.mark.rule("HRS-8")
def test_the_left_bower_need_not_follow_its_printed_suit():
    table = HorseThiefTable().deal(HANDS | {0: "AD KS QS 3H 4H", 1: "JD KC 9C 5C 6S", 2: "AC"})
    table.count_of_three(0, 1).nobody_draws().plays("AD")
    assert table.legal(1) == sorted(f"play {card}" for card in names("JD KC 9C 5C 6S"))
    table.plays("6S")
    assert table.state.tricks[-1].winner == 0


@pytest.mark.rule("HRS-9")
def test_a_point_a_trick_three_off_without_one_nothing_for_the_dropped():
    hands = {0: "JH JD AH 4C 5C", 1: "AD KD QD TD 9D", 2: "AS KS QS TS 9S", 3: "AC KC 2C 3C 9C"}
    table = HorseThiefTable(4).deal(hands).count_of_three(0, 1, 3).nobody_draws()
    table.plays("JH", "9D", "2C", "JD", "TD", "3C", "AH", "QD", "9C")
    table.plays("4C", "KD", "AC", "KC", "5C", "AD")
    assert table.delta == (3, -3, 0, 2)


@pytest.mark.rule("HRS-9")
def test_all_five_tricks_are_five_points():
    hands = {0: "JH JD AH KH QH", 1: "AD KD QD TD 9D", 2: "AS KS QS TS 9S"}
    table = HorseThiefTable(3).deal(hands).count_of_three(0, 1).nobody_draws().play_out()
    assert table.delta == (5, -3, 0)


@pytest.mark.rule("HRS-10", "GEN-11")
def test_the_target_and_its_limits():
    assert HorseThief().options.target == 15
    for target in (5, 51):
        assert HorseThief({"target": target}).target == target
    for target in (4, 52):
        with pytest.raises(BadOptions, match="allowed is a whole number from 5 to 51"):
            HorseThief({"target": target})


@pytest.mark.rule("HRS-10")
def test_the_game_ends_when_somebody_has_reached_the_target_at_the_end_of_a_deal():
    table = HorseThiefTable()
    for seats_in in ((0,), (1,), (0,)):
        table.deal().count_of_three(*seats_in)
        assert table.phase == "deal"
    table.deal().count_of_three(0)
    assert (table.state.scores, table.phase) == ((15, 5, 0), "over")
    assert table.state.winners == (0,)
    assert table.refuses("0 play") == "the game is over"


@pytest.mark.rule("HRS-10", "GEN-9")
@pytest.mark.parametrize(
    ("scores", "winners"), [((14, 13, 0), (0, 1)), ((14, 12, 0), (0,)), ((13, 14, 0), (1,))]
)
def test_the_highest_wins_and_equal_scores_share(scores, winners):
    """Hearts are trump: two tricks for seat 0, three for seat 1."""
    hands = {0: "JH JD 2S 3S 4S", 1: "5H 6H AS KS QS", 2: ""}
    table = HorseThiefTable()
    table.state.scores = scores
    table.deal(hands).count_of_three(0, 1).nobody_draws()
    table.plays("JH", "5H", "JD", "6H", "2S", "AS", "KS", "3S", "QS", "4S")
    assert table.delta == (2, 3, 0)
    assert (table.phase, table.state.winners) == ("over", winners)


@pytest.mark.rule("HRS-3", "HRS-10")
def test_without_a_trick_played_a_score_may_end_the_game_too():
    table = HorseThiefTable(target=5).deal().count_of_three(2)
    assert (table.phase, table.state.winners) == ("over", (2,))
