"""Strong seats at a table of the real bot: they play, and end with it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.client import Player
from tests.cogs.bench import is_there, labels, shows
from tests.cogs.test_process import begin, environment
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.e2e
__all__ = ["environment"]

CONFIG = "[tables]\npause = 0\n[search]\nseconds = {seconds}\nworkers = 1\n"


def thinkers_of(process):
    """The ids of the processes that a bot's process has started, once they are on their own: until
    a child runs its own command, its parent waits for it.
    """
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    own = command_of(process.pid)
    return [int(one) for one in children.read_text("ascii").split() if command_of(one) != own]


def command_of(pid):
    """What a process runs; what its parent runs, where that has just split off."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def lives(pid):
    """Whether a process runs; one that has ended may wait for somebody to take notice."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text("ascii").rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(("sign", "seconds"), [(signal.SIGTERM, 10), (signal.SIGKILL, 3)])
async def test_the_bot_ends_at_once_though_a_seat_is_thinking(
    environment, described, playground, tmp_path, sign, seconds
):
    """Told to end, it does not wait for what somebody thinks who has been made to stand still;
    killed, it is followed by who thinks on.
    """
    config = tmp_path / "config.toml"
    config.write_text(CONFIG.format(seconds=seconds), "utf-8")
    process = await begin({**environment, "PARLOUR_CONFIG": str(config)})
    said = asyncio.create_task(process.stderr.read())
    async with Player.of(described, 0) as ann:
        await until(lambda: is_there(playground))
        lobby = (await ann.slash("play", game="euchre")).message
        for seat in (2, 3, 4):
            await ann.click(lobby, "Add self-playing: strong")
            await ann.until(shows(f"{seat}. "))
        await ann.click(lobby, "Start")
        await ann.until(lambda one: "My hand" in labels(one))
        await ann.slash("move", action="pass")  # where she is the first to be asked
        (thinker,) = await until(lambda: thinkers_of(process))
        if sign is signal.SIGTERM:
            os.kill(thinker, signal.SIGSTOP)
        process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    await until(lambda: not lives(thinker))
    _, stopping, at_the_end = (whole := await said).partition(b"stopping")
    assert bool(stopping) == (sign is signal.SIGTERM)
    assert b"it took too long" not in at_the_end
    assert b"Traceback" not in whole
