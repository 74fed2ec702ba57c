"""Playing the tricks (MFE-4 … MFE-8, MFE-19)."""

import pytest

from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to


def asked_to_play(table: MarginTable) -> list[str]:
    """The cards that the player in turn may play."""
    lines = table.legal(table.state.turn)
    return table.rules.pack.names(
        sum(table.rules.pack.card(line[5:]) for line in lines if line.startswith("play"))
    )


# The first card


@pytest.mark.rule("MFE-4")
def test_the_green_1_is_led_by_its_holder_without_being_asked():
    table = MarginTable().plays_with(ONE_COLOUR_EACH)
    assert table.view(None).trick.leader == 2
    assert table.table()["trick"] == ["1G"]
    assert table.asked() == [3]
    assert all("play" not in line for _, line in table.view(None).events)


@pytest.mark.rule("MFE-4")
def test_when_green_is_the_point_suit_the_blue_1_is_led():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 G low")
    assert table.table()["trick"] == ["1B"]
    assert table.asked() == [0]


@pytest.mark.rule("MFE-4")
def test_who_gets_the_card_in_passing_leads_it():
    table = MarginTable().deal(ONE_COLOUR_EACH).announced(0)
    table.hears("0 pass 14R 13R 12R", "2 pass 3G 2G 1G", "1 pass 2Y 1Y", "3 pass 2B 1B")
    assert table.view(None).trick.leader == 0


@pytest.mark.rule("MFE-19")
@pytest.mark.parametrize(
    ("suit", "extra", "led"),
    [("R", "1G", "2G"), ("G", "1B", "2B"), ("R", "1B", "1G"), ("G", "1G", "1B"), ("B", "2G", "1G")],
)
def test_when_it_is_the_extra_card_the_2_is_led(suit, extra, led):
    table = MarginTable(5).plays_with({}, f"0 {suit} low", extra=extra)
    assert table.table()["trick"] == [led]


# Following


@pytest.mark.rule("MFE-5", "GEN-12")
def test_who_has_the_colour_led_follows_it_with_any_card():
    hands = {2: "1G 14G", 3: "13G 5G 4G 14R 14B", 0: "12G"}
    table = MarginTable().plays_with(hands, "0 Y low")
    assert asked_to_play(table) == ["13G", "5G", "4G"]
    assert table.refuses("3 play 14R") == (
        "you hold green: follow the colour led (13G or 5G or 4G)"
    )
    assert table.refuses("3 play 1R") == "you have no 1R to play"


@pytest.mark.rule("MFE-5")
def test_the_highest_card_of_the_colour_led_wins_and_leads_next():
    hands = {0: "2G 14G", 1: "13G 5G", 2: "1G 9G", 3: from_to("R", 14)}
    table = MarginTable().plays_with(hands, "0 Y low")
    table.trick("14R", "2G", "5G")
    assert table.state.tricks[-1].winner == 1
    assert table.asked() == [1]


@pytest.mark.rule("MFE-5")
def test_there_is_no_trump_and_the_point_suit_is_none():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").trick("14B", "14R", "14Y")
    assert table.state.tricks[-1].winner == 2


# Breaking the point suit


@pytest.fixture
def unbroken() -> MarginTable:
    """Ann leads to the second trick, and has two points besides other cards."""
    hands = {0: "14G 14R 2R 9B", 1: "13G", 2: "1G 12R", 3: "12G 11R"}
    return MarginTable().plays_with(hands, "0 R low").trick("12G", "14G", "13G")


@pytest.mark.rule("MFE-6", "GEN-12")
def test_the_point_suit_may_not_be_led_before_it_is_broken(unbroken):
    assert unbroken.asked() == [0]
    assert not unbroken.table()["broken"]
    assert not {"14R", "2R"} & set(asked_to_play(unbroken))
    assert unbroken.refuses("0 play 14R") == (
        "the point suit is not broken: lead another colour than red"
    )


@pytest.mark.rule("MFE-6")
def test_a_point_card_discarded_on_another_colour_breaks_it():
    hands = {0: "14G 12G 5R", 1: "13G 11G", 2: "1G 2G", 3: "14R 13R 14B " + from_to("Y", 14, 4)}
    table = MarginTable().plays_with(hands, "0 R low").trick("14B", "14G", "13G", "12G")
    assert not table.table()["broken"]
    table.trick("11G", "2G", "13R")
    assert table.table()["broken"]
    assert "5R" in asked_to_play(table)
    table.trick("5R")
    assert "5R" in table.table()["trick"]


@pytest.mark.rule("MFE-6")
def test_another_discard_does_not_break_it():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 Y low").trick("14B", "14R")
    assert not table.table()["broken"]


@pytest.mark.rule("MFE-6")
def test_who_holds_nothing_else_leads_it_and_breaks_it():
    hands = {0: "14G " + from_to("R", 13), 1: "13G 14R", 2: "1G", 3: "12G"}
    table = MarginTable().plays_with(hands, "0 R low").trick("12G", "14G", "13G")
    assert not table.table()["broken"]
    assert len(asked_to_play(table)) == 13
    table.trick("13R")
    assert table.table()["broken"]


@pytest.mark.rule("MFE-7", "GEN-12")
def test_no_point_card_is_discarded_on_the_first_trick():
    hands = {0: "5G", 1: "6G", 2: "1G", 3: "14R 13R 14B " + from_to("Y", 14, 4)}
    table = MarginTable().plays_with(hands, "0 R low")
    assert not {"14R", "13R"} & set(asked_to_play(table))
    assert table.refuses("3 play 14R") == (
        "no point card may be discarded on the first trick: keep your red cards"
    )


@pytest.mark.rule("MFE-7")
def test_but_who_holds_nothing_else_discards_one_and_breaks_it():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R low").trick("14B")
    assert asked_to_play(table) == from_to("R", 14).split()
    assert not table.table()["broken"]
    table.trick("14R")
    assert table.table()["broken"]


@pytest.mark.rule("MFE-7")
def test_from_the_second_trick_on_anything_may_be_discarded():
    hands = {0: "5G 4G", 1: "6G 3G", 2: "1G 14G", 3: "14R 13R 14B " + from_to("Y", 14, 4)}
    table = MarginTable().plays_with(hands, "0 R low").trick("14B", "5G", "6G", "3G", "14G")
    assert {"14R", "13R"} < set(asked_to_play(table))


# What was taken


@pytest.mark.rule("MFE-8")
def test_all_see_how_many_cards_each_has_taken_and_nobody_which():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(3)
    for seat in (0, 1, 2, 3, None):
        facts = table.table(seat)
        assert facts["points_taken"] == [0, 0, 3, 0]
        assert facts["others_taken"] == [0, 0, 9, 0]
        assert facts["taken"] == [None] * 4
        assert table.view(seat).counts["taken"] == (0, 0, 12, 0)


@pytest.mark.rule("MFE-1", "MFE-5")
def test_five_play_eleven_tricks():
    table = MarginTable(5, play_out=True).plays_with(LOW_CARDS, "1 B low", extra="3R").play_out()
    tricks = table.state.deals[0].tricks
    assert len(tricks) == 11
    assert all(len(trick.cards) == 5 for trick in tricks)
