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

from bot.playground.faults import ThingFault
from bot.playground.ground import Ground
from bot.playground.playground import Playground
from bot.playground.server import Server
from bot.playground.trouble import make_trouble
from tests.browser.chromium import find_chromium, started_chromium
from tests.browser.window import Window
from tests.rules import ROOT
from tests.waiting import PATIENCE

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
        async with asyncio.timeout(PATIENCE):
            assert await process.stdout.readline() == b"ready\n"
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def ask_as_ben(playground: Playground, path: str, *bodies: dict[str, Any]) -> Any:
    """Let Ben ask the playground from elsewhere than a window; gives the last answer."""
    ben = next(one for one in playground.world.players() if one.name == "Ben")
    headers, told = {"Authorization": ben.token}, None
    async with aiohttp.ClientSession(headers=headers) as session:
        for body in bodies:
            async with session.post(f"{playground.api}/v10{path}", json=body) as answer:
                assert answer.status in (200, 201)
                told = await answer.json()
    return told


async def post(playground: Playground, channel: str, *texts: str) -> None:
    """Let Ben write messages from elsewhere than a window."""
    bodies = [{"content": text} for text in texts]
    await ask_as_ben(playground, f"/channels/{channel}/messages", *bodies)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def playground(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Playground]:
    """A playground with the demo bot in it, one for all tests. It waits for the bot as long as a
    test does: only a clock that is moved makes an answer late.
    """
    built = Playground(Ground(tmp_path_factory.mktemp("playground") / "clock"))
    built.interactions.seconds_to_answer = PATIENCE
    async with Server(built), demo_bot(built):
        yield built


@pytest_asyncio.fixture(loop_scope="session")
async def channel(playground: Playground) -> AsyncIterator[str]:
    """A fresh channel's id; the channel goes when the test ends."""
    opened = playground.world.add_channel("table")
    playground.events.channel_changed("CREATE", opened)
    yield str(opened.id)
    make_trouble(playground, ThingFault(kind="delete_channel", channel=opened.id))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def windows() -> AsyncIterator[dict[str, Window]]:
    """A plain window for each person, opened at need: the module's next test goes on with it."""
    opened: dict[str, Window] = {}
    yield opened
    for window in opened.values():
        await window.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_window(
    browser: Browser, playground: Playground, channel: str, windows: dict[str, Window]
) -> AsyncIterator[Opener]:
    """Opens windows (see `Window.open`) in a fresh channel. No test may leave errors in one."""
    used: list[Window] = []

    async def open_one(person: str = "Ann", **how: Any) -> Window:
        window = windows.get(person)
        if how or window is None:
            told = {"channel": channel} | how
            window = await Window.open(browser, playground.payloads.address, person, **told)
        else:
            await window.enter(channel)
        if not how:
            windows[person] = window
        used.append(window)
        return window

    yield open_one
    for window in used:
        if window not in windows.values():
            await window.context.close()
    troubles = [trouble for window in used for trouble in window.troubles]
    for window in used:
        window.troubles.clear()
    assert not troubles, troubles


@pytest_asyncio.fixture(loop_scope="session")
async def ann(open_window: Opener) -> Window:
    return await open_window("Ann")
