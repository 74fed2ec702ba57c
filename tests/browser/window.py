"""One person's window on the playground: what a test types, presses and reads there.

    ann = await Window.open(browser, address, "Ann")
    await ann.command("play", game="euchre")
    lobby = await ann.wait_for("Traditional Euchre")
    await lobby.click("Join")

Everything waits by itself until it can be done, and fails with a sentence when it cannot.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import aiohttp
from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from tests.waiting import PATIENCE

PROBES = Path(__file__).parent / "probes"
ARTEFACTS = Path(__file__).parents[1] / "artefacts"
DESKTOP = (1280, 800)
PHONE = (360, 740)
PATIENCE_MS = 1000 * PATIENCE

expect.set_options(timeout=PATIENCE_MS)


def exactly(label: str) -> re.Pattern[str]:
    """A control's name, also while it says that it waits."""
    return re.compile(rf"^\s*{re.escape(label)}\s*(\(waiting\))?\s*$")


@dataclass(frozen=True)
class Panel:
    """One message, found anew at each use, so that it may be edited meanwhile."""

    row: Locator

    def button(self, label: str) -> Locator:
        return self.row.get_by_role("button", name=exactly(label))

    def select(self, placeholder: str) -> Locator:
        return self.row.locator(".select").and_(
            self.row.page.get_by_role("button", name=re.compile(rf"^{re.escape(placeholder)}"))
        )

    async def click(self, label: str) -> None:
        """Press a button, and wait until the bot has answered to it."""
        await self.button(label).click(timeout=PATIENCE_MS)
        await self.settled()

    async def settled(self) -> None:
        """Wait until nothing in the message waits for the bot."""
        await expect(self.row.locator("[aria-busy]")).to_have_count(0, timeout=PATIENCE_MS)

    async def choose(self, placeholder: str, *labels: str) -> None:
        """Choose one or several options of a select."""
        await self.select(placeholder).click(timeout=PATIENCE_MS)
        popup = self.row.page.locator(".popup")
        for label in labels:
            await popup.get_by_role("option", name=label).click(timeout=PATIENCE_MS)
        if await popup.count():
            await popup.get_by_role("button", name="Done").click()
        await self.settled()

    async def text(self) -> str:
        """What stands in the message, its buttons included."""
        return await self.row.locator(".body").inner_text(timeout=PATIENCE_MS)

    async def buttons(self) -> dict[str, bool]:
        """The labels of the bot's buttons, and whether they can be pressed."""
        buttons = await self.row.locator("button.button").all()
        return {(await one.inner_text()).strip(): await one.is_enabled() for one in buttons}

    async def wait_for(self, text: str) -> None:
        await expect(self.row.locator(".body")).to_contain_text(text, timeout=PATIENCE_MS)

    async def wait_until_gone(self) -> None:
        await expect(self.row).to_have_count(0, timeout=PATIENCE_MS)

    async def is_private(self) -> bool:
        """Whether only this window's person sees it."""
        return await self.row.get_by_text("Only you can see this").count() > 0

    async def dismiss(self) -> None:
        await self.row.get_by_role("button", name="Dismiss message").click()
        await self.wait_until_gone()


