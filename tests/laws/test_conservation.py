"""Law 1: cards are conserved, a copy is independent, a replay gives the same state.

Law 5: deals end, and scores are the sum of what the deals brought.
"""

from random import Random
from typing import Any

import pytest

from bot.engine.rules import Rules
from bot.engine.state import State
from tests.laws.courses import (
    SETTINGS,
    Setting,
    all_of,
    answer,
    beginning,
    every_setting,
    play,
    positions,
    replay,
    seen_by_all,
    some_positions,
    viewers,
)

LONGEST_DEAL = 2000
"""More actions than any deal takes, chance included."""


def assert_each_card_once(rules: Rules[Any], state: State) -> None:
    parts = [part for zone in rules.zones for part in zone.parts(state)]
    assert sum(part.bit_count() for part in parts) == rules.deck.bit_count()
    assert sum(parts) == rules.deck


@every_setting
def test_every_card_is_in_exactly_one_zone(setting: Setting):
    for rules, state, _ in positions(setting):
        assert_each_card_once(rules, state)


@every_setting
def test_a_copy_and_its_original_do_not_touch_each_other(setting: Setting):
    for rules, state, events in some_positions(setting, every=14):
        copy, before = state.copy(), seen_by_all(rules, state)
        play(rules, state.copy(), Random(len(events)), deals=len(state.deals) + 1)
        assert seen_by_all(rules, state) == before
        play(rules, state, Random(len(events)), deals=len(state.deals) + 1)
        assert seen_by_all(rules, copy) == before


def remembered(state: State) -> dict[str, Any]:
    """All that a state holds, without the questions that it has worked out and its history."""
    held = dict(vars(state))
    for name in ("asked", "history", "deal_began"):
        del held[name]
    return held | {"phase": state.phase.name}


@every_setting
def test_replaying_the_events_gives_the_same_state(setting: Setting):
    for rules, state, events in some_positions(setting, every=12):
        again = replay(rules, events)
        assert remembered(again) == remembered(state)
        for viewer in viewers(rules):
            assert rules.view(again, viewer).as_bytes() == rules.view(state, viewer).as_bytes()


@every_setting
def test_looking_and_asking_change_nothing(setting: Setting):
    for rules, state, _ in some_positions(setting, every=12):
        before = remembered(state.copy())
        seen_by_all(rules, state)
        rules.ask(state)
        assert remembered(state) == before


@every_setting
def test_deals_end(setting: Setting):
    rules, rng = setting.rules(), Random(f"end {setting}")
    state = rules.start()
    for deal in range(1, 4):
        for _ in range(LONGEST_DEAL):
            if len(state.deals) >= deal or not rules.ask(state):
                break
            seat = rng.choice(sorted(rules.ask(state)))
            rules.apply(state, seat, answer(rules, state, seat, rng))
        assert len(state.deals) >= deal or not rules.ask(state)


@every_setting
def test_scores_are_the_sum_of_the_deals(setting: Setting):
    for rules, state, _ in some_positions(setting, every=6):
        sums = [0] * rules.seats
        for deal in state.deals:
            assert len(deal.delta) == rules.seats
            sums = [score + more for score, more in zip(sums, deal.delta, strict=True)]
            assert list(deal.scores) == sums
        assert list(state.scores) == sums


@every_setting
def test_winners_come_with_the_end_and_not_before(setting: Setting):
    for rules, state, _ in positions(setting):
        over = state.phase.name == "over"
        assert (rules.ask(state) == {}) == over
        assert bool(state.winners) == over or (rules.co_operative and over)


@pytest.mark.rule("GEN-1")
@every_setting
def test_partners_sit_opposite_and_share_their_score(setting: Setting):
    for rules, state, _ in some_positions(setting, every=12):
        for place, seat in enumerate(state.places):
            side = rules.sides(state)[seat]
            opposite = {seat, state.places[(place + 2) % 4]} if rules.partners else {seat}
            together = set(state.places) if rules.co_operative else opposite
            assert set(side) == together or state.dealer is None
            assert len({state.scores[other] for other in side}) == 1
            assert all(other in state.winners for other in side) == (seat in state.winners)


def test_views_are_compared_in_full():
    """The comparison above sees a difference in any field of a view."""
    setting = SETTINGS[0]
    rules = setting.rules()
    state = replay(rules, beginning(setting)[:6])
    seen = all_of(rules, state, 0)
    assert set(seen) > {"asked", "zones", "counts", "table", "events", "deals", "trick", "places"}
