"""The bench measures what it says."""

import json

import pytest

from bot.engine.games import GAMES
from tests.bench import __main__ as command
from tests.bench import euchre, measuring
from tests.bench.measuring import Bench, Figure, measure
from tests.bench.playouts import DEALS_WANTED, playouts, wanted


@pytest.fixture
def steady_clock(monkeypatch):
    """A loop that makes 1000 passes a second, and a clock that only the work moves."""
    time = [0.0]
    monkeypatch.setattr(measuring, "passes", lambda _seconds: 1000.0)
    monkeypatch.setattr(measuring.time, "perf_counter", lambda: time[0])
    return time


def test_figures_are_ratios_to_the_loop(steady_clock):
    def work():
        steady_clock[0] += 0.5
        return 100, 20

    done = Figure("done", 0.2)
    each = Figure("each", 20, per_pass=False)
    measure([Bench(work, [done, each])], rounds=3, seconds=5.0)
    assert done.values == pytest.approx([0.2] * 3)  # 200 a second, 1000 passes a second
    assert each.values == pytest.approx([25] * 3)
    assert (done.reached, each.reached) == (True, False)


def test_the_median_counts():
    figure = Figure("done", 2.0, values=[1.0, 9.0, 2.0])
    assert (figure.median, figure.reached) == (2.0, True)
    assert figure.as_dict()["most"] == 9.0


@pytest.mark.parametrize("checked", [True, False])
def test_a_playout_plays_whole_deals_by_every_door(checked, monkeypatch):
    ended = []
    monkeypatch.setattr(
        euchre.RULES,
        "end_deal",
        lambda state, delta, **how: ended.append(delta) or end_deal(state, delta, **how),
        raising=False,
    )
    end_deal = GAMES["euchre"].end_deal.__get__(euchre.RULES)
    deals, actions = playouts(euchre.RULES, checked=checked, deals=8)()
    assert deals == len(ended) == 8
    assert 8 * 9 <= actions <= 8 * 30


def test_the_copied_state_is_in_the_middle_of_a_deal():
    state = euchre.in_the_middle_of_a_deal()
    assert state.dealing
    assert len(state.tricks) == 2


def test_the_command_prints_its_figures(capsys, monkeypatch):
    arguments = ["bench", "--rounds", "1", "--seconds", "0.01", "--presses", "0"]
    arguments += ["--level-seconds", "0"]
    monkeypatch.setattr("sys.argv", [*arguments, "--json"])
    command.main()
    figures = json.loads(capsys.readouterr().out)["figures"]
    targets = [figure["target"] for figure in figures]
    of_games = [target for game in GAMES for target in 2 * (DEALS_WANTED.get(game), wanted(game))]
    assert targets == [*of_games, 0.06, 2.0, None]
    assert all(figure["median"] > 0 for figure in figures)
    monkeypatch.setattr("sys.argv", arguments)
    command.main()
    assert capsys.readouterr().out.count("target") == len(figures) - targets.count(None)
