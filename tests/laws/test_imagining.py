"""Law 4: the view of an imagined state is the view that it was imagined from."""

from random import Random
from typing import Any

import pytest

from bot.engine.history import lines_seen
from bot.engine.rules import Rules
from bot.engine.seeing import resume
from bot.engine.state import State
from bot.engine.view import View
from bot.engine.zones import EVERYTHING
from tests.laws.courses import (
    SETTINGS,
    Setting,
    all_of,
    every_setting,
    play,
    replay,
    some_positions,
    viewers,
)
from tests.laws.test_conservation import assert_each_card_once


def views(setting: Setting, every: int):
    """Views of a game's positions, with the rules and the state that they are of."""
    for rules, state, events in some_positions(setting, every):
        for viewer in viewers(rules):
            yield rules, state, viewer, Random(len(events))


@pytest.mark.rule("GEN-6")
@every_setting
def test_the_view_of_an_imagined_state_is_the_view_that_it_was_imagined_from(setting: Setting):
    for rules, state, viewer, rng in views(setting, every=6):
        imagined = rules.imagine(rules.view(state, viewer), rng)
        assert all_of(rules, imagined, viewer) == all_of(rules, state, viewer)


@every_setting
def test_imagined_states_are_conserved_and_leave_the_real_one_alone(setting: Setting):
    for rules, state, viewer, rng in views(setting, every=9):
        before = all_of(rules, state, EVERYTHING)
        imagined = rules.imagine(rules.view(state, viewer), rng)
        assert_each_card_once(rules, imagined)
        assert all_of(rules, state, EVERYTHING) == before


def checked(rules: Rules[Any], view: View, imagined: State) -> State:
    """What an imagined deal's events lead to when each goes through the checked door."""
    state = resume(rules, view)
    lines, began = lines_seen(imagined, rules.zones, EVERYTHING)
    before, since = lines_seen(state, rules.zones, EVERYTHING)
    assert len(before) == since == began or not lines
    return replay(rules, lines[began:], state)


@every_setting
def test_what_is_imagined_could_have_happened(setting: Setting):
    """Every event of an imagined deal is legal where it stands."""
    for rules, state, viewer, rng in views(setting, every=9):
        view = rules.view(state, viewer)
        if view.deals and view.deals[-1].delta is None:
            again = checked(rules, view, rules.imagine(view, rng))
            assert rules.view(again, viewer).as_dict()["hands"] == view.as_dict()["hands"]
            assert again.phase is state.phase


@every_setting
def test_imagined_states_can_be_played_on_to_the_end_of_the_deal(setting: Setting):
    for rules, state, viewer, rng in views(setting, every=13):
        imagined = rules.imagine(rules.view(state, viewer), rng)
        if rules.ask(imagined):
            play(rules, imagined, rng, deals=len(state.deals) + 1)
            assert len(imagined.deals) == len(state.deals) + 1
            assert_each_card_once(rules, imagined)


def hidden_layout(rules: Rules[Any], state: State) -> tuple[Any, ...]:
    return tuple(tuple(zone.parts(state)) for zone in rules.zones)


@every_setting
def test_imagined_states_differ_from_one_another(setting: Setting):
    """Where two cards lie hidden in different places, chance tells where."""
    for rules, state, viewer, rng in views(setting, every=17):
        view = rules.view(state, viewer)
        if hidden_places(view) > 1:
            layouts = {hidden_layout(rules, rules.imagine(view, rng)) for _ in range(6)}
            assert len(layouts) > 1


def hidden_places(view: View) -> int:
    """In how many places cards lie that the viewer does not know, half of a hand at least: of the
    last few cards it may be known where they lie.
    """
    if not view.deals or view.deals[-1].delta is not None:
        return 0
    hand = max(view.counts["hands"]) + len(view.deals[-1].tricks)
    parts = [
        size
        for name, sizes in view.counts.items()
        for size, part in zip(sizes, view.zones[name], strict=True)
        if part is None and size >= max(3, hand / 2)
    ]
    return len(parts)


@every_setting
def test_the_same_view_and_the_same_chance_give_the_same_state(setting: Setting):
    """Nothing but the view and the chance goes into it: two states that look alike to a viewer are
    imagined alike.
    """
    for rules, state, viewer, rng in views(setting, every=17):
        view, seed = rules.view(state, viewer), rng.random()
        one = rules.imagine(view, Random(seed))
        other = rules.imagine(rules.view(one, viewer), Random(seed))
        assert all_of(rules, one, EVERYTHING) == all_of(rules, other, EVERYTHING)


def test_every_hidden_card_may_turn_up_in_every_hidden_hand():
    """At the first bid of a default game nothing is known of the others' cards."""
    for setting in SETTINGS[:1]:
        rules, rng = setting.rules(), Random(1)
        state = rules.start(first_dealer=0)
        play_one(rules, state, rng)
        view = rules.view(state, 1)
        seen = [rules.imagine(view, rng).hands[2] for _ in range(150)]
        every = 0
        for hand in seen:
            every |= hand
        known = sum(part for parts in view.zones.values() for part in parts if part)
        assert every == rules.deck & ~known


def play_one(rules: Rules[Any], state: State, rng: Random) -> None:
    """Chance's own move."""
    ((seat, decision),) = rules.ask(state).items()
    rules.apply(state, seat, decision.sample(rng.randrange))
