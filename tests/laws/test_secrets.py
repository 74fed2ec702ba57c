"""Law 3: swapping cards that a seat cannot see changes not one byte of that seat's view."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from bot.engine.cards import union
from bot.engine.chance import CHANCE
from bot.engine.rules import Illegal, Rules
from bot.engine.state import State
from bot.engine.zones import EVERYTHING
from tests.laws.courses import (
    SECRETIVE,
    SETTINGS,
    Event,
    Setting,
    all_of,
    every_secretive_setting,
    every_setting,
    replay,
    some_positions,
    viewers,
)
from tests.laws.swaps import may_be_swapped

WORD = re.compile(r"[0-9A-Za-z]+")
PAIRS = 3
"""How many pairs of hidden cards are swapped at each position, for each viewer."""

ENOUGH = 5
"""How many twins show that there are some."""


def words(text: str) -> set[str]:
    return set(WORD.findall(text))


def last_shuffle(rules: Rules[Any], events: Sequence[Event]) -> int:
    """Where the last deal begins; the end where there is none. What is shuffled in the middle of a
    deal is not the whole deck.
    """
    whole = rules.deck.bit_count()
    return max((at for at, event in enumerate(events) if is_shuffle(*event, whole)), default=0)


def is_shuffle(seat: int, line: str, cards: int) -> bool:
    return seat == CHANCE and line.startswith("shuffle ") and line.count(" ") == cards


def signs(rules: Rules[Any], state: State, viewer: int | None) -> set[str]:
    """The cards whose names a viewer sees lying about, or in the facts that all are told."""
    parts = [part for zone in rules.zones for part in zone.seen(state, viewer) if part]
    return words(json.dumps(rules.table(state))) | set(rules.pack.names(union(parts)))


def unseen(
    rules: Rules[Any], before: State, events: Sequence[Event], viewer: int | None
) -> list[str]:
    """The cards that a viewer has had no sign of in the course of some events."""
    state, seen = before.copy(), set()
    for seat, line in events:
        rules.act(state, seat, line)
        seen |= signs(rules, state, viewer)
    told = rules.view(state, viewer).events
    seen |= words(" ".join(line for _, line in told[last_shuffle(rules, told) :]))
    return [name for name in dict.fromkeys(rules.pack.names(rules.deck)) if name not in seen]


def swapped(events: Sequence[Event], one: str, other: str) -> list[Event]:
    """The same events with two cards having changed places."""
    names = {one: other, other: one}
    return [
        (seat, " ".join(names.get(word, word) for word in line.split(" "))) for seat, line in events
    ]


def twins(
    rules: Rules[Any], state: State, events: Sequence[Event], viewer: int | None
) -> Iterator[State]:
    """Positions that differ from this one only in what the viewer cannot know.

    The same things have happened, with hidden cards swapped, as far as they then still may happen;
    what everybody sees, the name of the step, is the same.
    """
    since = last_shuffle(rules, events)
    before = replay(rules, events[:since])
    hidden = combinations(unseen(rules, before, events[since:], viewer), 2)
    pairs = [pair for pair in hidden if may_be_swapped(rules, events[since:], *pair)]
    for one, other in Random(len(events)).sample(pairs, min(PAIRS, len(pairs))):
        try:
            twin = replay(rules, swapped(events[since:], one, other), before.copy())
        except Illegal:
            continue
        if twin.phase is state.phase:
            yield twin


@pytest.mark.rule("GEN-6")
@every_secretive_setting
def test_swapping_hidden_cards_changes_nothing_that_a_viewer_sees(setting: Setting):
    for rules, state, events in some_positions(setting, every=6):
        for viewer in viewers(rules):
            view = all_of(rules, state, viewer)
            for twin in twins(rules, state, events, viewer):
                assert all_of(rules, twin, viewer) == view


def reasons(rules: Rules[Any], state: State, seat: int, lines: Sequence[str]) -> list[str]:
    """What a seat is told when it tries those lines; nothing for one that is accepted."""
    told = []
    for line in lines:
        try:
            rules.act(state.copy(), seat, line)
            told.append("")
        except Illegal as refused:
            told.append(str(refused))
    return told


@pytest.mark.rule("GEN-6", "GEN-12")
@every_secretive_setting
def test_swapping_hidden_cards_changes_no_reason_for_a_refusal(setting: Setting):
    names = setting.rules().pack.names(setting.rules().deck)
    lines = ["pass", "play", "misdeal", "keep", "?", *(f"play {name}" for name in names)]
    for rules, state, events in some_positions(setting, every=11):
        for seat in range(rules.seats):
            for twin in twins(rules, state, events, seat):
                assert reasons(rules, twin, seat, lines) == reasons(rules, state, seat, lines)


def test_twins_are_found_that_differ_where_the_viewer_cannot_see():
    """The laws above compare something: in each game and for each viewer there are twins."""
    for setting in (setting for setting in SECRETIVE if not setting.options):
        for viewer in viewers(setting.rules()):
            found = (
                twin
                for rules, state, events in some_positions(setting, every=6)
                for twin in twins(rules, state, events, viewer)
                if all_of(rules, twin, EVERYTHING) != all_of(rules, state, EVERYTHING)
            )
            assert len(list(islice(found, ENOUGH))) == ENOUGH


def reachable(root: object) -> Iterator[object]:
    """Everything that can be got at from an object, types and modules left out."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or callable(thing):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        else:
            for kind in type(thing).__mro__:
                waiting += [getattr(thing, name, None) for name in getattr(kind, "__slots__", ())]
            waiting += getattr(thing, "__dict__", {}).values()


@pytest.mark.rule("GEN-6")
@every_setting
def test_a_view_leads_to_no_state(setting: Setting):
    """Whatever is handed a view cannot get at the position behind it."""
    for rules, state, _ in some_positions(setting, every=25):
        for viewer in viewers(rules):
            view = rules.view(state, viewer)
            assert [thing for thing in reachable(view) if isinstance(thing, State)] == []


def test_a_state_would_be_found():
    rules = SETTINGS[0].rules()
    assert any(isinstance(thing, State) for thing in reachable({"a": [(rules.start(),)]}))
