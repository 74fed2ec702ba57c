"""The bench of the levels measures what it says."""

from tests.bench import levels
from tests.bench.levels import Standing, standing
from tests.strength.matching import Match


def test_a_level_is_told_with_what_it_wins_and_makes():
    told = standing(Match("setback", ("easy", "random")), seconds=0.5)
    assert (told.game, told.level, told.against) == ("setback", "easy", "random")
    assert told.deals >= 2 * levels.LEAST
    assert told.won_ci95[0] < told.won < told.won_ci95[1]
    assert told.more_ci95[0] < told.more < told.more_ci95[1]
    assert told.decisions_per_s >= 1000 / told.slowest_ms
    assert told.as_dict()["more"] == told.more


def test_no_level_makes_more_than_itself():
    told = standing(Match("euchre", ("easy", "easy")), seconds=0)
    assert (told.deals, told.more) == (2 * levels.LEAST, 0)


def test_who_plays_together_wins_nothing_from_each_other():
    told = standing(Match("tricks_together", ("normal", "random")), seconds=0)
    assert (told.won, told.won_ci95) == (None, None)
    assert "wins" not in str(told)


def test_every_game_and_what_searches(monkeypatch):
    asked = []
    monkeypatch.setattr(levels, "standing", lambda match, seconds: asked.append((match, seconds)))
    levels.standings(2.5)
    assert [match.levels for match, _ in asked] == [
        *[("normal", "easy")] * 14, *[("strong", "normal")] * 2,
    ]  # fmt: skip
    assert {seconds for _, seconds in asked} == {2.5}


def test_a_line():
    told = Standing(
        "euchre", "normal", "easy", 40, 0.55, (0.45, 0.65), 0.2, (0.1, 0.3), 4000.4, 1.25
    )
    assert " ".join(str(told).split()) == (
        "euchre normal against easy 40 deals: wins 55.0% (45.0% to 65.0%), makes +0.200 more"
        " (+0.100 to +0.300); 4000 decisions a second, the slowest in 1.2 ms"
    )
