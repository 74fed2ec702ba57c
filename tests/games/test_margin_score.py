"""The end of a round, its score, and the end of a game (MFE-10 … MFE-14, MFE-16, MFE-20 …)."""

from typing import Any

import pytest

from bot.engine.games.margin_for_error_score import outcome
from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to


def ended(announced: str, **options: Any) -> MarginTable:
    """A round of four in which Cat takes everything, played to its end."""
    return MarginTable(**options).plays_with(ONE_COLOUR_EACH, announced).play_out()


def tricks_of(table: MarginTable) -> int:
    return len(table.state.deals[-1].tricks)


# Counting


@pytest.mark.parametrize(
    ("taken", "captains", "others"),
    [(0, 20, 0), (1, 15, 0), (4, 15, 0), (5, 0, 0), (6, 0, 10), (14, 0, 10)],
)
@pytest.mark.rule("MFE-11", "MFE-13", "MFE-14")
def test_low_is_won_with_four_at_most(taken, captains, others):
    assert outcome("low", taken) == (captains, others)


@pytest.mark.parametrize(
    ("taken", "captains", "others"),
    [(0, 0, 10), (8, 0, 10), (9, 0, 0), (10, 15, 0), (13, 15, 0), (14, 25, 0)],
)
@pytest.mark.rule("MFE-12", "MFE-13", "MFE-14")
def test_high_is_won_with_ten_at_least(taken, captains, others):
    assert outcome("high", taken) == (captains, others)


# When a round is over


@pytest.mark.rule("MFE-10", "MFE-12", "MFE-14")
def test_high_goes_on_for_the_bonus_as_long_as_all_fourteen_can_be_had():
    table = ended("2 R high")
    assert tricks_of(table) == 14
    assert table.delta == (25, 0, 25, 0)


@pytest.mark.rule("MFE-10", "MFE-12", "MFE-13")
def test_high_is_lost_when_ten_and_nine_are_out_of_reach():
    table = ended("1 R high")
    assert tricks_of(table) == 6
    assert table.delta == (10, 0, 10, 0)


@pytest.mark.rule("MFE-10", "MFE-11", "MFE-13")
def test_low_is_lost_with_the_sixth_point_card():
    table = ended("0 R low")
    assert tricks_of(table) == 6
    assert table.delta == (0, 10, 0, 10)


@pytest.mark.rule("MFE-10", "MFE-11", "MFE-14")
def test_low_goes_on_for_the_bonus_as_long_as_no_point_card_was_taken():
    table = ended("3 R low")
    assert tricks_of(table) == 14
    assert table.delta == (0, 20, 0, 20)


@pytest.mark.rule("MFE-10", "MFE-11", "MFE-13")
def test_low_is_won_when_the_bonus_is_lost_and_no_more_than_four_can_come():
    hands = {**ONE_COLOUR_EACH, 2: from_to("G", 13, 1) + " 14Y", 1: "14G " + from_to("Y", 13, 1)}
    table = MarginTable().plays_with(hands, "1 R low").trick("14B", "14R", "14G")
    assert table.state.points == (0, 1, 0, 0)
    table.trick("1Y", "14Y", "13B", "13R").tricks(8)
    assert len(table.state.deals) == 0
    assert table.state.points == (0, 1, 9, 0)
    table.tricks(1)
    assert tricks_of(table) == 11
    assert table.delta == (0, 15, 0, 15)


@pytest.mark.rule("MFE-10")
@pytest.mark.parametrize("announced", ["1 R high", "0 R low", "2 R high", "3 R low"])
def test_played_out_all_rounds_have_fourteen_tricks_and_score_the_same(announced):
    table = ended(announced, play_out=True)
    assert tricks_of(table) == 14
    assert table.delta == ended(announced).delta


@pytest.mark.rule("MFE-8", "MFE-10")
def test_what_came_of_a_round_is_told_to_all():
    table = ended("0 R low")
    assert table.table()["last_round"] == {
        "captain": 0,
        "partner": 2,
        "point_suit": "R",
        "strategy": "low",
        "points": (0, 0, 6, 0),
        "extra": None,
        "included": None,
    }
    assert table.table()["points_taken"] == [0, 0, 0, 0]
    assert table.table()["captain"] is None


# Games of four


