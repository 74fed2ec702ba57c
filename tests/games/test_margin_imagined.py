"""Imagined rounds keep to all that a seat knows (GEN-6)."""

from random import Random

import pytest

from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to
from tests.laws.courses import all_of

MANY = 15


def imagined(table: MarginTable, viewer: int | None, times: int = MANY) -> list[MarginTable]:
    """Rounds that might be this one, as far as a viewer knows; to him they look the same."""
    rules, view = table.rules, table.view(viewer)
    before, found = all_of(rules, table.state, viewer), []
    for seed in range(times):
        twin = MarginTable(rules.seats)
        twin.rules, twin.state = rules, rules.imagine(view, Random(seed))
        assert all_of(rules, twin.state, viewer) == before
        found.append(twin)
    return found


def strategies(table: MarginTable, viewer: int | None) -> set[str]:
    return {twin.state.strategy for twin in imagined(table, viewer)}


@pytest.mark.rule("MFE-3", "GEN-6")
def test_who_does_not_know_the_strategy_imagines_both():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high")
    assert strategies(table, 1) == strategies(table, None) == {"low", "high"}
    assert strategies(table, 0) == strategies(table, 2) == {"high"}


@pytest.mark.rule("MFE-9")
def test_once_it_is_exposed_everybody_imagines_the_right_one():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(5).hears("1 expose")
    assert strategies(table, 3) == strategies(table, None) == {"high"}


@pytest.mark.rule("MFE-10")
def test_a_strategy_with_which_the_round_would_be_over_is_not_imagined():
    """Six point cards would have lost a low; played out, it might still be one."""
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(6)
    assert strategies(table, 1) == {"high"}
    table = MarginTable(play_out=True).plays_with(ONE_COLOUR_EACH, "0 R high").tricks(6)
    assert strategies(table, 1) == {"low", "high"}


@pytest.mark.rule("MFE-20")
def test_that_the_captain_is_asked_tells_the_strategy():
    table = MarginTable(5).plays_with(LOW_CARDS, "1 R low", "3R").tricks(11)
    assert table.phase == "extra_card"
    assert strategies(table, 0) == strategies(table, None) == {"low"}
    assert {tuple(twin.asked()) for twin in imagined(table, 4)} == {(0, 1, 2, 3)}


@pytest.mark.rule("MFE-15")
def test_cards_that_one_has_passed_are_imagined_where_they_are():
    table = MarginTable().deal(ONE_COLOUR_EACH).announced(0).hears("0 pass 14R 13R 12R")
    for twin in imagined(table, 0):
        assert {"14R", "13R", "12R"} < set(twin.hand(2))
    assert len({"14R" in twin.hand(2) for twin in imagined(table, 1)}) == 2
    table.hears("2 pass 14G 13G 12G", "1 pass 14Y 13Y", "3 pass 14B 13B")
    for twin in imagined(table, 2):
        assert {"14G", "13G", "12G"} < set(twin.hand(0))


@pytest.mark.rule("MFE-18")
def test_the_card_laid_away_is_imagined_by_those_who_do_not_know_it():
    table = MarginTable(5).deal({2: "14G"}, aside="5R").announced(0).hears("2 discard 14G")
    assert {twin.table()["extra"] for twin in imagined(table, 2)} == {None}
    names = table.rules.pack.name
    assert {names(twin.state.extra) for twin in imagined(table, 2)} == {"14G"}
    assert len({names(twin.state.extra) for twin in imagined(table, 1)}) > 5


@pytest.mark.rule("MFE-5", "MFE-6", "MFE-7")
def test_colours_that_somebody_does_not_have_are_not_imagined_in_his_hand():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").trick("14B", "14R")
    for twin in imagined(table, 1):
        assert all(card[-1] != "G" for card in twin.hand(3))
        assert all(card[-1] == "R" for card in twin.hand(0))
    hands = {0: "14G " + from_to("R", 13), 1: "13G 14R", 2: "1G", 3: "12G"}
    table = MarginTable().plays_with(hands, "0 R low").trick("12G", "14G", "13G", "13R")
    for twin in imagined(table, 3):
        assert all(card[-1] == "R" for card in twin.hand(0))


@pytest.mark.parametrize("seats", [4, 5])
def test_every_position_of_a_round_can_be_imagined_by_all(seats):
    hands, extra = (LOW_CARDS, "3R") if seats == 5 else (ONE_COLOUR_EACH, "")
    table = MarginTable(seats).plays_with(hands, "1 R low", extra)
    while table.state.dealing and table.phase == "play":
        for viewer in (*range(seats), None):
            imagined(table, viewer, times=1)
        table.tricks(1)
    for viewer in (*range(seats), None):
        imagined(table, viewer, times=3)
