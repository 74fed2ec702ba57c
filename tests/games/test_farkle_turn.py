"""A turn of Farkle: throws, what is set aside, what scores, and what may be banked."""

import pytest

from tests.games.farkle_table import NOTHING, FarkleTable


@pytest.mark.rule("FRK-1")
def test_a_turn_begins_with_all_six_dice():
    game = FarkleTable()
    assert game.phase == "throw"
    assert (
        game.refuses("-1 roll 1 1 5")
        == "'roll 1 1 5' cannot be played now: expected 'roll' and 6 numbers"
    )
    game.throws("1 1 5 3 2 6")
    assert (game.phase, game.asked()) == ("keep", [0])
    assert game.table()["dice"] == [1, 1, 5, 3, 2, 6]


@pytest.mark.rule("FRK-1", "GEN-14")
def test_everything_that_may_be_set_aside_is_listed_once_and_ascending():
    game = FarkleTable().throws("5 1 3 1 2 6")
    assert game.legal(0) == ["keep 1", "keep 1 1", "keep 1 1 5", "keep 1 5", "keep 5"]
    game.hears("0 keep 5 1 1")
    assert game.view(None).events[-1] == (0, "keep 1 1 5")


@pytest.mark.rule("FRK-1", "GEN-12")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("keep", "set at least one scoring die of 1 1 2 3 5 6 aside"),
        ("keep 3", "3 does not score as a whole: every die set aside must be part of something"),
        ("keep 1 3", "1 3 does not score as a whole"),
        ("keep 5 5", "that is not what the dice show: 1 1 2 3 5 6"),
        ("keep 4", "that is not what the dice show: 1 1 2 3 5 6"),
        ("keep 1 1 1", "that is not what the dice show"),
        ("keep 7", "expected 'keep 1', 'keep 1 1', 'keep 1 1 5', 'keep 1 5' or 'keep 5'"),
        ("keep 1 1 1 1 1 1 1", "expected 'keep 1', "),
        ("roll", "expected 'keep 1'"),
        ("bank", "expected 'keep 1'"),
    ],
)
def test_a_die_that_is_part_of_nothing_stays_on_the_table(line, reason):
    game = FarkleTable().throws("1 1 5 3 2 6")
    assert reason in game.refuses(f"0 {line}")


@pytest.mark.rule("FRK-1")
def test_a_throw_allows_one_keep():
    game = FarkleTable().throws("1 1 5 3 2 6").keeps("1")
    assert game.legal(0) == ["roll"]
    assert "expected 'roll'" in game.refuses("0 keep 1")


@pytest.mark.rule("FRK-2")
def test_the_dice_that_are_left_are_thrown():
    game = FarkleTable().throws("1 1 5 3 2 6").keeps("1 1")
    assert game.table()["left"] == 4
    game.says("roll")
    assert game.phase == "throw"
    assert "4 numbers" in game.refuses("-1 roll 1 2 3 4 5 6")
    game.throws("1 2 3 4").keeps("1")
    assert (game.points, game.table()["kept"]) == (300, [[1, 1], [1]])


@pytest.mark.rule("FRK-2")
def test_roll_is_said_where_nothing_else_may_be():
    game = FarkleTable().throws("1 1 5 3 2 6").keeps("1 1 5")
    assert (game.phase, game.legal(0)) == ("roll_or_bank", ["roll"])
    assert "or" not in game.refuses("0 keep 1").split("expected")[1]


@pytest.mark.rule("FRK-2")
def test_hot_dice_all_six_again_and_the_points_stay():
    game = FarkleTable().throws("1 2 3 4 5 6").keeps("1 2 3 4 5 6")
    assert game.legal(0) == ["bank", "roll"]
    assert (game.points, game.table()["left"]) == (1500, 6)
    game.says("roll").throws("1 2 3 4 6 6").keeps("1")
    assert (game.points, game.table()["left"], game.table()["kept"]) == (1600, 5, [[1]])
    game.says("bank")
    assert game.scores == (1600, 0, 0)


@pytest.mark.rule("FRK-3")
def test_a_farkle_loses_the_turn_and_leaves_the_total():
    game = FarkleTable().thousand().farkle().farkle()
    game.throws("1 1 1 2 3 5").keeps("1 1 1 5").says("roll")
    assert game.points == 1050
    game.throws(NOTHING[2])
    assert game.scores == (1000, 0, 0)
    assert (game.phase, game.state.turn) == ("throw", 1)
    assert game.table()["last_turn"] == {
        "seat": 0, "dice": [2, 3], "points": 1050, "banked": False,
    }  # fmt: skip


@pytest.mark.rule("FRK-3")
def test_a_first_throw_may_be_a_farkle_already():
    game = FarkleTable().farkle()
    assert (game.state.turn, game.table()["banked"]) == (1, [0, None, None])
    assert (game.points, game.table()["dice"]) == (0, [])


