"""Law 2: what is listed is accepted, and nothing else.

Every listed action is accepted, parses from its line and prints to it; a sample is in the list; an
action that is not in the list is refused with a reason and changes nothing.
"""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision
from bot.engine.rules import Illegal, Rules
from bot.engine.state import State
from tests.laws.courses import (
    SETTINGS,
    Setting,
    beginning,
    every_setting,
    positions,
    seen_by_all,
    some_positions,
)

LISTED = 3000
"""Longer lists (a shuffle's) are sampled, and never written out."""
ACTION_LINE = re.compile(r"[a-z]+( [A-Za-z0-9]+)*")
JUNK = [
    "", " ", "  ", "\n", "\t", "?", "0", "-1", "None", "null", "{}", "[]", "; drop table",
    "pass ", " pass", "PASS", "Pass", "pass pass", "pass\n", "pass\x00", "play", "play ",
    "play  9C", "play\t9C", "play 9c", "Play 9C", "play 9C ", "play 10C", "play C9", "play 9C 9C",
    "play 9C TC", "play XX", "play ?", "play None", "play \N{PLAYING CARD ACE OF SPADES}",
    "discard", "discard ?", "discard 9C 9C", "give", "give ?", "call", "call X", "call s",
    "call S S", "call S  alone", "call S alone alone", "alone", "order order", "bid", "bid -1",
    "bid 01", "bid 1.0", "bid \N{ARABIC-INDIC DIGIT THREE}", "bid 99999999999", "shuffle",
    "shuffle ?", "shuffle 9C", "roll", "roll 7", "roll 0", "pick", "pick 99", "pick x",
    "order 0 1 2 3", "a" * 100_000, "play " + "A" * 100_000, "play " + "9C " * 2_000,
    "shuffle " + "AS " * 2_000,
]  # fmt: skip


def lines_of(decision: Decision) -> list[str]:
    return [decision.text(value) for value in decision.actions()]


@cache
def lines_of_game(game: str) -> tuple[str, ...]:
    """Every action line that was listed anywhere in the courses of a game, chance left out."""
    found: set[str] = set()
    for setting in SETTINGS:
        if setting.game == game:
            for rules, state, _ in positions(setting):
                for seat, decision in rules.ask(state).items():
                    if seat != CHANCE and decision.count() <= LISTED:
                        found.update(lines_of(decision))
    return tuple(sorted(found))


@pytest.mark.rule("GEN-4", "GEN-14")
@every_setting
def test_listed_actions_print_to_one_line_and_parse_from_it(setting: Setting):
    for rules, state, _ in positions(setting):
        for decision in rules.ask(state).values():
            if decision.count() > LISTED:
                continue
            values = list(decision.actions())
            lines = [decision.text(value) for value in values]
            assert values == list(decision)
            assert len(values) == decision.count() == len(set(lines)) > 0
            for value, line in zip(values, lines, strict=True):
                assert ACTION_LINE.fullmatch(line)
                assert value in decision
                assert decision.parse(line) == value
                assert decision.text(decision.parse(line)) == line


@every_setting
def test_a_sample_is_one_of_the_listed_actions(setting: Setting):
    for rules, state, events in positions(setting):
        for decision in rules.ask(state).values():
            sample = decision.sample(Random(len(events)).randrange)
            assert sample in decision
            assert decision.parse(decision.text(sample)) == sample
            assert decision.count() > LISTED or sample in list(decision)


@every_setting
def test_each_listed_action_is_accepted(setting: Setting):
    for rules, state, _ in some_positions(setting, every=3):
        for seat, decision in rules.ask(state).items():
            if decision.count() <= LISTED:
                for line in lines_of(decision):
                    after = state.copy()
                    rules.act(after, seat, line)
                    assert after.history[0] is not after.history


def refusal(rules: Rules[Any], state: State, seat: int, line: str) -> str:
    """Why a line is refused; fails when it is accepted."""
    with pytest.raises(Illegal) as refused:
        rules.act(state, seat, line)
    return str(refused.value)


def unlisted(rules: Rules[Any], state: State, lines: list[str]) -> list[tuple[int, str]]:
    """Those lines that a seat, chance and seats that are not there included, may not answer now."""
    asked = rules.ask(state)
    found = []
    for seat in range(CHANCE, rules.seats + 1):
        decision = asked.get(seat)
        listed = [] if decision is None or decision.count() > LISTED else lines_of(decision)
        found += [(seat, line) for line in lines if line not in listed]
    return found


@pytest.mark.rule("GEN-12", "GEN-13")
@every_setting
def test_an_action_that_is_not_listed_is_refused_with_a_reason_and_changes_nothing(
    setting: Setting,
):
    every_line = lines_of_game(setting.game)
    for rules, state, events in some_positions(setting, every=7):
        before = seen_by_all(rules, state)
        lines = Random(len(events)).sample(every_line, min(20, len(every_line)))
        for seat, line in unlisted(rules, state, lines):
            reason = refusal(rules, state, seat, line)
            assert 5 < len(reason) < 400
            assert "illegal" not in reason.lower()
        assert seen_by_all(rules, state) == before


def some_junk(setting: Setting, phase: str) -> list[str]:
    """All of it with at most one house rule changed, else a handful."""
    return JUNK if len(setting.options) < 2 else Random(f"{setting} {phase}").sample(JUNK, 8)


@pytest.mark.rule("GEN-12", "GEN-4")
@every_setting
def test_junk_is_refused_with_a_reason_and_changes_nothing(setting: Setting):
    seen = set()
    for rules, state, _ in positions(setting):
        if state.phase.name not in seen:
            seen.add(state.phase.name)
            before = seen_by_all(rules, state)
            lines = some_junk(setting, state.phase.name)
            for seat, line in unlisted(rules, state, lines):
                assert 5 < len(refusal(rules, state, seat, line)) < 450
            assert seen_by_all(rules, state) == before


NO_ANSWERS: list[Any] = [
    None, True, False, -1, -2, 0, 1 << 60, 1 << 200, -(1 << 60), 10**30, 1.5, float("nan"), "",
    "pass ", "AS", b"pass", (), (1,), ((),), ("x",), ("pass",), (1.0,), (None,) * 24, (1,) * 24,
    (True,) * 4, ("a", 1, 2, 3), (0, 0, 0, 0), frozenset(), object(), [], {},
]  # fmt: skip


@pytest.mark.rule("GEN-12")
@every_setting
def test_a_value_that_is_no_answer_is_refused_like_any_other(setting: Setting):
    """Also values that no line can be read as: the door is for programs as well."""
    seen = set()
    for rules, state, _ in positions(setting):
        if state.phase.name not in seen:
            seen.add(state.phase.name)
            before = seen_by_all(rules, state)
            for seat, decision in list(rules.ask(state).items()):
                for value in NO_ANSWERS:
                    if decision.count() <= LISTED and value in list(decision):
                        continue
                    with pytest.raises(Illegal):
                        rules.apply(state, seat, value)
            assert seen_by_all(rules, state) == before


def test_the_courses_come_through_every_phase():
    """A law that no position reaches would hold of itself."""
    for game in {setting.game for setting in SETTINGS}:
        mine = [setting for setting in SETTINGS if setting.game == game]
        phases = {state.phase.name for one in mine for _, state, _ in positions(one)}
        assert phases >= {phase.name for phase in mine[0].rules().phase.values()}
        assert all(len(beginning(one)) > 10 for one in mine)
