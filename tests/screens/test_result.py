"""The end of a game, and the leaderboard."""

from dataclasses import replace

import pytest

from bot.screens.layout import MOST_CHARACTERS
from bot.screens.leaderboard import Board, Standing, leaderboard
from bot.screens.people import Chair
from bot.screens.result import Place, Proof, leaderboard_line, result_message, stopped_message
from bot.screens.words import counted, duration, listed, ordinal, titled
from tests.screens.reading import Played, shown

PROOF = Proof("ab" * 32, "cd" * 32, table=7)


@pytest.fixture
def finished():
    game = Played({"target": 5})
    while not game.rules.view(game.state, None).finished:
        game.play_on_by_chance() if game.awaits_chance else game.play_out()
    return game


def test_the_result_names_winners_leaderboard_secret_and_how_to_verify(finished):
    places = [Place("Ann", 1, 41, 3, 2), Place("Ben", 12, 1, 1, 0)]
    assert shown(result_message(finished.sight(), leaderboard_line(places), PROOF)) == (
        "### 🔵 Ann & Cat win Traditional Euchre\n"
        "🔵 Ann & Cat **5** · 🟠 Ben & Ada **4**\n"
        "-# after 9 deals\n"
        "-# self-playing at the end: Cat and Ada\n"
        "**Leaderboard**: Ann is 1st with 41 points (2 of 3 games won)"
        " · Ben is 12th with 1 point (0 of 1 game won)\n"
        "---\n"
        f"-# The shuffle's secret: `{PROOF.server_seed}`\n"
        f"-# It was promised as: `{PROOF.commitment}`\n"
        "-# To check every card, take the record file and run"
        " `python -m bot verify parlour-7.json`.\n"
        "[Record file] [Leaderboard]"
    )


def test_the_result_tells_seats_and_people_for_whom_it_does_not_count(finished):
    chairs = [
        *(Chair("Ann"), Chair("E*e", since=1)),
        *(Chair("Cat", plays_itself=True, level="normal"), Chair("Dan", since=1)),
    ]
    told = shown(result_message(replace(finished.sight(), chairs=chairs), "", PROOF, [("Ann", 3)]))
    assert (
        "-# self-playing at the end (normal): Cat"
        " · came during the game, which does not count for them: E\\*e and Dan\n"
        "**Hints**: Ann 3\n" in told
    )
    everybody = [Chair(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    told = shown(result_message(replace(finished.sight(), chairs=everybody), "", PROOF))
    assert "-# after 9 deals\n---" in told


def test_a_level_is_told_once_for_the_seats_that_share_it(finished):
    levels = ("normal", "strong", "normal", "normal")
    chairs = [
        Chair(name, plays_itself=True, level=level)
        for name, level in zip(("Ann", "Ben", "Cat", "Dan"), levels, strict=True)
    ]
    told = shown(result_message(replace(finished.sight(), chairs=chairs), "", PROOF))
    assert (
        "-# self-playing at the end (normal): Ann, Cat and Dan"
        " · self-playing at the end (strong): Ben\n" in told
    )


def test_where_the_leaderboard_goes_by_wins_no_points_are_told():
    assert leaderboard_line([Place("Ann", 1, None, 3, 2)]) == (
        "**Leaderboard**: Ann is 1st (2 of 3 games won)"
    )


def test_a_game_of_self_playing_seats_has_no_leaderboard_line(finished):
    assert leaderboard_line([]) == ""
    assert "**Leaderboard**" not in shown(result_message(finished.sight(), "", PROOF))


def test_a_stopped_game_says_why_and_that_nothing_counts(game):
    text = shown(stopped_message(game.sight(), "it was stopped"))
    assert "This table was closed: it was stopped. Nothing is counted." in text
    assert "[" not in text


def board(standings, page=0, pages=1):
    return Board("All games", "all time", "points", standings, page, pages, len(standings))


def test_a_leaderboard_page():
    standings = [Standing(1, "Ann", 4, 3, 0.75, 21_400), Standing(2, "B*n", 1, 0, 0.0, 1)]
    assert shown(leaderboard(board(standings))) == (
        "### Leaderboard\n"
        "-# All games · all time · by points\n"
        "**1.** Ann · 21,400 points · 3 won of 4 games (75%)\n"
        "**2.** B\\*n · 1 point · 0 won of 1 game (0%)"
    )


def test_pages_are_turned_and_end():
    first, last = (leaderboard(board([], page, 3)) for page in (0, 2))
    assert [(button.press, button.disabled) for button in first.buttons()] == [
        ("-1", True),
        ("1", False),
    ]
    assert [button.disabled for button in last.buttons()] == [False, True]
    assert "Page 3 of 3" in shown(last)


def test_an_empty_leaderboard_says_how_to_begin():
    assert "Nobody has finished a game here yet. /play opens a table." in shown(
        leaderboard(board([]))
    )


def test_the_longest_page_fits():
    standing = Standing(10**6, "*" * 32, 10**6, 10**6, 1.0, 10**9)
    assert leaderboard(board([standing] * 10, 1, 10**5)).characters <= MOST_CHARACTERS


def test_words():
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th")
    ]
    assert listed([]) == ""
    assert listed(["Ann", "Ben", "Cat"]) == "Ann, Ben and Cat"
    assert counted(1, "point") == "1 point"
    assert [duration(seconds) for seconds in (1, 45, 60, 90, 300)] == [
        *("1 second", "45 seconds", "1 minute", "90 seconds", "5 minutes")
    ]
    assert counted(0, "seat") == "0 seats"
    assert titled("stick_the_dealer") == "Stick the dealer"
