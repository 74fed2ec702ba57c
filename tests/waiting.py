"""Waiting for what nobody announces, and clocks that move only when a test moves them."""

import asyncio
import time
from itertools import chain, repeat

from bot.clock import MovableClock

PATIENCE = 60.0
"""Seconds until a test gives up: far more than anything takes, even on a busy machine."""


async def until(condition, seconds=PATIENCE):
    """Wait until something has come true that nobody announces, and return what it gives."""
    async with asyncio.timeout(seconds):
        for pause in chain([0], repeat(0.005)):
            await asyncio.sleep(pause)
            if found := condition():
                return found
    raise AssertionError("the pauses do not end")


class StandingClock(MovableClock):
    """A clock that stands still until it is moved: nothing is too late on a busy machine."""

    def __init__(self, file, start=None):
        self._start = time.time() if start is None else start
        super().__init__(file, start)

    def now(self):
        return self._start + self.advanced


class WatchedClock(StandingClock):
    """A clock that moves when those have begun to sleep whom it is to wake. Whoever begins only
    after it was moved would sleep from then on: for ever.
    """

    def __init__(self, file, start=None):
        super().__init__(file, start)
        self._ends = []

    async def sleep_until(self, moment):
        self._ends.append(moment)
        try:
            await super().sleep_until(moment)
        finally:
            self._ends.remove(moment)

    async def somebody_sleeps(self):
        """Wait until somebody sleeps who has not been woken yet."""
        await until(lambda: any(end > self.now() for end in self._ends))

    async def go_on(self, seconds):
        """Move forward, and return when everybody is awake whose moment has come."""
        self.advance(seconds)
        await until(lambda: all(end > self.now() for end in self._ends))
