"""What commands read: records, from a file or from standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bot.errors import ParlourError
from bot.record import Found, printable, read_records

STANDARD_INPUT = "-"


class CannotRead(ParlourError):
    """A file, or standard input, that cannot be read; says which and why."""


def named(file: str) -> str:
    """A file's name for people."""
    return "standard input" if file == STANDARD_INPUT else printable(file)


def records_in(file: str) -> Iterator[Found]:
    """The records of a file, or of standard input where it is `-`, one by one.

    Raises `CannotRead`.
    """
    with _in_words(file):
        stream = _opened(file)
    with stream:
        records = read_records(stream)
        while True:
            with _in_words(file):
                found = next(records, None)
            if found is None:
                return
            yield found


def _opened(file: str) -> BinaryIO:
    if file != STANDARD_INPUT:
        return Path(file).open("rb")
    if sys.stdin is None:
        raise CannotRead("standard input is closed.")
    return sys.stdin.buffer


@contextmanager
def _in_words(file: str) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise CannotRead(f"{named(file)}: there is no such file.") from None
    except OSError as error:
        raise CannotRead(f"{named(file)}: it cannot be read ({error.strerror}).") from None
