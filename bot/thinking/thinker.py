"""One process that thinks, as the bot sees it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.thinking.crossing import LENGTH, Answer, Question, packed, unpacked

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = (sys.executable, "-m", "bot.thinking")

SECONDS_TO_START = 30.0
"""After which a process that has not said that it is ready is given up."""


class Failed(Exception):
    """The process gives no answer; says why."""


class Thinker:
    """A process that answers one question at a time. It starts by itself, in the background."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._starting = asyncio.create_task(self._start())
        self._owes_an_answer = False

    @property
    def has_failed_to_start(self) -> bool:
        """Whether it never became ready, and will not."""
        starting = self._starting
        return starting.done() and (starting.cancelled() or starting.exception() is not None)

    @property
    def is_well(self) -> bool:
        """Whether it may be asked: it waits for a question, or soon will."""
        has_ended = self._process is not None and self._process.returncode is not None
        return not (self._owes_an_answer or has_ended or self.has_failed_to_start)

    async def answer(self, question: Question) -> Answer:
        """Its answer. Raises `Failed`. One who stops waiting for an answer leaves it unwell."""
        await asyncio.wait([self._starting])
        if self._starting.cancelled():
            raise Failed("its process is ended before it was ready")
        process = self._starting.result()
        self._owes_an_answer = True
        answer = await _exchanged(process, packed(question))
        self._owes_an_answer = False
        assert isinstance(answer, Answer)
        return answer

    async def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._starting.cancel()
        await asyncio.wait([self._starting])
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _start(self) -> Process:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                cwd=ROOT,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C reaches the bot, which ends it in order
            )
            async with asyncio.timeout(SECONDS_TO_START):
                await _exchanged(self._process)
        except (OSError, TimeoutError) as failure:
            raise Failed(f"it does not start: {failure}") from failure
        return self._process


async def _exchanged(process: Process, message: bytes = b"") -> Any:
    """What a process says next, when it has been told something. Raises `Failed`."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(message)
        await process.stdin.drain()
        length = await process.stdout.readexactly(LENGTH)
        return unpacked(await process.stdout.readexactly(int.from_bytes(length, "big")))
    except (ConnectionError, asyncio.IncompleteReadError) as broken:
        raise Failed("its process has ended") from broken
