"""Turning the strategy up, in or out of turn (MFE-9), and keeping it secret until then."""

import pytest

from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to

FOUR_EACH_WAY = {
    0: "14G 13G 12G 11G 1Y 2Y 3Y 4Y 5Y 6Y 7Y 8Y 9Y 10Y",
    1: from_to("R", 14),
    2: "1G 2G 3G 4G 1B 2B 3B 4B 5B 6B 7B 8B 9B 10B",
    3: "10G 9G 8G 7G 6G 5G 14B 13B 12B 11B 14Y 13Y 12Y 11Y",
}
"""Ben discards a point card on every trick; Ann takes the first four, Dan those after."""


def may_expose(table: MarginTable) -> list[int]:
    """Who may turn the strategy up."""
    return [seat for seat in range(table.rules.seats) if "expose" in table.legal(seat)]


@pytest.fixture
def ripe() -> MarginTable:
    """Cat has taken five point cards; Dan and Ben are the Captain's opponents."""
    return MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(5)


# When


@pytest.mark.rule("MFE-9")
def test_a_side_with_five_point_cards_gives_the_right():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(4)
    assert may_expose(table) == []
    table.tricks(1)
    assert len(table.state.tricks) == 5
    assert may_expose(table) == [1, 3]


@pytest.mark.rule("MFE-9")
def test_the_opponents_own_five_give_it_as_well():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "1 R low").tricks(5)
    assert table.table()["points_taken"] == [0, 0, 5, 0]
    assert may_expose(table) == [0, 2]


@pytest.mark.rule("MFE-9")
def test_four_each_are_not_enough_but_the_next_point_card_is():
    table = MarginTable(play_out=True).plays_with(FOUR_EACH_WAY, "0 R low").tricks(4)
    assert table.table()["points_taken"] == [4, 0, 0, 0]
    table.trick("1Y", "14R", "1B", "14Y").tricks(2)
    assert table.table()["points_taken"] == [4, 0, 0, 3]
    assert len(table.state.tricks) == 7
    assert may_expose(table) == [1, 3]


@pytest.mark.rule("MFE-9")
def test_seven_of_fourteen_tricks_give_the_right_whatever_was_taken():
    hands = {
        0: from_to("B", 7) + " " + from_to("R", 14, 8),
        1: from_to("Y", 14),
        2: from_to("G", 14),
        3: from_to("B", 14, 8) + " " + from_to("R", 7),
    }
    table = MarginTable().plays_with(hands, "0 R high").tricks(6, first="BYG")
    assert may_expose(table) == []
    table.tricks(1, first="BYG")
    assert sum(table.state.points) == 0
    assert may_expose(table) == [1, 3]


@pytest.mark.rule("MFE-9")
def test_with_five_six_tricks_are_half():
    hands = {
        0: from_to("R", 14, 9) + " " + from_to("B", 14, 10),
        3: from_to("R", 8, 4) + " " + from_to("B", 9, 4),
        1: from_to("Y", 14, 4),
        2: from_to("G", 14, 4),
    }
    table = MarginTable(5).plays_with(hands, "0 R high", extra="3R").tricks(5, first="BYG")
    assert sum(table.state.points) == 0
    assert may_expose(table) == []
    table.tricks(1, first="BYG")
    assert may_expose(table) == [1, 2, 4]


# Who, and how


@pytest.mark.rule("MFE-9", "GEN-5")
def test_the_opponents_have_a_right_that_the_game_does_not_wait_for(ripe):
    view = ripe.view(None)
    assert view.awaited == [2]
    assert view.to_act == [1, 2, 3]
    assert ripe.legal(1) == ["expose"]
    ripe.tricks(1)
    assert may_expose(ripe) == [1, 3]


