"""What the leaderboard is told of a finished game."""

from dataclasses import replace

import pytest

from bot.engine.games import GAMES
from bot.store import Header, Result, Seat
from bot.table import Game
from bot.table.results import results_of

SEATS = (
    Seat(101, None, "Ann"),
    Seat(102, "easy", "Ben"),  # who has left
    Seat(None, "easy", "Cat"),
    Seat(104, None, "Dan"),
)
HEADER = Header(1, 10, "euchre", {}, 101, bytes(32), "", 0.0, SEATS)


def over(scores, winners):
    game, _ = Game.begin(GAMES["euchre"](), bytes(32))
    state = game.state.copy()
    state.scores, state.winners = scores, winners
    return replace(game, state=state)


def test_each_seat_has_its_score_and_only_people_have_names():
    assert results_of(HEADER, over((10, 7, 10, 7), (0, 2))) == [
        Result(101, "Ann", 10, won=True, shared=False),
        Result(None, "Ben", 7, won=False, shared=False, self_playing=True),
        Result(None, "Cat", 10, won=True, shared=False, self_playing=True),
        Result(104, "Dan", 7, won=False, shared=False),
    ]


@pytest.mark.rule("TTG-8", "TTG-9", "TTG-16")
@pytest.mark.parametrize("won", [True, False])
def test_a_team_wins_or_loses_together_and_its_house_rules_are_kept(won):
    options = {"secret_numbers": True, "up_and_down": False, "lives": 4}
    game, _ = Game.begin(GAMES["tricks_together"](options, 4), bytes(32))
    state = game.state.copy()
    state.scores, state.winners = (2,) * 4, (0, 1, 2, 3) if won else ()
    results = results_of(HEADER, replace(game, state=state))
    assert [(one.score, one.won, one.shared) for one in results] == [(2, won, False)] * 4
    assert {one.climb for one in results} == {'{"lives":4,"secret_numbers":true}'}


def test_other_games_are_no_climbs():
    assert {one.climb for one in results_of(HEADER, over((10, 7, 10, 7), (0, 2)))} == {None}


@pytest.mark.rule("GEN-9")
def test_a_win_of_several_sides_is_shared():
    results = results_of(HEADER, over((10, 10, 10, 10), (0, 1, 2, 3)))
    assert [(result.won, result.shared) for result in results] == [(True, True)] * 4