@pytest.mark.rule("MFE-16")
def test_the_team_that_reaches_the_target_has_won():
    table = MarginTable(target=25)
    for _ in range(2):
        assert table.state.winners == ()
        table.plays_with(ONE_COLOUR_EACH, "3 R low").play_out()
    assert table.state.scores == (0, 40, 0, 40)
    assert table.state.winners == (1, 3)
    assert table.phase == "over"
    assert ended("2 R high", target=25).state.winners == (0, 2)


@pytest.mark.rule("MFE-16", "GEN-1")
def test_the_deal_goes_on_to_the_left():
    table = MarginTable(dealer=3)
    for dealer in (3, 0, 1):
        assert table.state.dealer == dealer
        table.plays_with(ONE_COLOUR_EACH, "0 R low").play_out()


# Games of five: the extra card. With LOW_CARDS Cat takes everything


def five(announced: str, extra: str = "3R", **options: Any) -> MarginTable:
    """Eleven tricks of five; Cat has taken every point card but the extra one."""
    hands = dict(LOW_CARDS)
    if extra != "3R":
        hands[4] = hands[4].replace(extra, "3R")
    return MarginTable(5, **options).plays_with(hands, announced, extra).tricks(11)


@pytest.mark.rule("MFE-20", "MFE-14", "MFE-21")
@pytest.mark.parametrize(("answer", "points"), [("include", 25), ("exclude", 15)])
def test_the_captain_counts_the_extra_card_or_leaves_it_out(answer, points):
    table = five("2 R high")
    assert table.phase == "extra_card"
    assert table.legal(2) == ["exclude", "include"]
    assert table.view(None).awaited == [2]
    table.hears(f"2 {answer}")
    assert table.delta == (points, 0, points, 0, 0)
    assert table.table()["last_round"]["extra"] == "3R"
    assert table.table()["last_round"]["included"] == (answer == "include")


@pytest.mark.rule("MFE-20", "MFE-10", "MFE-14")
@pytest.mark.parametrize(("answer", "points"), [("include", 15), ("exclude", 20)])
def test_low_without_a_point_card_waits_for_the_choice_too(answer, points):
    table = five("1 R low")
    assert table.state.points == (0, 0, 13, 0, 0)
    assert table.phase == "extra_card"
    table.hears(f"1 {answer}")
    assert table.delta == (0, points, 0, 0, points)


@pytest.mark.rule("MFE-20")
def test_he_is_asked_only_when_it_changes_the_score():
    for announced in ("2 R low", "1 R high"):
        table = five(announced, play_out=True)
        assert table.phase == "deal"
        assert tricks_of(table) == 11
        assert table.table()["last_round"]["included"] is None
    assert five("2 R high", extra="3B").phase == "deal"


@pytest.mark.rule("MFE-10", "MFE-20")
def test_a_round_goes_on_while_the_extra_card_could_still_make_it_a_draw():
    """After five tricks there are eight in play, and with the extra card nine."""
    table = MarginTable(5).plays_with(LOW_CARDS, "1 R high", "3R").tricks(5)
    assert table.state.points == (0, 0, 5, 0, 0)
    assert table.phase == "play"
    table.tricks(1)
    assert table.state.deals[0].delta == (10, 0, 10, 10, 0)


REDS_GO_FIRST = {
    0: from_to("R", 14, 8) + " " + from_to("B", 14, 11),
    1: from_to("R", 7, 4) + " " + from_to("Y", 14, 8),
    2: from_to("G", 14, 4),
    3: from_to("B", 10, 4) + " " + from_to("Y", 7, 4),
}
"""Cat takes everything, and after eight tricks there may be no red card left."""


@pytest.mark.rule("MFE-10", "MFE-20")
def test_with_nothing_left_to_take_the_bonus_still_hangs_on_the_extra_card():
    table = MarginTable(5).plays_with(REDS_GO_FIRST, "1 R low", "3R").tricks(8, first="R")
    assert table.state.points == (0, 0, 13, 0, 0)
    assert table.phase == "play"
    table.tricks(3)
    assert table.phase == "extra_card"
    hands = {**REDS_GO_FIRST, 4: "3R 2R 1R"}
    table = MarginTable(5).plays_with(hands, "1 R low", "3B").tricks(8, first="R")
    assert table.delta == (0, 20, 0, 0, 20)