@dataclass
class Window:
    """A page of the playground as one person sees it, by id. `troubles` are errors it met."""

    page: Page
    context: BrowserContext
    person: str
    troubles: list[str] = field(default_factory=list)

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        person: str = "Ann",
        *,
        channel: str | None = None,
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        scale: int = 1,
    ) -> Self:
        """Open a window as a person, by name or by id; in the first channel, or in one by id."""
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            color_scheme="dark" if dark else "light",
            locale="en-GB",
            timezone_id="Europe/London",
            reduced_motion="reduce",
            base_url=address,
        )
        context.set_default_timeout(PATIENCE_MS)
        window = cls(await context.new_page(), context, await id_of(address, person))
        window.page.on("pageerror", lambda error: window.troubles.append(str(error)))
        window.page.on("console", lambda said: window.hear(said.type, said.text))
        where = {"user": window.person} | ({"channel": channel} if channel else {})
        await window.visit(f"{address.rstrip('/')}/?{urlencode(where)}")
        return window

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        await self.context.close()
        if kind is None:
            assert not self.troubles, self.troubles

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(f"{kind}: {text}")

    async def visit(self, address: str) -> None:
        await self.page.goto(address)
        await self.ready()

    async def enter(self, channel: str) -> None:
        """Go to a channel, by id; what was left half done in the page is gone afterwards."""
        half_done = self.page.locator("#corner > *, .popup, dialog, .command-form, details[open]")
        if f"user={self.person}" not in self.page.url or await half_done.count():
            await self.visit(f"/?{urlencode({'user': self.person, 'channel': channel})}")
        else:
            button = self.page.locator(f"[data-channel='{channel}']").first
            await button.dispatch_event("click")
            await self.page.wait_for_url(f"**channel={channel}")
            await self.box.fill("")
            await self.ready()

    async def ready(self) -> None:
        """Wait until the page is connected and its messages are there."""
        await expect(self.page.locator("#loading")).to_be_hidden(timeout=PATIENCE_MS)

    @property
    def box(self) -> Locator:
        """Where messages are typed."""
        return self.page.locator("#message-text")

    @property
    def rows(self) -> Locator:
        return self.page.locator("#messages > :is(.sent, .unsent)")

    def message(self, text: str | re.Pattern[str]) -> Panel:
        """The newest message with this text."""
        body = self.page.locator(".body").filter(has_text=text)
        return Panel(self.rows.filter(has=body).last)

    @property
    def newest(self) -> Panel:
        return Panel(self.rows.last)

    async def wait_for(self, text: str | re.Pattern[str]) -> Panel:
        """Wait for a message with this text."""
        panel = self.message(text)
        await expect(panel.row).to_be_visible(timeout=PATIENCE_MS)
        return panel

    async def texts(self) -> list[str]:
        """What this person sees, message by message."""
        return await self.page.locator("#messages .body").all_inner_texts()

    async def say(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")

    async def command(self, name: str, **options: object) -> None:
        """Send a slash command by the keyboard; `name` may be "privacy show"."""
        await self.begin(name)
        for option, value in options.items():
            await self.fill_option(option, str(value))
        await self.page.keyboard.press("Enter") if options else await self.press_send()
        await expect(self.box).to_be_attached(timeout=PATIENCE_MS)

    async def begin(self, name: str) -> None:
        """Type a command's name, up to where its options are asked for."""
        await self.box.fill("/")
        await expect(self.page.get_by_role("option").first).to_be_visible(timeout=PATIENCE_MS)
        await self.box.press_sequentially(name)
        await self.page.get_by_role("option", name=re.compile(rf"^\/{name}\b")).first.click()

    async def fill_option(self, option: str, value: str) -> None:
        await self.page.locator(f"#option-{option}").fill(value, timeout=PATIENCE_MS)

    async def press_send(self) -> None:
        await self.page.get_by_role("button", name=re.compile(r"^Send \/")).click()

    def modal(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=title)

    async def fill_modal(self, title: str, **fields: str) -> None:
        """Fill in and send a modal; a field's label is named with _ for spaces."""
        modal = self.modal(title)
        await expect(modal).to_be_visible(timeout=PATIENCE_MS)
        for label, value in fields.items():
            await modal.get_by_label(label.replace("_", " ")).fill(value)
        await modal.get_by_role("button", name="Submit").click()
        await expect(modal).to_have_count(0, timeout=PATIENCE_MS)

    @asynccontextmanager
    async def no_time_passing(self) -> AsyncIterator[None]:
        """However long it takes: for the page, what is done meanwhile is done in one moment."""
        await self.page.evaluate("performance.now = ((now) => () => now)(performance.now())")
        yield
        await self.page.evaluate("delete performance.now")

    async def probe(self, name: str) -> Any:
        """Look into the page with a script of the folder probes/."""
        return await self.page.evaluate((PROBES / f"{name}.js").read_text(encoding="utf-8"))

    async def screenshot(self, name: str) -> Path:
        """Keep a picture among the artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        path = ARTEFACTS / f"{name}.png"
        await self.page.screenshot(path=path)
        return path


async def id_of(address: str, person: str) -> str:
    """The id of a person named by name or id, as the playground's door tells."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{address.rstrip('/')}/playground/state") as answer,
    ):
        people = (await answer.json())["users"]
    found = [one["id"] for one in people if person in (one["name"], one["id"])]
    assert found, f"nobody here is called {person}"
    return str(found[0])
