"""Records from a stream: one record, or JSON lines of them, never more than one in memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from bot.errors import ParlourError
from bot.record.model import BadRecord, NoRecord, Record, read_record
from bot.record.strict_json import NotJson, UnclearJson, read_json

MOST_BYTES = 32 * 1024 * 1024
"""More than the longest record that the format allows."""


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that should be a record: the record, or in `error` why it is none.

    `line` is where it begins.
    """

    line: int
    record: Record | None = None
    error: ParlourError | None = None

    @property
    def readable(self) -> bool:
        """Whether it is at least an object of JSON, right or wrong."""
        return not isinstance(self.error, NotJson | NoRecord)


def read_records(stream: BinaryIO) -> Iterator[Found]:
    """Read a stream that holds one record, on however many lines, or one record a line.

    Raises `OSError` where the stream cannot be read.
    """
    lines = _Lines(stream)
    first = lines.next()
    if first is None:
        yield Found(1, error=NoRecord("it is empty: there is no record in it"))
        return
    found = _read(first)
    second = lines.next()
    if found.readable or _begins_a_record(second):
        yield found
        yield from _one_a_line(second, lines)
    else:
        yield _read(lines.all_from(first, second))


def _one_a_line(line: _Line | None, lines: _Lines) -> Iterator[Found]:
    while line is not None:
        yield _read(line)
        line = lines.next()


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    raw: bytes


class _Lines:
    """The lines of a stream that are not blank, with their numbers."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._number = 0

    def next(self) -> _Line | None:
        """The next line; None at the end."""
        while raw := self._stream.readline(MOST_BYTES + 1):
            self._number += 1
            if raw.strip():
                return _Line(self._number, raw)
        return None

    def all_from(self, first: _Line, second: _Line | None) -> _Line:
        """Everything from a line on, as one; cut off where it is too long to be a record."""
        if second is None:
            return first
        blank = b"\n" * (second.number - first.number - 1)
        begun = first.raw + blank + second.raw
        return _Line(first.number, begun + self._stream.read(max(0, MOST_BYTES + 1 - len(begun))))


def _begins_a_record(line: _Line | None) -> bool:
    """Whether a line is a record by itself: then the broken one before it was one too."""
    return line is not None and _read(line).readable


def _read(line: _Line) -> Found:
    if len(line.raw) > MOST_BYTES:
        too_long = f"line {line.number}: more than {MOST_BYTES} bytes, longer than any record"
        return Found(line.number, error=NoRecord(too_long))
    try:
        return Found(line.number, record=read_record(read_json(line.raw, line.number)))
    except (NotJson, UnclearJson, NoRecord, BadRecord) as error:
        return Found(line.number, error=error)