@pytest.mark.rule("MFE-9")
def test_an_opponent_in_turn_plays_or_exposes(ripe):
    ripe.trick("9G")
    assert ripe.view(None).awaited == [3]
    assert "expose" in ripe.legal(3)
    assert "play 8B" in ripe.legal(3)
    ripe.hears("3 expose")
    assert ripe.view(None).awaited == [3]
    assert "expose" not in ripe.legal(3)
    ripe.trick("8B")


@pytest.mark.rule("MFE-9", "GEN-6")
@pytest.mark.parametrize("who", [1, 3])
def test_once_turned_up_all_know_the_strategy_and_nobody_may_again(ripe, who):
    assert [ripe.table(seat)["strategy"] for seat in (0, 1, 2, 3, None)] == [None] * 5
    ripe.hears(f"{who} expose")
    for seat in (0, 1, 2, 3, None):
        assert ripe.table(seat)["strategy"] == "high"
        assert (0, "point R high") in ripe.view(seat).events
        assert ripe.view(seat).events[-1] == (who, "expose")
    assert may_expose(ripe) == []
    assert ripe.asked() == [2]


@pytest.mark.rule("MFE-9", "GEN-12")
def test_who_may_not_expose_is_told_why(ripe):
    assert ripe.refuses("0 expose") == "only the Captain's opponents may turn the strategy card up"
    assert ripe.refuses("2 expose") == "only the Captain's opponents may turn the strategy card up"
    assert ripe.refuses("1 play 14Y") == "it is not your turn"
    ripe.hears("3 expose")
    assert ripe.refuses("1 expose") == "the strategy has already been turned up"
    assert ripe.refuses("3 expose") == "the strategy has already been turned up"
    early = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high")
    assert early.refuses("3 expose") == (
        "you may expose after 7 tricks, or when a side has taken five point cards"
    )
    assert "after 6 tricks" in MarginTable(5).plays_with({}, extra="3B").refuses("1 expose")


@pytest.mark.rule("MFE-9")
def test_the_right_lasts_until_the_round_is_over():
    table = MarginTable(5).plays_with(LOW_CARDS, "2 R high", extra="3R").tricks(11)
    assert table.phase == "extra_card"
    assert may_expose(table) == [1, 3, 4]
    assert table.view(None).awaited == [2]
    table.hears("3 expose")
    assert table.asked() == [2]
    assert table.refuses("1 expose") == "the strategy has already been turned up"
    table.hears("2 include")
    assert table.refuses("3 expose") == "chance comes first: a shuffle is needed"


# What is secret until then


@pytest.mark.rule("MFE-3", "MFE-9", "GEN-6")
@pytest.mark.parametrize("seats", [4, 5])
def test_until_then_nobody_else_sees_a_byte_of_it(seats):
    """The same round with the other strategy looks the same, move for move."""
    hands, extra = (LOW_CARDS, "3R") if seats == 5 else (ONE_COLOUR_EACH, "")
    low, high = (
        MarginTable(seats, play_out=True).plays_with(hands, f"1 R {word}", extra)
        for word in ("low", "high")
    )
    others = [seat for seat in range(seats) if seat in low.state.seating.opponents]
    for _ in range(40):
        for viewer in (*others, None):
            assert low.view(viewer).as_bytes() == high.view(viewer).as_bytes()
        for seat in low.state.seating.captains:
            assert low.view(seat).as_bytes() != high.view(seat).as_bytes()
        action = f"{low.state.turn} {low.legal(low.state.turn)[-1]}"
        for table in (low, high):
            table.hears(action)
    for table in (low, high):
        table.hears(f"{others[0]} expose")
    for viewer in (*others, None):
        assert low.view(viewer).as_bytes() != high.view(viewer).as_bytes()


@pytest.mark.rule("GEN-6")
def test_when_the_round_is_over_all_know_the_strategy():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").play_out()
    for seat in (0, 1, 2, 3, None):
        assert (0, "point R high") in table.view(seat).events
        assert table.table(seat)["last_round"]["strategy"] == "high"
        assert table.table(seat)["strategy"] is None
