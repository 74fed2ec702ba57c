"""Reading files and writing lines, for commands."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from bot.errors import ParlourError
from bot.record import Found, printable, read_records

STANDARD_INPUT = "-"


class CannotRead(ParlourError):
    """A file, or standard input, that cannot be read; says which and why."""


def say(line: str) -> None:
    """Write a line of what was asked for. Raises `BrokenPipeError` where nobody reads it."""
    if sys.stdout is None:
        raise BrokenPipeError
    sys.stdout.write(f"{line}\n")


def say_json(value: Any) -> None:
    """Write a line of JSON, in plain ASCII, so that every program reads it."""
    say(json.dumps(value))


def complain(line: str) -> None:
    """Write a line of what went wrong, after all that was said before it."""
    if sys.stdout is not None:
        sys.stdout.flush()
    if sys.stderr is not None:
        sys.stderr.write(f"{printable(line)}\n")


def records_in(name: str) -> Iterator[Found]:
    """The records of a file, or of standard input where it is `-`, one by one.

    Raises `CannotRead`.
    """
    with _in_words(name):
        stream = _opened(name)
    with stream:
        records = read_records(stream)
        while True:
            with _in_words(name):
                found = next(records, None)
            if found is None:
                return
            yield found


def _opened(name: str) -> BinaryIO:
    if name != STANDARD_INPUT:
        return Path(name).open("rb")
    if sys.stdin is None:
        raise CannotRead("standard input is closed.")
    return sys.stdin.buffer


@contextmanager
def _in_words(name: str) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise CannotRead(f"{name}: there is no such file.") from None
    except OSError as error:
        raise CannotRead(f"{name}: it cannot be read ({error.strerror}).") from None
