"""The turn clock: whoever lets others wait too long has his seat play itself until he is back."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.table.refusals import Refused

if TYPE_CHECKING:
    from bot.table.table import Table

RETRY = 5.0
"""Seconds until it is tried again what failed."""

Turn = tuple[int, int]
"""A seat, and the number of the answer that is waited for."""

log = structlog.get_logger()


class TurnClock:
    """Counts how long each person is waited for, from the moment at which he was asked; anew where
    his time ran out while nobody could be reached.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._clock = table.house.clock
        self._since: dict[Turn, float] = {}
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """See who is waited for; to be called after every change."""
        now = self._clock.now()
        self._since = {turn: self._since.get(turn, now) for turn in self._turns()}
        if not self._since:
            self._stop()
        elif self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Count no more."""
        self._since = {}
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _turns(self) -> list[Turn]:
        """Whom the game waits for, where others wait with it. A right keeps nobody waiting."""
        table = self._table
        if not table.is_open or not table.turn_clock:
            return []
        return [
            (seat, table.answer_number(seat))
            for seat, decision in table.asked.items()
            if not table.plays_itself(seat) and not decision.right
        ]

    async def _run(self) -> None:
        while self._since:
            turn = min(self._since, key=lambda turn: self._since[turn])
            await self._clock.sleep_until(self._since[turn] + self._table.turn_clock)
            if turn in self._since:
                await self._run_out(turn)

    async def _run_out(self, turn: Turn) -> None:
        if not self._table.house.is_reachable():
            self._since[turn] = self._clock.now()
            return
        if turn[0] not in self._table.view(None).awaited:
            self._table.speak_for(*turn)
            return
        try:
            await self._table.time_out(*turn)
        except Refused:
            self._since.pop(turn, None)
            log.debug("somebody has answered in the last moment", table=self._table.id)
        except Exception:
            log.exception("a turn could not be ended", table=self._table.id)
            await self._clock.sleep(RETRY)
