"""`python -m bot playground` as a process, with a small bot beside it; and the one who minds it."""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.clock import Clock
from bot.playground import command, supervisor
from bot.playground.ground import Ground
from bot.playground.ids import Kind
from bot.playground.playground import Playground
from bot.playground.supervisor import ROOT, Supervisor
from tests.client import Control, Player
from tests.waiting import PATIENCE, until

START = """
import argparse, sys
from bot.clock import Clock
from bot.playground import command
from bot.playground import interactions, supervisor
command.BOT = [sys.executable, *{bot!r}]
interactions.Interactions.seconds_to_answer = {patience}
command.SECONDS_TO_BE_READY = supervisor.QUICK = {patience}
parser = argparse.ArgumentParser()
command.add_arguments(parser)
sys.exit(command.run(parser.parse_args()))
"""
SMALL_BOT = ("-m", "tests.playground.small_bot")

pytestmark = pytest.mark.e2e


@contextlib.asynccontextmanager
async def started(
    *arguments: str, bot: tuple[str, ...] = SMALL_BOT
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START.format(bot=bot, patience=PATIENCE), "--port", "0", *arguments,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()  # so that it ends its bot, too
            await process.communicate()


async def ready(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    return json.loads(await asyncio.wait_for(process.stdout.readline(), PATIENCE))


async def ended(process: asyncio.subprocess.Process, name: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(name)
    output, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode is not None
    return process.returncode, output.decode(), errors.decode()


def data_is_kept(folder: Path) -> bool:
    return folder.is_dir()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def presences(player: Player) -> list[str]:
    return [told["status"] for name, told in player.received if name == "PRESENCE_UPDATE"]


async def test_with_its_bot_from_start_to_end(http: aiohttp.ClientSession):
    async with started("--json") as process:
        described = await ready(process)
        state = await Control(http, described["control"]).state()
        assert state["bot"]["online"] is True
        async with Player.of(described, 0) as ann:
            pid = state["bot"]["pid"]
            assert (await ann.slash("ping")).message["content"] == f"pong from {pid}"
        status, output, errors = await ended(process, signal.SIGINT)
        assert (status, output) == (0, "")
        assert "Traceback" not in errors
        assert not is_running(pid)


async def test_a_bot_that_dies_is_started_again(http: aiohttp.ClientSession):
    async with started("--json") as process:
        described = await ready(process)
        control = Control(http, described["control"])
        async with Player.of(described, 0) as ann:
            first = (await control.state())["bot"]["pid"]
            os.kill(first, signal.SIGKILL)
            await until(lambda: presences(ann) == ["offline", "online"])
            second = (await control.state())["bot"]["pid"]
            assert second != first
            assert (await ann.slash("ping")).message["content"] == f"pong from {second}"
        status, _, errors = await ended(process, signal.SIGTERM)
        assert status == 0
        assert not is_running(second)
        assert "The bot stopped (signal SIGKILL)." in errors
        assert "Starting the bot again." in errors


async def test_without_a_bot(http: aiohttp.ClientSession):
    async with started("--no-bot", "--json", "--seed", "5") as process:
        described = await ready(process)
        assert [user["name"] for user in described["users"]] == ["Ann", "Ben", "Cat", "Dan"]
        environment = described["bot_environment"]
        assert environment["PARLOUR_TOKEN"] == described["bot_token"]
        assert environment["PARLOUR_DISCORD_API"] + "/v10" == described["rest"]
        assert environment["PARLOUR_TEST_SEED"] == "5".zfill(64)
        clock = Clock.from_environment(environment)
        before = clock.offset()
        control = Control(http, described["control"])
        assert (await control.state())["bot"] | {"online": False, "pid": None} == (
            await control.state()
        )["bot"]
        await control.advance(90)
        assert clock.offset() == pytest.approx(before + 90, abs=1)
        async with http.get(described["page"]) as page:
            assert page.status == 200
        assert await ended(process, signal.SIGINT) == (0, "", "")
    assert not data_is_kept(Path(environment["PARLOUR_DATABASE"]).parent)


async def test_what_it_says_to_people_also_where_its_port_is_taken(tmp_path: Path):
    data = tmp_path / "kept"
    async with started("--no-bot", "--data", str(data)) as first:
        assert first.stderr is not None
        line = (await asyncio.wait_for(first.stderr.readline(), PATIENCE)).decode()
        assert line.startswith("Parlour is open: http://127.0.0.1:")
        port = line.strip().rstrip("/").rpartition(":")[2]
        async with started("--no-bot", "--port", port) as second:
            _, errors = await asyncio.wait_for(second.communicate(), PATIENCE)
        assert second.returncode == 2
        assert "cannot start" in errors.decode()
        assert "--port 0" in errors.decode()
        assert "Traceback" not in errors.decode()
        status, output, _ = await ended(first, signal.SIGINT)
        assert (status, output) == (0, "")
    assert data_is_kept(data)


async def test_a_bot_that_cannot_start_at_all(monkeypatch: pytest.MonkeyPatch):
    failing = ("-c", "import sys; sys.exit('no good')")
    quickly = START.replace("command.BOT", "supervisor.PAUSE = 0\ncommand.BOT", 1)
    monkeypatch.setattr(sys.modules[__name__], "START", quickly)
    async with started("--json", bot=failing) as process:
        output, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, output) == (1, b"")
    assert errors.decode().count("no good") == supervisor.PATIENCE
    assert "It is not started again" in errors.decode()
    assert "did not come up" in errors.decode()


async def test_a_bot_that_is_misconfigured_is_not_tried_again():
    said: list[str] = []
    command = [sys.executable, "-c", "import sys; sys.exit(2)"]
    minder = Supervisor(command, {}, said.append, lambda _pid: None)
    await asyncio.wait_for(minder.run(), PATIENCE)
    assert minder.gave_up.is_set()
    assert said[0] == "The bot stopped (exit status 2)."


def test_with_a_data_folder_people_stay_who_they_are(tmp_path: Path):
    def begun(data: Path) -> Playground:
        return Playground(Ground(tmp_path / "clock", None, command._identity(data)))

    (tmp_path / "other").mkdir()
    first, again, other = begun(tmp_path), begun(tmp_path), begun(tmp_path / "other")
    assert command.description(first, {}) == command.description(again, {})
    assert command.description(first, {}) != command.description(other, {})
    ids = {one.ids.draw(Kind.MESSAGE) for one in (first, again)}
    assert len(ids) == 2
    assert not {first.world.add_person("Eve").id, first.world.add_channel("x").id} & {
        *again.world.people,
        *again.world.channels,
    }
    mode = (tmp_path / "playground-identity").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


async def test_a_folder_that_cannot_be_made(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("")
    async with started("--no-bot", "--data", str(file)) as process:
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert str(file) in errors.decode()
    assert "Traceback" not in errors.decode()


@pytest.mark.parametrize("arguments", [
    ["--port", "65536"], ["--port", "x"], ["--seed", "xyz"], ["--seed", ""], ["--seed", "0" * 65],
])  # fmt: skip
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(arguments)
    assert "a seed is" in (said := capsys.readouterr().err) or "is not a port" in said


async def test_a_bot_that_does_not_listen_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(supervisor, "SECONDS_TO_LEAVE", 0.2)
    is_deaf = tmp_path / "deaf"
    deaf = (
        "import pathlib, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN);"
        f" pathlib.Path({str(is_deaf)!r}).touch(); time.sleep(600)"
    )
    pids: asyncio.Queue[int | None] = asyncio.Queue()
    minder = Supervisor([sys.executable, "-c", deaf], {}, print, pids.put_nowait)
    watch = asyncio.create_task(minder.run())
    pid = await pids.get()
    await until(is_deaf.exists)
    watch.cancel()
    await minder.stop()
    assert pid is not None
    assert not is_running(pid)
    with contextlib.suppress(asyncio.CancelledError):
        await watch
    await minder.stop()
