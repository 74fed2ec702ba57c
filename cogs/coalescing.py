"""Doing something again whenever there is a reason, and not more often than makes sense."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from bot.clock import Clock

GRACE = 2.0
"""Seconds that work under way is given at the end."""

HEAD_START = 0.03
"""Seconds by which the answer to a press goes before what else a change has to be drawn in."""

log = structlog.get_logger()


class Alarm:
    """Calls back at a moment of the clock, unless it is set to another or put off."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._task: asyncio.Task[None] | None = None

    @property
    def is_set(self) -> bool:
        """Whether it is still to ring."""
        return self._task is not None

    def set(self, moment: float) -> None:
        """Ring at a Unix moment, and not when it was to ring before."""
        self.put_off()
        self._task = asyncio.create_task(self._wait(moment))

    def put_off(self) -> None:
        """Do not ring."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _wait(self, moment: float) -> None:
        await self._clock.sleep_until(moment)
        self._task = None
        self._ring()


class Coalesced:
    """Work that is done after a poke: the first at once, then once for all pokes of an interval.

    ``work`` gives the seconds after which it wants to be done again by itself, or None. It may call
    ``end``. With ``after`` it is begun so many seconds after its poke: others go before it.
    """

    def __init__(
        self,
        clock: Clock,
        work: Callable[[], Awaitable[float | None]],
        every: float,
        after: float = 0.0,
    ) -> None:
        self._clock = clock
        self._work = work
        self._every = every
        self._after = after
        self._poked = asyncio.Event()
        self._alarm = Alarm(clock, self._poked.set)
        self._ended = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._task = asyncio.create_task(self._run())

    def poke(self) -> None:
        """There is something to do."""
        self._poked.set()

    def end(self) -> None:
        """Do nothing more once what is being done is done."""
        self._ended = True
        self._alarm.put_off()
        self._poked.set()

    @property
    def is_over(self) -> bool:
        """Whether nothing will be done any more."""
        return self._task.done()

    async def close(self) -> None:
        """Do nothing more; what is being done is broken off where it takes too long."""
        self.end()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), GRACE)
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            await self._poked.wait()
            if self._after and not self._ended:
                await asyncio.sleep(self._after)
            self._poked.clear()
            if self._ended:
                return
            again = await self._worked()
            await self._clock.sleep(self._every)
            if again is not None:
                self._alarm.set(self._clock.now() + again)

    async def _worked(self) -> float | None:
        self._idle.clear()
        try:
            return await self._work()
        except Exception:
            log.exception("work that is done again and again failed")
            return None
        finally:
            self._idle.set()


class Errands:
    """Tasks that nobody waits for: kept until they are done, and what they raise is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done."""
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    @property
    def are_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._tasks

    async def close(self) -> None:
        """Break off all that is not done."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", exc_info=error)
