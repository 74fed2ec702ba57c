"""`games`: which games there are, and how one is played."""

import pytest

from bot.engine.games import GAMES, rules_page
from tests.records.kit import parlour


def test_all_games_for_programs():
    games = parlour("games", "--json").answer
    assert [game["id"] for game in games] == list(GAMES)
    euchre = games[0]
    assert list(euchre) == ["id", "title", "players", "options"]
    assert (euchre["title"], euchre["players"]) == ("Traditional Euchre", [4])


@pytest.mark.rule("GEN-11")
def test_an_option_has_name_type_default_limits_and_a_line_of_help():
    options = {option["name"]: option for option in parlour("games", "--json").answer[0]["options"]}
    for option in options.values():
        assert list(option) == ["name", "type", "default", "limits", "help"]
        assert option["help"]
        assert "\n" not in option["help"]
    target = options["target"]
    assert (target["type"], target["default"], target["limits"]) == ("int", 10, [5, 21])
    first = options["first_dealer"]
    assert (first["type"], first["default"]) == ("choice", "random")
    assert first["limits"] == ["random", "black_jack"]
    assert options["stick_the_dealer"]["default"] is False


def test_one_game_with_its_rules():
    game = parlour("games", "--json", "euchre").answer
    assert game["rules"] == rules_page("euchre")
    assert game["id"] == "euchre"


def test_games_for_people():
    ran = parlour("games")
    assert "euchre: Traditional Euchre, 4 players" in ran.out
    assert "5 to 21" in ran.out
    ran = parlour("games", "euchre")
    assert rules_page("euchre") in ran.out


def test_an_unknown_game():
    ran = parlour("games", "whist")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"unknown game 'whist': there are {', '.join(GAMES)}\n"
