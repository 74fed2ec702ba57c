"""The processes that think for all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import structlog

from bot.engine.decisions import Value
from bot.engine.view import View
from bot.errors import NoAnswer
from bot.players import SEARCHERS
from bot.thinking.crossing import Answer, Question
from bot.thinking.thinker import Failed, Thinker

PATIENCE = 3.0
"""Seconds beyond the budget that an answer may take, with what has to wait for other tables."""

REST = 30.0
"""Seconds until it is tried again to start a process, when one has not become ready."""

NO_PROCESS = "no process can be started now"

log = structlog.get_logger()


class Thinkers:
    """Up to `workers` processes, started when they are needed, that have `seconds` for an answer.

    One that dies is replaced at the next question; one that does not answer in time is ended. What
    is wrong is told as new but once, until there is an answer again.
    """

    levels: Collection[str] = frozenset(SEARCHERS)
    """The levels that think here."""

    def __init__(self, seconds: float, workers: int) -> None:
        self._seconds = seconds
        self._places = asyncio.Semaphore(workers)
        self._thinkers: set[Thinker] = set()
        self._idle: list[Thinker] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._resting_until = 0.0
        self._closed = False
        self._reasons: set[str] = set()  # why there have been no answers since the last one

    async def answer(self, level: str, view: View) -> Value:
        """What a level answers to what its view asks. Raises `NoAnswer`."""
        question = Question(level, view, self._seconds)
        try:
            async with asyncio.timeout(self._seconds + PATIENCE), self._places:
                answer = await self._asked(question)
        except TimeoutError:
            raise self._no_answer("it took too long") from None
        except Failed as failed:
            raise self._no_answer(str(failed)) from failed
        if answer.failure is not None:
            raise self._no_answer(answer.failure)
        self._goes_well()
        return answer.value

    def _no_answer(self, reason: str) -> NoAnswer:
        known = reason in self._reasons
        self._reasons.add(reason)
        return NoAnswer(reason, known=known)

    def _goes_well(self) -> None:
        if self._reasons:
            log.info("self-playing seats have answers again")
            self._reasons.clear()

    async def close(self) -> None:
        """End all processes at once; whoever still waits has no answer."""
        self._closed = True
        for thinker in tuple(self._thinkers):
            self._end(thinker)
        if self._ending:
            await asyncio.wait(tuple(self._ending))

    async def _asked(self, question: Question) -> Answer:
        thinker = self._free_thinker()
        try:
            return await thinker.answer(question)
        finally:
            self._put_back(thinker)

    def _free_thinker(self) -> Thinker:
        """One that waits for a question, or else a new one. Raises `Failed`."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_well:
                return thinker
            self._end(thinker)
        if self._closed or asyncio.get_running_loop().time() < self._resting_until:
            raise Failed(NO_PROCESS)
        thinker = Thinker()
        self._thinkers.add(thinker)
        return thinker

    def _put_back(self, thinker: Thinker) -> None:
        if thinker.is_well and not self._closed:
            self._idle.append(thinker)
            return
        if thinker.has_failed_to_start:
            self._resting_until = asyncio.get_running_loop().time() + REST
            self._reasons.add(NO_PROCESS)  # that follows from why it has not started
        self._end(thinker)

    def _end(self, thinker: Thinker) -> None:
        if thinker in self._thinkers:
            self._thinkers.discard(thinker)
            ending = asyncio.create_task(thinker.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
