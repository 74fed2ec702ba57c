"""The header: which keys, of which types, within which limits; each fault names its place."""

import pytest

from bot.engine.games import GAMES
from bot.record import BadRecord, read_record
from tests.records.kit import EXAMPLE, ZERO, example, parlour, replayed, started

THERE = ", ".join(GAMES)
FAIRNESS = {"commitment": ZERO, "server_seed": ZERO, "ids": ["1001"]}


def fault(**changes):
    with pytest.raises(BadRecord) as bad:
        read_record(example(**changes))
    return str(bad.value)


def test_the_described_example_is_a_record():
    record = read_record(EXAMPLE)
    assert record.events[1] == (0, "pass")
    assert record.first_dealer == 3


def test_what_may_be_left_out():
    record = read_record(example(options=None, first_dealer=None, seed=None))
    assert (record.options, record.first_dealer, record.seed, record.fairness) == (
        {},
        None,
        None,
        None,
    )


@pytest.mark.parametrize("key", ["first_dealer", "seed", "fairness"])
def test_null_is_as_good_as_left_out(key):
    assert getattr(read_record({**EXAMPLE, key: None}), key) is None


@pytest.mark.parametrize("key", ["format", "game", "seats", "events"])
def test_what_may_not_be_left_out(key):
    assert fault(**{key: None}) == f"{key}: is missing"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "parlour-record/2"}, "format: expected 'parlour-record/1', found"),
        ({"game": 5}, "game: expected text, found the number 5"),
        ({"game": "whist"}, "game: unknown game 'whist': there are euchre"),
        ({"options": []}, "options: expected names and values, found a list of 0"),
        ({"options": {"target": [[1]]}}, "options: lists in lists"),
        ({"options": {"target": {}}}, "options: lists in lists, or objects"),
        ({"seats": "Ann"}, "seats: expected a list, found 'Ann'"),
        ({"seats": ["Ann", 5, "Cat", "Dan"]}, "seats[1]: expected text, found the number 5"),
        ({"seats": ["Ann", "Ben"]}, "seats: Traditional Euchre is for 4 players, not 2"),
        ({"seats": []}, "seats: Traditional Euchre is for 4 players, not 0"),
        ({"first_dealer": "3"}, "first_dealer: expected a whole number, found '3'"),
        ({"first_dealer": True}, "first_dealer: expected a whole number, found true"),
        ({"first_dealer": 1.0}, "first_dealer: expected a whole number, found the number 1.0"),
        ({"first_dealer": 4}, "first_dealer: 4 is no seat: there are 0 to 3"),
        ({"first_dealer": -1}, "first_dealer: -1 is no seat"),
        ({"seed": "abc"}, "seed: expected 64 hex digits, found 'abc'"),
        ({"seed": ZERO + "\n"}, "seed: expected 64 hex digits"),
        ({"seed": 5}, "seed: expected text, found the number 5"),
        ({"fairness": []}, "fairness: expected an object, found a list of 0"),
        ({"fairness": {"ids": []}}, "fairness.commitment: is missing"),
        ({"fairness": {**FAIRNESS, "ids": [7]}}, "fairness.ids[0]: expected text"),
        ({"fairness": {**FAIRNESS, "ids": ["x"]}}, "fairness.ids[0]: expected an id in decimal"),
        ({"fairness": {**FAIRNESS, "salt": 1}}, "fairness.salt: unknown key"),
        ({"events": {}}, "events: expected a list, found an object"),
        ({"events": ["pass"]}, "events[0]: expected [seat, text], found 'pass'"),
        ({"events": [[0]]}, "events[0]: expected [seat, text], found a list of 1"),
        ({"events": [[0, "pass", 1]]}, "events[0]: expected [seat, text], found a list of 3"),
        ({"events": [[0, "pass"], [0, 1]]}, "events[1][1]: expected text, found the number 1"),
        ({"events": [["0", "pass"]]}, "events[0][0]: expected a whole number, found '0'"),
        ({"events": [[True, "pass"]]}, "events[0][0]: expected a whole number, found true"),
        ({"events": [[4, "pass"]]}, "events[0]: 4 is no seat: there are 0 to 3, and -1"),
        ({"events": [[-2, "pass"]]}, "events[0]: -2 is no seat"),
        ({"players": []}, "players: unknown key"),
        ({"a\n\x1b[2Jb": 1}, "'a\\n\\x1b[2Jb': unknown key"),
    ],
)
def test_a_fault_names_its_place(changes, reason):
    assert fault(**changes).startswith(reason)


@pytest.mark.rule("GEN-11")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"target": 4}, "a whole number from 5 to 21"),
        ({"target": 22}, "a whole number from 5 to 21"),
        ({"target": True}, "a whole number from 5 to 21"),
        ({"target": 7.0}, "a whole number from 5 to 21"),
        ({"first_dealer": "anybody"}, "'random' or 'black_jack'"),
        ({"stick_the_dealer": 1}, "true or false"),
        ({"nil": 1}, "target, first_dealer, farmers_hand"),
    ],
)
def test_options_out_of_limits_are_refused_with_what_is_allowed(options, allowed):
    answer = replayed(example(options=options))
    assert answer["ok"] is False
    assert answer["error"]["at"] is None
    assert answer["error"]["reason"].startswith("options: ")
    assert allowed in answer["error"]["reason"]


@pytest.mark.rule("GEN-11")
def test_an_option_counts():
    passes = [[seat, "pass"] for seat in (0, 1, 2, 3, 0, 1, 2)]
    assert "pass" not in replayed(started(*passes))["legal"]["3"]
    assert "pass" in replayed(started(*passes, options={}))["legal"]["3"]


def test_only_the_first_faults_are_named():
    reason = fault(**{f"key{number}": 1 for number in range(500)})
    assert reason == "key0: unknown key; key1: unknown key; key2: unknown key"


def test_fifty_thousand_events_are_enough():
    reason = fault(events=[[0, "pass"]] * 50_001)
    assert reason == "events: 50001 are too many: at most 50000"


def test_a_faulty_header_is_answered_in_one_line():
    ran = parlour("replay", "--json", given=example(game="whist"))
    assert ran.answer == {
        "ok": False,
        "error": {"at": None, "reason": f"game: unknown game 'whist': there are {THERE}"},
    }
    assert (ran.status, ran.err) == (1, "")


def test_a_faulty_header_is_said_in_one_line():
    ran = parlour("replay", given=example(game="whist"))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"standard input: game: unknown game 'whist': there are {THERE}\n"


def test_rules_are_shared_by_records_with_equal_options_only():
    number, switch = example(options={"target": 5}), example(options={"target": True})
    assert read_record(number).rules is read_record(number).rules
    with pytest.raises(BadRecord):
        read_record(switch)
