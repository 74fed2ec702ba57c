"""Rounds of Farkle: their order and their scores, the last one, and play-offs."""

import pytest

from tests.games.farkle_table import FarkleTable

FIVE_HUNDRED = "5 5 5 of 5 5 5 2 3 6"


def reached(seats: int = 3, **options) -> FarkleTable:
    """Seat 1 has reached a target of 1000 in the first round, and nobody else has anything."""
    game = FarkleTable(seats, target=1000, **options).farkle().thousand()
    for _ in range(seats - 2):
        game.farkle()
    return game


@pytest.mark.rule("FRK-9", "GEN-8")
def test_rounds_begin_on_the_left_of_the_picked_dealer_and_go_round():
    game = FarkleTable(4, dealer=1)
    seen = []
    for _ in range(8):
        seen.append(game.state.turn)
        game.farkle()
    assert seen == [2, 3, 0, 1, 2, 3, 0, 1]
    picked = FarkleTable(3)
    picked.state = picked.rules.start()
    picked.hears("-1 pick 1")
    assert (picked.state.turn, picked.table()["playing"]) == (2, [2, 0, 1])


@pytest.mark.rule("FRK-9")
def test_a_round_is_an_entry_of_deals():
    game = FarkleTable(3)
    assert game.view(None).deals_by_name() == []
    game.farkle()
    assert game.view(None).deals_by_name() == [
        {"dealer": 2, "delta": None, "scores": [0, 0, 0], "tricks": []}
    ]
    game.thousand().farkle()
    assert game.view(None).deals_by_name() == [
        {"dealer": 2, "delta": [0, 1000, 0], "scores": [0, 1000, 0], "tricks": []}
    ]
    game.farkle()
    assert game.view(None).deals_by_name()[1]["dealer"] == 2


@pytest.mark.rule("FRK-9")
def test_points_are_in_no_score_before_they_are_banked_and_then_at_once():
    game = FarkleTable(3).throws("1 1 1 2 3 4").keeps("1 1 1")
    assert game.scores == (0, 0, 0)
    game.says("bank")
    assert game.scores == (1000, 0, 0)
    assert game.view(None).deals[-1].scores == (1000, 0, 0)
    assert game.table()["banked"] == [1000, None, None]


@pytest.mark.rule("FRK-7")
def test_the_round_in_which_the_target_is_reached_is_finished():
    game = FarkleTable(3, target=1000).thousand()
    assert (game.phase, game.state.turn, game.table()["last_round"]) == ("throw", 1, False)


@pytest.mark.rule("FRK-7")
def test_then_everybody_has_one_more_turn_the_leader_too():
    game = reached()
    assert game.table()["last_round"]
    game.farkle()
    assert game.state.turn == 1
    game.turn(FIVE_HUNDRED)
    assert game.phase == "throw"
    game.farkle()
    assert (game.phase, game.state.winners, game.scores) == ("over", (1,), (0, 1500, 0))


@pytest.mark.rule("FRK-7")
def test_the_highest_total_wins_whoever_reached_the_target():
    game = reached().turn("1 1 1 1 of 1 1 1 1 2 3").farkle().farkle()
    assert (game.scores, game.state.winners) == ((2000, 1000, 0), (0,))


@pytest.mark.rule("FRK-7")
def test_reaching_the_target_in_the_last_round_adds_no_round():
    game = reached().farkle().farkle().turn("1 1 1 1 of 1 1 1 1 2 3")
    assert (game.phase, game.state.winners) == ("over", (2,))


@pytest.mark.rule("FRK-8")
def test_those_tied_play_on_among_themselves():
    game = reached().thousand().farkle().farkle()
    assert (game.phase, game.table()["playing"]) == ("throw", [0, 1])
    assert game.table()["play_off"]
    game.turn(FIVE_HUNDRED)
    assert game.state.turn == 1
    game.farkle()
    assert (game.phase, game.state.winners) == ("over", (0,))
    assert game.state.deals[-1].delta == (500, 0, 0)


@pytest.mark.rule("FRK-8")
def test_a_play_off_goes_on_as_long_as_nobody_is_ahead():
    game = reached(2).thousand().farkle()
    game.farkle().farkle().turn(FIVE_HUNDRED).turn(FIVE_HUNDRED)
    assert game.phase == "throw"
    game.farkle().turn(FIVE_HUNDRED)
    assert (game.scores, game.state.winners) == ((1500, 2000), (1,))


@pytest.mark.rule("FRK-8")
def test_who_falls_behind_in_a_play_off_still_plays_while_the_others_are_level():
    """Decided: those who were tied play on, until one of them is ahead of all the others."""
    game = reached(4).thousand().farkle().thousand().farkle()
    assert game.table()["playing"] == [0, 1, 2]
    game.turn(FIVE_HUNDRED).turn(FIVE_HUNDRED).farkle()
    assert game.table()["playing"] == [0, 1, 2]
    game.farkle().farkle().thousand()
    assert game.state.winners == (2,)
