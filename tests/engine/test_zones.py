"""Where cards lie, and who sees them."""

import pytest

from bot.engine.phases.tricks import TrickState
from bot.engine.zones import EVERYTHING, Zone, everybody, nobody, owner_only

HANDS = Zone("hands", owner_only, each_seat=True)
TRICK = Zone("trick", everybody)
TAKEN = Zone("taken", nobody, each_seat=True)


@pytest.fixture
def state() -> TrickState:
    state = TrickState(3)
    state.hands = [0b0001, 0b0110, 0]
    state.trick = (0b1000, 0b10000)
    return state


def test_a_zone_has_a_part_for_each_seat_or_one(state):
    assert list(HANDS.parts(state)) == [0b0001, 0b0110, 0]
    assert list(TRICK.parts(state)) == [0b11000]
    assert HANDS.sizes(state) == [1, 2, 0]
    assert TRICK.sizes(state) == [2]


@pytest.mark.rule("GEN-6")
def test_each_seat_sees_its_own_part(state):
    assert HANDS.seen(state, 1) == [None, 0b0110, None]
    assert HANDS.seen(state, None) == [None, None, None]


@pytest.mark.rule("GEN-6")
def test_what_lies_open_is_seen_by_all_and_what_lies_face_down_by_nobody(state):
    for viewer in (None, 0, 1, 2):
        assert TRICK.seen(state, viewer) == [0b11000]
        assert TAKEN.seen(state, viewer) == [None, None, None]


def test_a_record_sees_everything(state):
    assert HANDS.seen(state, EVERYTHING) == state.hands
    assert TAKEN.seen(state, EVERYTHING) == state.taken