@pytest.mark.rule("FRK-4")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("1", 100), ("5", 50), ("1 5", 150), ("1 1", 200),
        ("1 1 1", 1000), ("2 2 2", 200), ("3 3 3", 300), ("4 4 4", 400), ("5 5 5", 500),
        ("6 6 6", 600), ("1 1 1 1", 2000), ("2 2 2 2", 400), ("5 5 5 5 5", 2000),
        ("6 6 6 6 6", 2400), ("3 3 3 3 3 3", 2400), ("1 1 1 1 1 1", 8000),
        ("1 2 3 4 5 6", 1500), ("2 2 3 3 4 4", 500), ("3 3 4 4 4 4", 500), ("4 4 4 4", 800),
        ("1 1 4 4 4 4", 1000), ("1 1 5 5 6 6", 500), ("2 2 2 5 5 5", 700), ("1 1 1 5 5", 1100),
    ],
)  # fmt: skip
def test_combinations(dice, points):
    """Of all divisions the best: four 4s and two 1s are no three pairs, but 800 and 200."""
    thrown = [*dice.split(), *"63264"][:6]
    game = FarkleTable().throws(" ".join(thrown)).keeps(dice)
    assert game.points == points


@pytest.mark.rule("FRK-4")
def test_what_is_left_over_is_refused():
    game = FarkleTable().throws("2 2 2 2 3 3")
    assert game.legal(0) == ["keep 2 2 2", "keep 2 2 2 2", "keep 2 2 2 2 3 3"]
    assert "does not score as a whole" in game.refuses("0 keep 2 2 2 3 3")


@pytest.mark.rule("FRK-5")
def test_dice_of_different_throws_do_not_combine():
    game = FarkleTable().throws("1 2 3 4 6 6").keeps("1").says("roll")
    game.throws("1 1 2 3 4").keeps("1 1")
    assert game.points == 300
    straight = FarkleTable().throws("1 2 3 4 6 6").keeps("1").says("roll").throws("2 3 4 5 6")
    assert straight.legal(0) == ["keep 5"]


@pytest.mark.rule("FRK-6")
def test_a_total_of_zero_needs_the_opening():
    game = FarkleTable().throws("1 1 5 5 5 2").keeps("1 1 5 5 5").says("roll")
    assert game.throws("1").keeps("1").points == 800
    assert game.legal(0) == ["roll"]
    assert (
        game.refuses("0 bank")
        == "to open you need 1000 points in a turn: this one has 800, so roll"
    )
    game.says("roll").throws("1 1 2 3 4 6").keeps("1 1")
    assert (game.points, game.legal(0)) == (1000, ["bank", "roll"])


@pytest.mark.rule("FRK-6")
def test_any_other_total_needs_the_minimum():
    game = FarkleTable(2).thousand().farkle()
    game.throws("1 1 1 2 3 4").keeps("1 1").says("roll").throws("1 2 3 4").keeps("1")
    assert game.refuses("0 bank") == "you need 350 points in a turn: this one has 300, so roll"
    game.says("roll").throws("5 2 3").keeps("5")
    assert (game.points, game.legal(0)) == (350, ["bank", "roll"])


@pytest.mark.rule("FRK-6", "FRK-3")
def test_who_has_only_farkled_has_still_to_open():
    game = FarkleTable(2).farkle().farkle().throws("1 1 5 5 5 2").keeps("1 1 5 5 5")
    assert game.legal(0) == ["roll"]


@pytest.mark.rule("FRK-6")
def test_the_house_rules_move_both_limits():
    game = FarkleTable(2, opening=0, minimum=5000).throws("5 2 3 4 6 6").keeps("5").says("bank")
    game.farkle().throws("1 1 1 1 1 5").keeps("1 1 1 1 1 5")
    assert (game.points, game.legal(0)) == (4050, ["roll"])
    assert FarkleTable(2, opening=50).throws("5 2 3 4 6 6").keeps("5").legal(0) == ["bank", "roll"]


@pytest.mark.rule("GEN-11", "FRK-6", "FRK-7")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"target": 999}, "a whole number from 1000 to 50000"),
        ({"target": 50001}, "a whole number from 1000 to 50000"),
        ({"opening": -1}, "a whole number from 0 to 5000"),
        ({"minimum": 5001}, "a whole number from 0 to 5000"),
        ({"pairs": True}, "allowed are target, opening, minimum"),
    ],
)
def test_house_rules_out_of_their_limits_are_refused(options, reason):
    with pytest.raises(ValueError, match=reason):
        FarkleTable(2, **options)


@pytest.mark.parametrize("seats", [1, 11])
def test_it_is_for_two_to_ten(seats):
    with pytest.raises(ValueError, match="Farkle is for 2 to 10 players"):
        FarkleTable(seats)
