"""The time that Parlour lives by, which a test can move.

Everything that asks how late it is, or waits for a moment, asks a `Clock`. With the environment
variable PARLOUR_CLOCK it adds the number of seconds which that file holds to the real time, so
that a quarter of an hour can pass at once; without it the clock shows the real time.
"""

import asyncio
import os
import time
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "PARLOUR_CLOCK"
GLANCE = 0.05  # seconds: how often a sleeper looks whether the clock was moved

Stamp = tuple[int, int, int]


class Clock:
    """Unix time in seconds, plus the offset that a file holds, if one is named.

    A file that is missing, or holds anything but a number, counts as the last offset read (0 at
    first), for it may be in the middle of being replaced.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._stamp: Stamp | None = None
        self._offset = 0.0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> "Clock":
        """Return the clock that PARLOUR_CLOCK asks for; the real time when it is not set."""
        name = (os.environ if environment is None else environment).get(VARIABLE)
        return cls(Path(name) if name else None)

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return time.time() + self.offset()

    def offset(self) -> float:
        """Return how many seconds this clock is ahead of the real time."""
        if self._file is not None:
            self._look_at(self._file)
        return self._offset

    async def sleep(self, seconds: float) -> None:
        """Sleep for so many seconds of this clock."""
        await self.sleep_until(self.now() + seconds)

    async def sleep_until(self, moment: float) -> None:
        """Sleep until this clock shows `moment`; wakes within 50 ms when the clock is moved."""
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110  # others move the file
            await asyncio.sleep(left if self._file is None else min(left, GLANCE))

    def _look_at(self, file: Path) -> None:
        try:
            stat = file.stat()
            stamp = (stat.st_mtime_ns, stat.st_ino, stat.st_size)
            if stamp != self._stamp:
                self._offset = float(file.read_text(encoding="ascii"))
                self._stamp = stamp
        except (OSError, ValueError):
            return


class MovableClock(Clock):
    """A clock whose file this process writes, for itself and for others who read the same file."""

    def __init__(self, file: Path, start: float | None = None) -> None:
        super().__init__(file)
        self._path = file
        self.advanced = 0.0
        self._write(0.0 if start is None else start - time.time())

    def advance(self, seconds: float) -> None:
        """Move the clock forward; a clock does not go back."""
        if seconds < 0:
            raise ValueError("a clock can only be moved forward")
        self.advanced += seconds
        self._write(self.offset() + seconds)

    def _write(self, offset: float) -> None:
        fresh = self._path.with_name(self._path.name + ".new")
        fresh.write_text(repr(offset), encoding="ascii")
        fresh.replace(self._path)
