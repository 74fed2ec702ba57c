"""The bot's process beside the playground: started, told where Discord is, and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SECONDS_TO_LEAVE = 5.0
QUICK = 10.0  # seconds: a bot that lived shorter than this did not get anywhere
MISCONFIGURED = 2  # the exit status of a bot that cannot start as things are
PATIENCE = 5  # quick deaths in a row
PAUSE = 1.0  # seconds before the first new start; doubled each time


class Supervisor:
    """Keeps one child process running until it is stopped.

    `say` is told what happens, for people; `on_pid` the process's id, or None when it is gone.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        say: Callable[[str], None],
        on_pid: Callable[[int | None], None],
    ) -> None:
        self._command = command
        self._environment = dict(environment)
        self._say = say
        self._on_pid = on_pid
        self._child: asyncio.subprocess.Process | None = None
        self._running: asyncio.Task[None] | None = None
        self.gave_up = asyncio.Event()

    def begin(self) -> None:
        """Run in the background, until `end`."""
        self._running = asyncio.create_task(self.run())

    async def end(self) -> None:
        """Stop, and see that the child has ended."""
        if self._running is not None:
            self._running.cancel()
            await self.stop()
            await asyncio.wait([self._running])

    async def run(self) -> None:
        """Start the child, and again whenever it dies; returns when that is hopeless."""
        quick = 0
        while True:
            lived, status = await self._one_life()
            quick = quick + 1 if lived < QUICK else 0
            self._say(f"The bot stopped ({_reason(status)}).")
            if status == MISCONFIGURED or quick >= PATIENCE:
                break
            await asyncio.sleep(PAUSE * 2 ** max(quick - 1, 0))
            self._say("Starting the bot again.")
        self._say("It is not started again: what it said stands above.")
        self.gave_up.set()

    async def stop(self) -> None:
        """Ask the child to end, and end it if it does not."""
        child = self._child
        if child is None or child.returncode is not None:
            return
        child.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(child.wait(), SECONDS_TO_LEAVE)
        except TimeoutError:
            child.kill()
            await child.wait()

    async def _one_life(self) -> tuple[float, int]:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._child = child = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=ROOT,
            env=os.environ | self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=sys.stderr,  # the playground's own output is for tools
            start_new_session=True,  # Ctrl-C reaches the playground, which ends the bot in order
        )
        self._on_pid(child.pid)
        try:
            status = await child.wait()
        finally:
            self._on_pid(None)
        return loop.time() - began, status


def _reason(status: int) -> str:
    if status >= 0:
        return f"exit status {status}"
    return f"signal {signal.Signals(-status).name}"
