"""The playground and the bot as processes of their own, as somebody would start them."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE

Json = dict[str, Any]

PARLOUR = ("-m", "bot")
ROOT = Path(__file__).parents[2]
PATIENT = f"""
import sys
from bot.__main__ import main
from bot.playground import command, interactions
command.SECONDS_TO_BE_READY = interactions.Interactions.seconds_to_answer = {PATIENCE}
sys.exit(main(sys.argv[1:]))
"""
"""`python -m bot` with a playground that waits for the bot as long as a test does."""


class Process:
    """A running process of ours; what it says on stderr is kept in a file."""

    def __init__(self, process: asyncio.subprocess.Process, said: Path) -> None:
        self.process = process
        self.said = said

    def kill(self) -> None:
        """SIGKILL: no chance to close anything."""
        self.process.kill()

    async def end(self) -> int:
        """SIGTERM, as an operating system ends a service; the exit status."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    def errors(self) -> str:
        return self.said.read_text(encoding="utf-8")


async def start(
    said: Path, *command: str, environment: Json | None = None, program: Sequence[str] = PARLOUR
) -> Process:
    variables = {key: value for key, value in os.environ.items() if not key.startswith("PARLOUR_")}
    with said.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *program, *command, cwd=ROOT, env=variables | (environment or {}),
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=errors,
        )  # fmt: skip
    return Process(process, said)


@contextlib.asynccontextmanager
async def playground(folder: Path, *more: str) -> AsyncIterator[tuple[Process, Json]]:
    """`python -m bot playground --json`, and the line that it prints."""
    running = await start(
        folder / "playground.log", "playground", "--port", "0", "--json", "--data",
        str(folder / "data"), *more, program=("-c", PATIENT),
    )  # fmt: skip
    assert running.process.stdout is not None
    try:
        line = await asyncio.wait_for(running.process.stdout.readline(), PATIENCE)
        yield running, json.loads(line)
    finally:
        await running.end()


async def bot(said: Path, described: Json, module: str = "bot") -> Process:
    """`python -m bot run`, pointed at the playground, until it says that it is connected.

    What it says goes into a file of its own.
    """
    environment = described["bot_environment"]
    running = await start(said, "run", environment=environment, program=("-m", module))
    async with asyncio.timeout(PATIENCE):
        while " connected " not in running.errors():
            assert running.process.returncode is None, running.errors()
            await asyncio.sleep(0.05)
    return running