@pytest.mark.rule("MFE-11", "MFE-20")
@pytest.mark.parametrize(("answer", "captains", "others"), [("include", 0, 10), ("exclude", 0, 0)])
def test_with_the_card_left_out_it_is_the_captains_number_that_decides(answer, captains, others):
    """Five to eight is a draw: that the others lack the card is not held against them."""
    hands = {
        0: from_to("G", 13, 9) + " " + from_to("Y", 6),
        1: from_to("R", 14, 4),
        2: "14Y 13Y 14G " + from_to("G", 8),
        3: from_to("B", 14, 4),
        4: "3R 2R 3B 2B 1B " + from_to("Y", 12, 7),
    }
    table = MarginTable(5).plays_with(hands, "0 R low", "1R").tricks(5).tricks(6, first="Y")
    assert table.state.points == (5, 0, 8, 0, 0)
    table.hears(f"0 {answer}")
    assert table.delta == (captains, others, others, captains, others)


@pytest.mark.rule("MFE-21", "MFE-13")
def test_everybody_of_the_winning_side_scores_for_himself():
    table = five("2 R low", play_out=True)
    assert table.delta == (0, 10, 0, 10, 10)
    assert [len(side) for side in table.view(None).sides] == [1] * 5


# Games of five: seats, dealers, winners


def rounds(table: MarginTable, *announced: str) -> MarginTable:
    """Whole rounds in which Cat takes all; the extra card is left out."""
    for words in announced:
        table.plays_with(LOW_CARDS, words, "3R")
        while table.state.dealing:
            table.tricks(1)
            if table.phase == "extra_card":
                table.hears(f"{words[0]} exclude")
    return table


@pytest.mark.rule("MFE-22")
def test_seats_are_drawn_after_five_rounds_and_the_lowest_score_deals():
    table = rounds(MarginTable(5, 1, target_solo=200), *["1 R low"] * 3, "2 R low", "0 R high")
    assert [deal.dealer for deal in table.state.deals] == [1, 2, 3, 4, 0]
    assert table.phase == "redraw"
    assert table.asked() == [-1]
    assert table.state.scores == (0, 80, 10, 10, 80)
    assert table.table()["dealer"] == 0
    table.hears("-1 order 3 0 4 2 1")
    assert table.phase == "deal"
    assert table.view(None).places == (3, 0, 4, 2, 1)
    table.deal()
    assert table.asked() == [0]
    table.hears("0 decline")
    assert table.asked() == [4]


@pytest.mark.rule("MFE-22")
def test_of_several_with_the_lowest_score_the_highest_seat_deals():
    table = rounds(MarginTable(5, 0, target_solo=200), *["1 R low"] * 5)
    assert table.state.scores == (0, 100, 0, 0, 100)
    assert table.state.dealer == 3


@pytest.mark.rule("MFE-22", "MFE-17", "MFE-1")
def test_from_then_on_they_play_as_they_now_sit():
    table = rounds(MarginTable(5, 0, target_solo=200), *["1 R low"] * 5)
    table.hears("-1 order 3 0 4 2 1").plays_with(LOW_CARDS, "3 R low", "3R")
    assert table.table()["partner"] == 2
    assert table.table()["opponents"] == [0, 1, 4]
    assert table.state.extra == table.rules.pack.card("3R")
    assert table.view(None).trick.leader == 4
    assert table.asked() == [2]
    table.tricks(11)
    assert table.state.deals[-1].dealer == 3
    assert table.state.dealer == 0


@pytest.mark.rule("MFE-22")
def test_with_four_seats_stay_as_they_are():
    table = MarginTable(target=200)
    for _ in range(5):
        table.plays_with(ONE_COLOUR_EACH, "1 R low").play_out()
    assert table.phase == "deal"


@pytest.mark.rule("MFE-23", "GEN-9")
def test_the_highest_score_wins_and_a_tie_is_a_tie():
    table = rounds(MarginTable(5, 0), "1 R low", "1 R low")
    assert table.state.winners == ()
    rounds(table, "1 R low")
    assert table.state.scores == (0, 60, 0, 0, 60)
    assert table.state.winners == (1, 4)
    assert table.phase == "over"


@pytest.mark.rule("MFE-23")
def test_who_has_more_than_the_target_needs_beats_who_just_reaches_it():
    table = MarginTable(5, 0, target_solo=20).plays_with(LOW_CARDS, "1 R low", "3R").tricks(11)
    rounds(table.hears("1 include"), "1 R high")
    assert table.state.scores == (10, 15, 10, 10, 15)
    assert table.state.winners == ()
    rounds(table, "2 R low")
    assert table.state.scores == (10, 25, 10, 20, 25)
    assert table.state.winners == (1, 4)
