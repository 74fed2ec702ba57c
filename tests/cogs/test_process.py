"""The bot as a process: how it starts, how it ends, and what it says when it cannot."""

import asyncio
import os
import signal
import socket
import sys

import pytest

from tests.rules import ROOT
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.e2e


@pytest.fixture
def environment(described, tmp_path):
    inherited = {name: text for name, text in os.environ.items() if "PARLOUR" not in name}
    return {
        **inherited,
        **described["bot_environment"],
        "PARLOUR_DATABASE": str(tmp_path / "parlour.sqlite3"),
    }


async def begin(environment, command="run"):
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", command),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(process):
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_it_connects_gives_signs_of_life_and_ends_cleanly(environment, tmp_path):
    process = await begin(environment)
    async with asyncio.timeout(PATIENCE):
        while True:
            line = (await process.stderr.readline()).decode()
            assert line, "it ended by itself"
            if "connected " in line:
                break
    await until(lambda: list(tmp_path.glob("parlour.sqlite3-pulse")))
    status, out, _ = await ended(await begin(environment, "health"))
    assert (status, out) == (0, "The bot is connected.\n")
    process.send_signal(signal.SIGTERM)
    status, _, err = await ended(process)
    assert status == 0
    assert "Traceback" not in err
    assert environment["PARLOUR_TOKEN"] not in err
    status, out, _ = await ended(await begin(environment, "health"))
    assert status == 1


async def test_a_wrong_token_is_told_in_one_sentence(environment):
    wrong = environment["PARLOUR_TOKEN"][:-4] + "WXYZ"
    status, out, err = await ended(await begin({**environment, "PARLOUR_TOKEN": wrong}))
    assert status == 2
    assert "Discord does not accept the bot token. Copy it afresh" in err
    assert "Traceback" not in err
    assert wrong not in err + out


async def test_without_a_token_nothing_is_tried(environment, tmp_path):
    del environment["PARLOUR_TOKEN"]
    status, _, err = await ended(await begin(environment))
    assert status == 2
    assert "There is no bot token." in err
    assert not (tmp_path / "parlour.sqlite3").exists()


@pytest.fixture
def closed_port():
    """A port that nobody serves, and that nobody else is given meanwhile."""
    with socket.socket() as kept:
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


async def test_a_discord_that_cannot_be_reached_is_tried_again(environment, closed_port):
    nowhere = f"http://127.0.0.1:{closed_port}/api"
    process = await begin({**environment, "PARLOUR_DISCORD_API": nowhere})
    async with asyncio.timeout(PATIENCE):
        told = 0
        while told < 2:
            told += b"Discord cannot be reached" in await process.stderr.readline()
    process.send_signal(signal.SIGINT)
    status, _, err = await ended(process)
    assert status == 0
    assert "Traceback" not in err
