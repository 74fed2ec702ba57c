"""Tricks Together: lives, the climb, its end and its score."""

import pytest

from bot.engine.games.tricks_together import TricksTogether
from bot.engine.options import BadOptions, describe_options
from tests.games.tricks_together_table import TogetherTable

SEVEN = [1, 2, 3, 4, 5, 6, 7]
TEN = [*SEVEN, 8, 9, 10]


def cards_of(table: TogetherTable) -> list[int]:
    """How many cards the rounds had that were played."""
    return [one["cards"] for one in table.table()["played"]]


@pytest.mark.rule("TTG-1")
@pytest.mark.parametrize("lives", [3, 4])
def test_a_failed_round_costs_a_life_and_the_one_that_cannot_be_paid_the_game(lives):
    table = TogetherTable(lives=lives)
    seen = [table.table()["lives"]]
    for _ in range(lives):
        seen.append(table.fails().table()["lives"])
        assert (table.phase, table.state.winners) == ("deal", ())
    assert seen == [*range(lives, -1, -1)]
    table.fails()
    assert (table.phase, table.asked(), table.table()["lives"]) == ("over", [], 0)


@pytest.mark.rule("TTG-1")
def test_a_failed_round_is_played_again_with_a_new_deal():
    table = TogetherTable().clears(2).fails().clears().fails(2).clears()
    assert cards_of(table) == [1, 2, 3, 3, 4, 4, 4]
    assert [one["round"] for one in table.table()["played"]] == [1, 2, 3, 3, 4, 4, 4]
    assert (table.table()["round"], table.table()["lives"]) == (5, 0)


@pytest.mark.rule("TTG-8")
@pytest.mark.parametrize("failures", [0, 1, 3])
def test_with_the_last_round_all_have_won_and_the_score_is_the_lives_left(failures):
    table = TogetherTable().clears(6).fails(failures)
    assert (table.phase, table.state.scores) == ("deal", (0, 0, 0, 0))
    table.clears()
    assert (table.phase, table.state.winners) == ("over", (0, 1, 2, 3))
    assert table.state.scores == table.delta == (3 - failures,) * 4
    assert cards_of(table) == [*SEVEN[:6], *[7] * (failures + 1)]
    assert (table.table()["round"], table.table()["lives"]) == (7, 3 - failures)


@pytest.mark.rule("TTG-8")
def test_until_then_no_round_scores_anything():
    table = TogetherTable(5).clears(3).fails(2).clears()
    assert {deal.delta for deal in table.state.deals} == {(0,) * 5}
    assert table.state.scores == (0,) * 5


@pytest.mark.rule("TTG-9")
@pytest.mark.parametrize("cleared", [0, 4, 6])
def test_lost_the_score_is_the_round_that_they_were_stuck_on_and_nobody_has_won(cleared):
    table = TogetherTable().fails(2).clears(cleared).fails(2)
    assert (table.phase, table.state.winners, table.view(None).finished) == ("over", (), True)
    assert table.state.scores == table.delta == (cleared + 1,) * 4
    assert table.refuses("0 commit 1") == "the game is over"


@pytest.mark.rule("TTG-9", "TTG-12")
def test_the_way_down_is_counted_on():
    table = TogetherTable(up_and_down=True).clears(7)
    assert (table.table()["round"], table.table()["cards"]) == (8, 6)
    table.clears(5)
    assert (table.table()["round"], table.table()["cards"]) == (13, 1)
    table.fails(4)
    assert table.state.scores == (13,) * 4


@pytest.mark.rule("TTG-12")
def test_up_and_down_is_thirteen_rounds():
    table = TogetherTable(3, up_and_down=True).clears(12)
    assert table.phase == "deal"
    assert table.table()["rounds"] == 13
    table.clears()
    assert cards_of(table) == [*SEVEN, *SEVEN[-2::-1]]
    assert (table.phase, table.state.scores) == ("over", (3, 3, 3))


@pytest.mark.rule("TTG-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_long_climb_goes_up_to_ten(seats):
    table = TogetherTable(seats, long_climb=True).clears(9)
    assert table.phase == "deal"
    table.clears()
    assert cards_of(table) == TEN
    assert table.state.winners == tuple(range(seats))


@pytest.mark.rule("TTG-11", "TTG-12")
def test_a_long_climb_up_and_down_is_nineteen_rounds():
    table = TogetherTable(long_climb=True, up_and_down=True)
    assert table.table()["rounds"] == 19
    assert cards_of(table.clears(19)) == [*TEN, *TEN[-2::-1]]
    assert table.phase == "over"


@pytest.mark.rule("TTG-11")
def test_a_long_climb_is_refused_for_five_with_a_reason_for_people():
    with pytest.raises(BadOptions) as refused:
        TricksTogether({"long_climb": True}, 5)
    assert str(refused.value) == (
        "option 'long_climb' is for three or four players: with five, play without it, or one of"
        " you sits out"
    )
    assert TricksTogether({"long_climb": True}).seats == 4
    assert TricksTogether({"up_and_down": True, "lives": 4}, 5).seats == 5


@pytest.mark.rule("TTG-13")
def test_odd_rounds_have_no_trump_and_a_card_is_turned_all_the_same():
    table = TogetherTable(no_trumps=True)
    trumps = []
    for _ in range(4):
        table.deal(up="2D")
        assert table.table()["upcard"] == "2D"
        trumps.append(table.table()["trump"])
        table.state = table.rules.start(3)
        table.clears(len(trumps))
    assert trumps == [None, "D", None, "D"]


@pytest.mark.rule("TTG-13")
def test_without_trump_the_highest_card_of_the_suit_led_wins():
    hands = {0: "2H", 1: "3H", 2: "AS", 3: "KS"}
    table = TogetherTable(no_trumps=True).deal(hands, up="9S").commits(0, 1, 0).play_out()
    assert table.table()["played"][-1]["tricks_won"] == [0, 1, 0, 0]
    with_trump = TogetherTable().deal(hands, up="9S").commits(0, 0, 1).play_out()
    assert with_trump.table()["played"][-1]["tricks_won"] == [0, 0, 1, 0]


@pytest.mark.rule("TTG-13", "TTG-12")
def test_on_the_way_down_odd_rounds_have_no_trump_either():
    table = TogetherTable(no_trumps=True, up_and_down=True).clears(7).deal(up="2D")
    assert (table.table()["cards"], table.table()["trump"]) == (6, "D")
    table = TogetherTable(no_trumps=True, up_and_down=True).clears(8).deal(up="2D")
    assert (table.table()["cards"], table.table()["trump"]) == (5, None)


@pytest.mark.rule("GEN-11")
def test_house_rules_and_their_limits():
    assert [
        (option["name"], option["type"], option["default"], option["limits"])
        for option in describe_options(TricksTogether.option_kind)
    ] == [
        ("lives", "int", 3, [3, 4]),
        ("secret_numbers", "bool", False, [False, True]),
        ("long_climb", "bool", False, [False, True]),
        ("up_and_down", "bool", False, [False, True]),
        ("no_trumps", "bool", False, [False, True]),
    ]
    with pytest.raises(BadOptions, match="'lives': allowed is a whole number from 3 to 4"):
        TricksTogether({"lives": 5})


def test_everybody_is_on_one_side():
    table = TogetherTable(5)
    assert table.view(None).sides == ((0, 1, 2, 3, 4),) * 5
