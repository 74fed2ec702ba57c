"""Chromium for the tests: the system's own, found and started without a word to the outside."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """The path of Chromium: what PARLOUR_CHROMIUM names, or the system's; None without one."""
    told = os.environ.get("PARLOUR_CHROMIUM")
    return told or next((path for name in NAMES if (path := shutil.which(name))), None)


@asynccontextmanager
async def started_chromium(path: str) -> AsyncIterator[Browser]:
    """A browser without a window, in a fresh user data directory of its own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, headless=True, args=[*FLAGS]
        )
        try:
            yield browser
        finally:
            await browser.close()
