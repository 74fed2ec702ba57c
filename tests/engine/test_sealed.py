"""Secret choices that everybody is openly asked for, and the history that tells of them."""

import pytest

from bot.engine.decisions import OneOf, Veil
from bot.engine.history import reveal
from bot.engine.rules import Illegal
from bot.engine.zones import EVERYTHING
from tests.engine.whisper import Whisper

DEALT = "shuffle AS KH QD KS QH AD QS AH KD AC KC QC"
"""Dealer 2: seat 0 has AS KH QD, seat 1 KS QH AD, seat 2 QS AH KD."""


def whisper(*actions: str):
    rules = Whisper()
    state = rules.start(first_dealer=2)
    for action in (f"-1 {DEALT}", *actions):
        seat, _, line = action.partition(" ")
        rules.act(state, int(seat), line)
    return rules, state


PASSED = ("1 pass QH", "0 pass AS", "2 pass KD")


@pytest.mark.rule("GEN-5")
def test_all_are_asked_at_once_and_leave_as_they_answer():
    rules, state = whisper()
    assert sorted(rules.ask(state)) == [0, 1, 2]
    rules.act(state, 1, "pass QH")
    assert sorted(rules.ask(state)) == [0, 2]
    for viewer in (None, 0, 1, 2):
        assert rules.view(state, viewer).to_act == [0, 2]


@pytest.mark.rule("GEN-5")
def test_an_answer_cannot_be_given_twice():
    rules, state = whisper("1 pass QH")
    with pytest.raises(Illegal, match="not your turn: the game waits for seat 0 and seat 2"):
        rules.act(state, 1, "pass KS")


@pytest.mark.rule("GEN-5")
def test_nothing_happens_before_all_have_answered():
    rules, state = whisper(*PASSED[:2])
    assert rules.pack.names(state.hands[1]) == ["KS", "QH", "AD"]
    rules, state = whisper(*PASSED)
    assert rules.pack.names(state.hands[1]) == ["AS", "KS", "AD"]
    assert state.sealed == ()


@pytest.mark.rule("GEN-5")
def test_the_order_of_answers_does_not_matter():
    outcomes = {
        tuple(whisper(*(PASSED[place] for place in order))[1].hands)
        for order in ((0, 1, 2), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    }
    assert len(outcomes) == 1


@pytest.mark.rule("GEN-6")
def test_a_secret_answer_is_seen_by_those_it_is_meant_for():
    rules, state = whisper(*PASSED)
    assert rules.view(state, 0).events[1:] == ((1, "pass ?"), (0, "pass AS"), (2, "pass KD"))
    assert rules.view(state, 1).events[1:] == ((1, "pass QH"), (0, "pass AS"), (2, "pass ?"))
    assert rules.view(state, None).events[1:] == ((1, "pass ?"), (0, "pass ?"), (2, "pass ?"))


@pytest.mark.rule("GEN-5", "GEN-6")
@pytest.mark.parametrize("promise", [0, 1, 3])
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_secret_choice_looks_alike_whatever_it_is(promise, viewer):
    """Not whether it was this or that, until all have chosen."""
    rules, state = whisper(*PASSED, f"0 promise {promise}")
    other_rules, other = whisper(*PASSED, "0 promise 2")
    assert rules.view(state, viewer).as_bytes() == other_rules.view(other, viewer).as_bytes()
    assert rules.view(state, viewer).events[-1] == (0, "?")
    assert rules.view(state, 0).events[-1] == (0, f"promise {promise}")


@pytest.mark.rule("GEN-5", "GEN-6")
def test_choices_are_shown_when_all_have_chosen_but_for_those_that_stay_hushed():
    rules, state = whisper(*PASSED, "0 promise 3", "1 promise 0", "2 promise 1")
    assert rules.view(state, None).events[4:] == ((0, "promise 3"), (1, "?"), (2, "promise 1"))
    assert rules.view(state, 1).events[5] == (1, "promise 0")


@pytest.mark.rule("GEN-5")
def test_a_later_reveal_does_not_turn_up_what_is_never_shown():
    rules, state = whisper(*PASSED, "0 promise 3", "1 promise 0", "2 promise 1")
    assert rules.view(state, None).events[1:4] == ((1, "pass ?"), (0, "pass ?"), (2, "pass ?"))


@pytest.mark.rule("GEN-6")
def test_a_shuffle_shows_each_seat_its_own_cards():
    rules, state = whisper()
    assert rules.view(state, 1).events[0] == (-1, "shuffle ? ? ? KS QH AD ? ? ? ? ? ?")
    assert rules.view(state, None).events[0] == (-1, "shuffle" + " ?" * 12)
    assert rules.view(state, EVERYTHING).events[0] == (-1, DEALT)


def test_a_record_sees_every_answer():
    rules, state = whisper(*PASSED, "1 promise 0")
    seen = rules.view(state, EVERYTHING).events
    assert [line for _, line in seen[1:]] == ["pass QH", "pass AS", "pass KD", "promise 0"]


@pytest.mark.rule("GEN-5", "GEN-6")
def test_secrets_of_one_deal_are_turned_up_one_by_one():
    rules, state = whisper()
    for seat, secret in ((0, "cards"), (1, "plan")):
        veil = Veil((seat,), until_reveal=True, secret=secret)
        asked = OneOf((f"tell {secret}",), veil=veil)
        state.history = (state.history, seat, asked, f"tell {secret}", None)
    told = [line for _, line in rules.view(state, 2).events[-2:]]
    assert told == ["?", "?"]
    reveal(state, "plan")
    assert [line for _, line in rules.view(state, 2).events[-2:]] == ["?", "tell plan"]
    reveal(state, "cards")
    assert [line for _, line in rules.view(state, 2).events[-2:]] == ["tell cards", "tell plan"]
