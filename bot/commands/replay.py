"""`python -m bot replay`: plays records and tells what happened, or where they lead."""

import argparse

from bot.commands.input import named, records_in
from bot.commands.output import complain, say, say_json
from bot.record import Found, Record, Transcript, answer, refusal, replay, told

FINE, WRONG, UNREADABLE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--json", action="store_true", help="one line of JSON a record")
    parser.add_argument(
        "--as", type=int, dest="seat", metavar="SEAT", help="only what this seat may know"
    )
    parser.add_argument(
        "file", nargs="?", default="-", metavar="FILE",
        help="a record, or records as JSON lines; - (or nothing) is standard input",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Replay all records of the file. Returns the worst of their statuses.

    0 when all are fine, 1 when one has an error, 2 when something could not be read as a record.
    """
    reader = _Reader(arguments.file, arguments.seat, as_json=arguments.json)
    status = max(map(reader.one, records_in(arguments.file)))
    reader.sum_up()
    return status


class _Reader:
    """Tells of one record after the other."""

    def __init__(self, name: str, seat: int | None, *, as_json: bool) -> None:
        self._name = named(name)
        self._seat = seat
        self._as_json = as_json
        self._count = 0
        self._unreadable = 0

    def one(self, found: Found) -> int:
        """Tell of one record, and return its status."""
        self._count += 1
        if found.record is None:
            return self._no_record(found)
        if self._seat is not None and not 0 <= self._seat < len(found.record.seats):
            return self._refused(found, f"--as {self._seat}: there is no such seat")
        return self._as_answer(found.record) if self._as_json else self._in_words(found)

    def sum_up(self) -> None:
        """Say how much could not be read, where more than the first complaint told of it."""
        if self._unreadable > 1:
            complain(f"{self._name}: {self._unreadable - 1} more could not be read as records")

    def _no_record(self, found: Found) -> int:
        if found.readable:
            return self._refused(found, str(found.error))
        self._unreadable += 1
        if self._as_json:
            say_json(refusal(str(found.error)))
        if self._unreadable == 1:
            complain(f"{self._name}: {found.error}")
        return UNREADABLE

    def _refused(self, found: Found, reason: str) -> int:
        if self._as_json:
            say_json(refusal(reason))
        else:
            complain(f"{self._place(found)}: {reason}")
        return WRONG

    def _as_answer(self, record: Record) -> int:
        answered = answer(replay(record), self._seat)
        say_json(answered)
        return FINE if answered["ok"] else WRONG

    def _in_words(self, found: Found) -> int:
        assert found.record is not None
        if self._count > 1:
            say("")
            say(f"Record {self._count}, line {found.line}")
        transcript = Transcript(found.record, self._seat)
        for line in transcript:
            say(line)
        error = told(transcript.played, self._seat)
        if error is None:
            return FINE
        complain(f"{self._place(found)}: event {error.at}: {error.reason}")
        return WRONG

    def _place(self, found: Found) -> str:
        single = self._count == found.line == 1
        return self._name if single else f"{self._name}: line {found.line}"
