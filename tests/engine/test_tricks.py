"""Tricks where nothing is trump, and the end of a deal."""

import pytest

from bot.engine.rules import Illegal
from tests.engine.test_sealed import PASSED, whisper

PROMISED = (*PASSED, "0 promise 1", "1 promise 2", "2 promise 0")
"""Then seat 0 has KH QD KD, seat 1 AS KS AD, seat 2 QS QH AH; dealer 2, so that seat 0 leads."""


def test_the_lead_is_free_and_the_others_follow():
    rules, state = whisper(*PROMISED)
    assert rules.view(state, 0).legal() == {0: ["play KD", "play KH", "play QD"]}
    rules.act(state, 0, "play KH")
    assert rules.view(state, 1).legal() == {1: ["play AD", "play AS", "play KS"]}
    rules.act(state, 1, "play AS")
    assert rules.view(state, 2).legal() == {2: ["play AH", "play QH"]}
    with pytest.raises(Illegal, match=r"you hold a heart: follow suit \(AH or QH\)"):
        rules.act(state, 2, "play QS")


def test_without_trump_only_the_suit_led_can_win():
    rules, state = whisper(*PROMISED, "0 play KH", "1 play AS", "2 play QH")
    (trick,) = state.tricks
    assert (trick.leader, trick.winner) == (0, 0)
    assert state.trick == ()
    assert rules.pack.names(state.taken[0]) == ["AS", "KH", "QH"]
    assert list(rules.ask(state)) == [0]


def test_the_open_trick_is_part_of_the_running_deal():
    rules, state = whisper(*PROMISED, "0 play KH", "1 play AS")
    (deal,) = rules.deals(state)
    (trick,) = deal.tricks
    assert deal.delta is None
    assert rules.pack.names(sum(trick.cards)) == ["AS", "KH"]
    assert trick.winner is None


TO_THE_END = ("0 play KH", "1 play AS", "2 play QH", "0 play QD", "1 play AD", "2 play QS",
              "1 play KS", "2 play AH", "0 play KD")  # fmt: skip


@pytest.mark.rule("GEN-1")
def test_a_deal_ends_with_its_score_and_each_seat_is_for_itself():
    """Seat 0 took its one trick, seat 1 its two; seat 2 promised none and took none."""
    rules, state = whisper(*PROMISED, *TO_THE_END)
    assert state.deals[-1].delta == (3, 4, 2)
    assert state.winners == (1,)
    assert rules.team(1) == (1,)
    assert rules.ask(state) == {}


@pytest.mark.rule("GEN-1")
def test_the_deal_passes_to_the_left_round_the_table():
    _, state = whisper(*PROMISED, *TO_THE_END)
    assert state.deals[-1].dealer == 2
    assert state.dealer == 0


@pytest.mark.rule("GEN-1")
def test_left_goes_by_the_places_where_seats_have_been_redrawn():
    rules, state = whisper()
    state.places = (2, 0, 1)
    assert [rules.left_of(state, seat) for seat in (2, 0, 1)] == [0, 1, 2]
    assert rules.from_left_of(state, 0) == (1, 2, 0)
