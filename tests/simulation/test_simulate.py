"""`simulate`: many games of self-playing seats, and their figures."""

import json
import re
from math import sqrt

import pytest

from bot.simulation.figures import Z95, Result, Tally, pace
from tests.records.kit import ZERO, parlour

FIGURES = ["games", "deals", "actions", "seconds", "actions_per_s", "deals_per_s", "players"]
TIMES = ("seconds", "actions_per_s", "deals_per_s")


def simulated(*arguments: str):
    """The object on the last line."""
    ran = parlour("simulate", "euchre", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out.splitlines()[-1])


def without_times(figures):
    return {key: value for key, value in figures.items() if key not in TIMES}


def test_the_figures():
    figures = simulated("--deals", "20", "--seed", "1")
    assert list(figures) == FIGURES
    assert (figures["games"], figures["deals"]) == (20, 20)
    assert 20 * 9 <= figures["actions"] <= 20 * 40
    assert figures["actions_per_s"] > 0
    assert figures["deals_per_s"] > 0
    for seat, player in enumerate(figures["players"]):
        low, high = player.pop("ci95")
        assert low < player["mean_delta"] < high
        assert player["mean_score"] == player["mean_delta"]
        assert (player["player"], player["seats"]) == ("random", [seat])
    assert len(figures["players"]) == 4


def test_the_same_seed_gives_the_same_games(tmp_path):
    arguments = ("--games", "2", "--players", "easy,random,easy,random", "--deal-limit", "5")
    files = [tmp_path / name for name in "ab"]
    one, other = (
        simulated(*arguments, "--seed", "12345", "--records", str(file)) for file in files
    )
    assert without_times(one) == without_times(other)
    assert files[0].read_bytes() == files[1].read_bytes()
    third = simulated(*arguments, "--seed", "12346")
    assert without_times(third) != without_times(one)


def test_a_number_and_its_hex_are_one_seed():
    number, digits = (simulated("--deals", "5", "--seed", seed) for seed in ("255", f"{255:064x}"))
    assert without_times(number) == without_times(digits)


def test_without_a_seed_it_is_told():
    ran = parlour("simulate", "euchre", "--deals", "3")
    seed = ran.out.splitlines()[0].removeprefix("Seed: ")
    again = parlour("simulate", "euchre", "--deals", "3", "--seed", seed)
    assert ran.out.splitlines()[2:] == again.out.splitlines()[1:]


@pytest.mark.rule("GEN-7")
def test_the_first_game_is_dealt_from_the_seed_itself(tmp_path):
    file = tmp_path / "records.jsonl"
    simulated("--deals", "2", "--seed", ZERO, "--records", str(file))
    first, second = map(json.loads, file.read_text(encoding="ascii").splitlines())
    assert first["events"][0] == [-1, "pick 0"]
    assert first["events"][1][1].startswith("shuffle AS 9C 9D JD QS TD TS KS")
    assert second["events"][1] != first["events"][1]


def test_records_lead_to_the_same_figures(tmp_path):
    file = tmp_path / "records.jsonl"
    figures = simulated("--games", "4", "--seed", "3", "--records", str(file))
    answers = parlour("replay", "--json", str(file)).answers
    assert all(answer["ok"] for answer in answers)
    assert len(answers) == figures["games"] == 4
    assert sum(len(answer["deals"]) for answer in answers) == figures["deals"]
    for seat, player in enumerate(figures["players"]):
        assert player["wins"] == sum(seat in answer["winners"] for answer in answers)
        score = sum(answer["scores"][seat] for answer in answers)
        assert player["mean_score"] == pytest.approx(score / 4, abs=1e-4)
        assert player["mean_delta"] == pytest.approx(score / figures["deals"], abs=1e-4)


def test_a_finished_games_record_has_its_seed_and_another_ends_where_it_was_left(tmp_path):
    file = tmp_path / "records.jsonl"
    simulated("--games", "1", "--seed", "3", "--records", str(file))
    whole = json.loads(file.read_text(encoding="ascii"))
    events = [event for event in whole["events"] if event[0] != -1]
    short = parlour("replay", "--json", given={**whole, "events": events}).answer
    assert short["events"] == whole["events"]
    simulated("--deals", "1", "--seed", "3", "--records", str(file))
    answer = parlour("replay", "--json", str(file)).answer
    assert (len(answer["deals"]), answer["to_act"]) == (1, [-1])


def test_a_game_is_given_up_after_the_limit():
    figures = simulated("--games", "3", "--deal-limit", "2", "--seed", "1")
    assert (figures["games"], figures["deals"]) == (3, 6)
    assert all(player["wins"] == 0 for player in figures["players"])


def test_a_single_deal_is_won_by_who_scored():
    figures = simulated("--deals", "30", "--seed", "1")
    one, other = (figures["players"][seat]["wins"] for seat in (0, 1))
    assert one + other == 30


# Mirrors


def test_in_a_mirror_the_figures_follow_the_player():
    figures = simulated("--deals", "10", "--seed", "1", "--mirror", "--players", "random")
    assert (figures["games"], figures["deals"]) == (20, 20)
    assert [player["seats"] for player in figures["players"]] == [[0, 1], [1, 2], [2, 3], [0, 3]]


def test_a_mirror_deals_the_same_cards_to_the_other_side(tmp_path):
    file = tmp_path / "records.jsonl"
    arguments = ("--deals", "3", "--seed", "1", "--mirror", "--players", "easy,random,easy,random")
    simulated(*arguments, "--records", str(file))
    records = list(map(json.loads, file.read_text(encoding="ascii").splitlines()))
    for one, other in zip(records[::2], records[1::2], strict=True):
        assert one["events"][:2] == other["events"][:2]
        assert one["seats"] == ["easy 0", "random 1", "easy 2", "random 3"]
        assert other["seats"] == ["random 3", "easy 0", "random 1", "easy 2"]


