"""Whatever is given to `replay` and `verify`: an answer and a status, and never an exception."""

import json

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.euchre_table import PACK
from tests.records.kit import EVERY_OPTION, EXAMPLE, SHUFFLE, ZERO, parlour, played

FAIRNESS = {"commitment": ZERO, "server_seed": ZERO, "ids": ["1"]}
KEYS = [*EXAMPLE, "fairness", "commitment", "ids", "x"]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from([ZERO, "euchre", "parlour-record/1", 10**30, "\ud800", "\x00"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=12,
)
WORDS = st.sampled_from(
    [
        *("pass", "order", "alone", "call", "S", "H", "discard", "give", "play", "defend", "ask"),
        *("best", "decline", "misdeal", "keep", "shuffle", "pick", "0", "1", "-1", "?", ""),
        *PACK,
    ]
)
LINES = st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=30) | st.just(SHUFFLE)
EVENTS = st.lists(st.tuples(st.integers(-1, 3), LINES).map(list), max_size=12)

GAMES = [
    *(EXAMPLE, played(1)),
    *(played(number, deals=2, **EVERY_OPTION) for number in range(2)),
]


def answered(raw: bytes) -> int:
    """Gives it to each command; checks that each ends as it should. Returns replay's status."""
    for_programs = parlour("replay", "--json", given=raw)
    for_people = parlour("replay", given=raw)
    as_a_seat = parlour("replay", "--json", "--as", "2", given=raw)
    verified = parlour("verify", "-", given=raw)
    assert for_programs.status == for_people.status == as_a_seat.status
    if for_programs.status == 0:
        assert for_programs.err == for_people.err == ""
    elif for_programs.status == 1 and len(for_programs.answers) == 1:
        assert len(for_people.err.splitlines()) == 1
    assert verified.status in (1, 2) if for_programs.status else (0, 1)
    for ran in (for_programs, as_a_seat):
        assert all(answer["ok"] is not ("error" in answer) for answer in ran.answers)
    return for_programs.status


@settings(max_examples=60)
@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbf{}")
@example(b"{}\n{")
@example(b"{\n{}")
def test_noise(raw):
    assert answered(raw) in (1, 2)


@settings(max_examples=50)
@given(VALUES)
def test_other_json(value):
    assert answered(json.dumps(value).encode()) in (1, 2)


@settings(max_examples=100)
@given(st.sampled_from(GAMES), st.sampled_from(KEYS), VALUES)
def test_a_record_with_something_else_for_a_key(record, key, value):
    changed = dict(record)
    if key in ("commitment", "ids"):
        changed["fairness"] = {**FAIRNESS, key: value}
    else:
        changed[key] = value
    assert answered(json.dumps(changed).encode()) in (0, 1, 2)


@settings(max_examples=100)
@given(st.sampled_from(GAMES), st.data())
def test_a_record_with_some_bytes_changed(record, data):
    raw = bytearray(json.dumps(record).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place] = data.draw(st.integers(0, 255))
    assert answered(bytes(raw[: data.draw(st.integers(1, len(raw)))])) in (0, 1, 2)


@settings(max_examples=100)
@given(st.sampled_from(GAMES), st.integers(0, 60), EVENTS, st.none() | st.just(ZERO))
def test_events_of_plausible_words(record, kept, events, seed):
    changed = {**record, "events": [*record["events"][:kept], *events], "seed": seed}
    assert answered(json.dumps(changed).encode()) in (0, 1)


@settings(max_examples=40)
@given(st.dictionaries(st.sampled_from([*EVERY_OPTION, "target", "x"]), VALUES, max_size=4))
def test_options(options):
    assert answered(json.dumps({**EXAMPLE, "options": options}).encode()) in (0, 1, 2)
