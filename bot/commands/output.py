"""What commands write: to standard output what was asked for, to standard error what went wrong."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.errors import ParlourError


class CannotWrite(ParlourError):
    """Output for which there is no room; says why."""


def print_anything() -> None:
    """Make sure that no name is so strange that a terminal's encoding could stop it."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def say(line: str) -> None:
    """Write a line of what was asked for.

    Raises `BrokenPipeError` where nobody reads it, and `CannotWrite`.
    """
    if sys.stdout is None:
        raise BrokenPipeError
    with _no_room_in_words():
        sys.stdout.write(f"{line}\n")


def say_json(value: Any) -> None:
    """Write a line of JSON, in plain ASCII, so that every program reads it. Raises as `say`."""
    say(json.dumps(value))


def all_said() -> None:
    """Let go of all that was said. Raises as `say`."""
    if sys.stdout is not None:
        with _no_room_in_words():
            sys.stdout.flush()


def complain(words: str) -> None:
    """Write what went wrong, after all that was said before it. Raises as `say`."""
    all_said()
    if sys.stderr is not None:
        sys.stderr.write(f"{words}\n")


def forget_output() -> None:
    """Let Python close its output in peace, though nobody reads it or there is no room for it."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _no_room_in_words() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CannotWrite(f"The output cannot be written: {error.strerror}.") from None
