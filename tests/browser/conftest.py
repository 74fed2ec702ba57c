"""A browser, a playground with the demo bot in it, and windows on it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.playground.playground import Playground
from bot.playground.server import Server
from tests.browser.chromium import find_chromium, started_chromium
from tests.browser.window import Window
from tests.rules import ROOT

Opener = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    async with started_chromium(path) as started:
        yield started


@asynccontextmanager
async def demo_bot(playground: Playground) -> AsyncIterator[None]:
    """The demo bot in a process of its own, ready to answer."""
    pointed = {
        "PARLOUR_DISCORD_API": playground.api,
        "PARLOUR_DISCORD_GATEWAY": playground.gateway.address,
        "PARLOUR_TOKEN": playground.world.bot.token,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.browser.demo_bot"),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | pointed,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(20):
            assert await process.stdout.readline() == b"ready\n"
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def post(playground: Playground, channel: str, *texts: str) -> None:
    """Let Ben write messages from elsewhere than a window."""
    ben = next(one for one in playground.world.players() if one.name == "Ben")
    address = f"{playground.api}/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": ben.token}) as session:
        for text in texts:
            async with session.post(address, json={"content": text}) as answer:
                assert answer.status == 200


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playground(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Playground]:
    """A playground with the demo bot in it, one for all tests of a module."""
    built = Playground(tmp_path_factory.mktemp("playground") / "clock")
    async with Server(built), demo_bot(built):
        yield built


@pytest.fixture
def channel(playground: Playground) -> str:
    """A fresh channel's id."""
    opened = playground.world.add_channel("table")
    playground.events.channel_changed("CREATE", opened)
    return str(opened.id)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def windows() -> AsyncIterator[dict[Any, Window]]:
    """The windows that tests of this module have opened: the next test goes on with them."""
    opened: dict[Any, Window] = {}
    yield opened
    for window in opened.values():
        await window.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(
    browser: Browser, playground: Playground, channel: str, windows: dict[Any, Window]
) -> AsyncIterator[Opener]:
    """Opens windows (see `Window.open`) in a fresh channel. No test may leave errors in one."""
    used: list[Window] = []

    async def open_one(person: str = "Ann", **how: Any) -> Window:
        key = (person, *sorted(how.items()))
        if key in windows:
            await windows[key].enter(channel)
        else:
            told = {"channel": channel} | how
            windows[key] = await Window.open(browser, playground.payloads.address, person, **told)
        used.append(windows[key])
        return windows[key]

    yield open_one
    for window in used:
        troubles, window.troubles[:] = window.troubles[:], []
        assert not troubles, troubles


@pytest_asyncio.fixture(loop_scope="session")
async def ann(open_window: Opener) -> Window:
    return await open_window("Ann")