def test_a_player_against_itself_is_even_in_a_mirror():
    figures = simulated("--deals", "40", "--seed", "1", "--mirror", "--players", "easy")
    one, other = (figures["players"][seat]["mean_delta"] for seat in (0, 1))
    assert one == other  # easy leaves nothing to chance


def test_easy_beats_random_by_a_point_a_deal():
    arguments = ("--deals", "200", "--seed", "1", "--mirror", "--players")
    figures = simulated(*arguments, "easy,random,easy,random")
    easy, random = figures["players"][:2]
    assert easy["mean_delta"] - random["mean_delta"] > 1.0
    assert easy["ci95"][0] > random["ci95"][1]


def test_it_tells_how_often_each_has_won_with_an_interval():
    arguments = ("--deals", "40", "--seed", "1", "--mirror", "--players")
    ran = parlour("simulate", "euchre", *arguments, "easy,random,easy,random")
    lines = [line for line in ran.out.splitlines() if " seat " in line]
    told = [re.search(r"won +(\d+), ([\d.]+)% \(([\d.]+)% to ([\d.]+)%\)", line) for line in lines]
    for found in told:
        wins, rate, low, high = map(float, found.groups())
        assert rate == pytest.approx(100 * wins / 80, abs=0.06)
        assert 0 <= low < rate < high <= 100
    assert len(told) == 4


# How quickly it went


@pytest.mark.parametrize(
    ("deals", "seconds", "told"),
    [
        (1000, 4.0, "250 deals/s"),
        (34, 10.0, "3.4 deals/s"),
        (10, 10.0, "1.0 deals/s"),
        (4, 10.0, "2.5 s a deal"),
        (1, 3600.0, "3600.0 s a deal"),
        (0, 0.0, "0.0 deals/s"),
    ],
)
def test_what_is_slow_is_told_too(deals, seconds, told):
    assert pace(deals, seconds, "deal") == told


def test_a_pace_is_not_rounded_to_nothing():
    figures = Result([], games=1, deals=2, actions=9, seconds=100.0).as_dict()
    assert (figures["actions_per_s"], figures["deals_per_s"]) == (0.09, 0.02)
    assert Result([], games=1, deals=1, actions=1, seconds=0.0004).as_dict()["seconds"] > 0


def test_the_pace_is_told():
    line = parlour("simulate", "euchre", "--deals", "20", "--seed", "1").out.splitlines()[0]
    assert re.search(r" actions in \d+\.\d{4} s \([\d.]+ actions/s, [\d.]+ deals/s\)$", line)


# What a sample is


def test_the_interval_is_that_of_a_ratio():
    tally = Tally("x", samples=[(2, 1), (0, 1), (4, 1), (2, 1)])
    low, high = tally.ci95
    assert tally.mean == 2.0
    deviation = sqrt((0 + 4 + 4 + 0) / 3)
    assert high - tally.mean == pytest.approx(Z95 * deviation / sqrt(4))
    assert tally.mean - low == pytest.approx(high - tally.mean)
    assert Tally("x", samples=[(2, 1)]).ci95 is None


def test_a_longer_game_counts_for_more():
    assert Tally("x", samples=[(10, 10), (0, 30)]).mean == 0.25


# What is asked for


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["whist"], "unknown game 'whist': there are euchre"),
        (
            ["euchre", "--players", "genius"],
            "there are random, easy, normal, strong",
        ),
        (["euchre", "--players", "easy,random"], "name one, or one a seat: 4, not 2"),
        (["euchre", "--seats", "5"], "Traditional Euchre is for 4 players, not 5"),
        (["euchre", "--options", "{"], "not JSON"),
        (["euchre", "--options", "[NaN]"], "not JSON: NaN is no number"),
        (["euchre", "--options", "[]"], "options: expected names and values"),
        (["euchre", "--options", '{"target": 99}'], "a whole number from 5 to 21"),
        (["euchre", "--options", '{"nil": 1}'], "unknown option 'nil'"),
        (["euchre", "--seed", "x"], "neither 64 hex digits nor a whole number"),
        (["euchre", "--seed", "9" * 64 + "9"], "neither 64 hex digits nor a whole number"),
        (["euchre", "--seed=-1"], "neither 64 hex digits nor a whole number"),
        (["euchre", "--deals", "0"], "no whole number from 1"),
        (["euchre", "--deals", "9" * 5000], "no whole number from 1"),
        (["euchre", "--deals", "1", "--games", "1"], "not allowed with argument"),
        (["euchre", "--records", "no/such/folder/x"], "no/such/folder/x cannot be written"),
        ([], "required: GAME"),
    ],
)
def test_what_cannot_be_done_is_said(arguments, reason):
    ran = parlour("simulate", "--json", *arguments)
    assert ran.status == 2
    assert reason in ran.err.splitlines()[-1]


def test_searching_players_are_told_how_much_to_search():
    assert simulated("--deals", "1", "--seed", "1", "--simulations", "5")["deals"] == 1


def test_options_count():
    asking = simulated("--deals", "60", "--seed", "1", "--options", '{"partners_best": true}')
    plain = simulated("--deals", "60", "--seed", "1")
    assert without_times(asking) != without_times(plain)


def test_people_are_told_in_a_table():
    ran = parlour("simulate", "euchre", "--deals", "5", "--seed", "1", "--players", "easy")
    heading, *seats = ran.out.splitlines()
    assert heading.startswith("Traditional Euchre: 5 games, 5 deals, ")
    assert len(seats) == 4
    assert all("a deal" in line for line in seats)
