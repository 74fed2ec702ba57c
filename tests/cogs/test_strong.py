"""Strong seats at a table of the real bot: they play, and end with it."""

import asyncio
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.client import Player
from tests.cogs.bench import is_there, labels, until
from tests.cogs.test_process import begin, environment

pytestmark = pytest.mark.e2e
__all__ = ["environment"]

CONFIG = "[tables]\npause = 0\n[search]\nseconds = 3\nworkers = 1\n"


def thinkers_of(process):
    """The ids of the processes that a bot's process has started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(one) for one in children.read_text("ascii").split()]


def lives(pid):
    """Whether a process runs; one that has ended may wait for somebody to take notice."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text("ascii").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
async def test_the_bot_ends_at_once_though_a_seat_is_thinking(
    environment, described, playground, tmp_path, sign
):
    config = tmp_path / "config.toml"
    config.write_text(CONFIG, "utf-8")
    process = await begin({**environment, "PARLOUR_CONFIG": str(config)})
    said = asyncio.create_task(process.stderr.read())
    async with Player.of(described, 0) as ann:
        await until(lambda: is_there(playground), 20)
        lobby = (await ann.slash("play", game="euchre")).message
        for _ in range(3):
            await ann.click(lobby, "Add self-playing: strong")
        await ann.click(lobby, "Start")
        await ann.until(lambda one: "My hand" in labels(one))
        await ann.slash("move", action="pass")  # where she is the first to be asked
        (thinker,) = await until(lambda: thinkers_of(process), 20)
        began = time.perf_counter()
        process.send_signal(sign)
        await process.wait()
        assert time.perf_counter() - began < 8
    await until(lambda: not lives(thinker), 15)
    assert b"Traceback" not in await said
