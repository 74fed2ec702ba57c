"""The bench of the bot measures what it says."""

import json

import pytest

from tests.bench import __main__ as command
from tests.bench.comparing import Comparison, Times, percentile
from tests.bench.presses import Measured, measure_presses
from tests.bench.pressing import Took, _is_change

PANEL = {"id": "1", "channel_id": "7", "flags": 64}


def with_button(custom_id, **more):
    return {**PANEL, "components": [{"type": 2, "custom_id": custom_id}], **more}


def test_percentiles():
    hundred = [float(number) for number in range(101)]
    assert (percentile(hundred, 50), percentile(hundred, 99)) == (50.0, 99.0)


def test_a_ratio_is_the_median_of_the_rounds():
    real = Times([[0.2, 0.2], [0.3, 0.3], [0.8, 0.8]])
    echo = Times([[0.1, 0.1], [0.1, 0.1], [0.1, 0.1]])
    said = Comparison("acknowledged", 2.0, real, echo).as_dict()
    assert (said["ratio"], said["least"], said["most"]) == (3.0, 2.0, 8.0)
    assert said["reached"] is False
    assert said["bot"] == {"p50_ms": 300.0, "p99_ms": 800.0}
    assert Comparison("as fast", 1.0, echo, echo).as_dict()["reached"] is True


def test_panels_that_move_are_counted_apart():
    measured = Measured()
    real = [Took(0.1, 0.3, moved=False), Took(0.1, 0.9, moved=True)]
    measured.add(real, [Took(0.1, 0.2, moved=False)])
    assert measured.changed.real.rounds == [[0.3]]
    assert measured.acknowledged.echo.rounds == [[0.1]]
    assert measured.moved == [0.9]


@pytest.mark.parametrize(
    ("event", "message", "changes"),
    [
        ("MESSAGE_UPDATE", with_button("p:1:0:4:look"), True),
        ("MESSAGE_UPDATE", with_button("p:1:0:3:say pass"), False),
        ("MESSAGE_UPDATE", with_button("p:1:0:4:look", id="2"), False),
        ("MESSAGE_CREATE", with_button("p:1:0:4:look", id="2"), True),
        ("MESSAGE_CREATE", with_button("t:1:hand", id="2", flags=0), False),
        ("MESSAGE_CREATE", with_button("p:2:0:4:look", id="2", channel_id="8"), False),
        ("INTERACTION_SUCCESS", {"id": "1"}, False),
    ],
)
def test_only_what_the_press_has_brought_about_is_a_change(event, message, changes):
    assert _is_change(event, message, PANEL, "p:1:0:3:say pass") is changes


@pytest.mark.e2e
async def test_both_bots_are_pressed_and_told_of(capsys):
    measured = await measure_presses(rounds=1, presses=3, tables=1)
    said = json.loads(json.dumps(measured.as_dict()))
    for one in said["compared"]:
        assert one["bot"]["p50_ms"] > 0
        assert one["echo"]["p50_ms"] > 0
    assert len(measured.watch["commits"]) == said["presses"] == 3
    assert 0 < said["busiest_stall"]["own"] <= said["own_ms_a_press"] * 3 / 1000
    command.tell_of_bot({"bot": said, "ready_seconds": 3.0}, 1)
    assert "acknowledged" in capsys.readouterr().out
