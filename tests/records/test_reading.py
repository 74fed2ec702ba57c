"""Records from a stream: one, or JSON lines; whatever else it holds, one clear line says so."""

import io
import json
import tracemalloc

import pytest

from bot.record import read_records
from bot.record.reading import MOST_BYTES
from tests.records.kit import EXAMPLE, example, parlour, started

LINE = json.dumps(EXAMPLE)
DEEP = 100_000


def test_one_record_on_many_lines():
    (found,) = read_records(io.BytesIO(json.dumps(EXAMPLE, indent=2).encode()))
    assert found.record is not None


def test_json_lines_with_blank_ones_among_them():
    text = f"\n{LINE}\n\n   \r\n{LINE}\r\n{LINE}"
    found = list(read_records(io.BytesIO(text.encode())))
    assert [one.line for one in found] == [2, 5, 6]
    assert all(one.record for one in found)


def test_a_batch_goes_on_behind_a_faulty_record_and_behind_a_broken_line():
    lines = [LINE, json.dumps(example(game="whist")), '{"format": "par', LINE, "[]"]
    ran = parlour("replay", "--json", given="\n".join(lines))
    assert [answer["ok"] for answer in ran.answers] == [True, False, False, True, False]
    assert all(answer["error"]["at"] is None for answer in ran.answers if not answer["ok"])
    assert ran.status == 2
    first, further = ran.err.splitlines()
    assert first.startswith(
        "standard input: line 3, column 16: not JSON: invalid control character"
    )
    assert further == "standard input: 1 more could not be read as records"


def test_a_batch_may_begin_with_a_broken_line():
    ran = parlour("replay", "--json", given=f'{{"format": "par\n{LINE}\n')
    assert [answer["ok"] for answer in ran.answers] == [False, True]
    assert ran.status == 2


def test_a_batch_with_an_error_in_a_record_has_status_1():
    ran = parlour("replay", "--json", given=f"{LINE}\n{json.dumps(started([0, 'x']))}\n{LINE}")
    assert [answer["ok"] for answer in ran.answers] == [True, False, True]
    assert (ran.status, ran.err) == (1, "")


def test_a_batch_for_people_names_records_and_lines():
    ran = parlour("replay", given=f"{LINE}\n{json.dumps(started([0, 'x']))}\n{LINE}")
    assert "Record 2, line 2" in ran.out
    assert ran.err.startswith("standard input: line 2: event 1: 'x' cannot be played now")
    assert ran.status == 1


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (b"", "it is empty: there is no record in it"),
        (b" \n\n\t ", "it is empty: there is no record in it"),
        (LINE[:200].encode(), "line 1, column 177: not JSON: unterminated string"),
        (json.dumps(EXAMPLE, indent=1)[:-20].encode(), "not JSON"),
        (f"{LINE} x".encode(), f"line 1, column {len(LINE) + 2}: not JSON: extra data"),
        (b"\n\n{,}", "line 3, column 2: not JSON"),
        (b'{"game": NaN}', "line 1: not JSON: NaN is no number"),
        (b'{"game": -Infinity}', "line 1: not JSON: -Infinity is no number"),
        (b"[" * DEEP, "line 1: lists or objects nested too deeply"),
        (b'{"a":' * DEEP + b"1" + b"}" * DEEP, "nested too deeply"),
        (b"\xef\xbb\xbf" + LINE.encode(), "line 1: begins with a byte order mark"),
        (LINE.encode("utf-16"), "line 1: not text in UTF-8 (byte 0xff)"),
        (b'{"format": "\xff"}', "line 1: not text in UTF-8 (byte 0xff)"),
        (b'{"format": "\x00"}', "line 1, column 13: not JSON"),
        (b"\x00" * 1000, "line 1, column 1: not JSON"),
        (b"null", "a record is an object, not null"),
        (b"5", "a record is an object, not the number 5"),
        (b"[]", "a record is an object, not a list of 0"),
        (b'"record"', "a record is an object, not 'record'"),
        (b"9" * 5000, "a record is an object, not a very large number"),
    ],
)
def test_what_is_no_record_is_said_in_one_line(given, reason):
    for_people = parlour("replay", given=given)
    assert (for_people.status, for_people.out) == (2, "")
    (line,) = for_people.err.splitlines()
    for_programs = parlour("replay", "--json", given=given)
    assert for_programs.answer["error"]["at"] is None
    assert line == f"standard input: {for_programs.answer['error']['reason']}"
    assert (for_programs.status, for_programs.err) == (2, for_people.err)
    assert reason in line


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (LINE.replace('"game"', '"game": "euchre", "game"'), "the key 'game' is given twice"),
        (LINE.replace('"target"', '"x"').replace("{", '{"seed": 1, "seed": 2, ', 1), "'seed'"),
        (LINE.replace("Ann", "\\ud800"), "line 1: \\ud800 is half a character"),
        (LINE.replace('"Ann"', "9" * 5000), "seats[0]: expected text, found a very large number"),
        (LINE.replace(": 3", ": " + "9" * 5000), "first_dealer: expected a whole number"),
        (LINE.replace(": 3", ": -1e999"), "first_dealer: expected a whole number"),
    ],
)
def test_what_is_a_record_but_a_wrong_one_is_said_in_one_line(given, reason):
    ran = parlour("replay", "--json", given=given)
    assert reason in ran.answer["error"]["reason"]
    assert (ran.status, ran.err) == (1, "")


def test_a_whole_character_written_as_two_halves_is_one():
    ran = parlour("replay", given=LINE.replace("Ann", "\\ud83d\\ude00"))
    assert "\N{GRINNING FACE}" in ran.out


def test_names_cannot_command_a_terminal():
    ran = parlour("replay", given=example(seats=["\x1b[2J\nAnn\u202e", "", "Ann", "Ann"]))
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out
    assert "seat (1)" in ran.out
    assert "Ann (2)" in ran.out


@pytest.mark.parametrize("name", ["no such file", "."])
def test_a_file_that_cannot_be_read_is_named(name, tmp_path):
    file = tmp_path / name
    ran = parlour("replay", "--json", str(file))
    assert (ran.status, ran.out) == (2, "")
    (line,) = ran.err.splitlines()
    assert line.startswith(f"{file}: ")


def test_noise_is_refused():
    noise = bytes(range(256)) * 40_000
    ran = parlour("replay", given=noise)
    assert (ran.status, len(ran.err.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    "events", ['[[0, "pass"]' + ', [0, "pass"]' * 999_999 + "]", "[" + "5," * 999_999 + "5]"]
)
def test_a_million_events_are_refused(events):
    ran = parlour(
        "replay", "--json", given=LINE.replace('"events": [', f'"events": {events}, "x": [')
    )
    assert ran.answer["error"]["at"] is None
    assert ran.answer["error"]["reason"].startswith("events")


def test_a_line_longer_than_any_record_is_not_read_to_its_end():
    class Endless(io.RawIOBase):
        def readable(self):
            return True

        def readinto(self, room):
            room[:] = b"[" * len(room)
            return len(room)

    (found,) = read_records(io.BufferedReader(Endless()))
    assert str(found.error) == f"line 1: more than {MOST_BYTES} bytes, longer than any record"


def test_many_records_are_read_one_at_a_time():
    class Lines(io.RawIOBase):
        left = 3000

        def readable(self):
            return True

        def readinto(self, room):
            if not self.left:
                return 0
            self.left -= 1
            line = f"{LINE}\n".encode()
            room[: len(line)] = line
            return len(line)

    tracemalloc.start()
    count = sum(found.record is not None for found in read_records(io.BufferedReader(Lines())))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 3000
    assert peak < 2_000_000
