"""Those who sit at one table, each with a window: they play by their panels' buttons, and all that
their pages ever held is kept.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.window import PATIENCE_MS, PROBES, Panel, Window
from tests.client import Control, Json

ACTION = re.compile(r"p:\d+:\d+:\d+:say (?P<line>.+)")
KEEPER = PROBES / "keep_all_shown.js"
PLAYED_MEANWHILE = 1.0  # seconds of the table's clock: a self-playing seat's pause
LOOKING = 0.1  # seconds between two looks at the windows

Shown = list[tuple[int, str, Json]]


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something: its panel, and the buttons to press by action line."""

    seat: int
    panel: Panel
    buttons: dict[str, Locator]

    @property
    def plays(self) -> bool:
        """Whether it is a card to the trick that is asked for."""
        return all(line.startswith("play ") for line in self.buttons)


@dataclass
class Sitting:
    """The windows in order of seats, and how many answers were given in them together.

    ``shown`` keeps, for each window, every state of each message in it with the number of answers
    that had been given by then.
    """

    windows: list[Window]
    control: Control
    answers: int = 0
    shown: list[Shown] = field(default_factory=list)

    async def keep_all_shown(self) -> None:
        """Have the pages keep what they hold, from now on and after a reload."""
        self.shown = [[] for _ in self.windows]
        for window in self.windows:
            await window.page.add_init_script(path=KEEPER)
            await window.page.evaluate(KEEPER.read_text(encoding="utf-8"))

    async def note(self) -> None:
        """Note what the pages have held since the last time."""
        for window, shown in zip(self.windows, self.shown, strict=True):
            for html in await window.page.evaluate("shown.splice(0)"):
                shown.append((self.answers, "page", {"html": html}))

    async def asked(self) -> Asked | None:
        """Whoever is asked something now."""
        for seat, window in enumerate(self.windows):
            panel = window.message(re.compile("Your turn"))  # not a call: "it is your turn"
            if buttons := await buttons_of(panel):
                return Asked(seat, panel, buttons)
        return None

    async def asked_for_a_card(self, seat: int) -> Asked:
        """Play until a seat is to play a card to the trick."""

        async def reached() -> Asked | None:
            asked = await self.asked()
            return asked if asked is not None and asked.seat == seat and asked.plays else None

        found: Asked = await self.play(reached)
        return found

    async def play(self, reached: Callable[[], Awaitable[Any]]) -> Any:
        """Answer for whoever is asked, until something is reached. Raises `TimeoutError`."""
        while True:
            async with asyncio.timeout(PATIENCE_MS / 1000):
                asked = await self._next_asked(reached)
            if found := await reached():  # it may be what has just been asked
                return found
            if asked is not None:
                await self.press(asked, bold(list(asked.buttons)))

    async def _next_asked(self, reached: Callable[[], Awaitable[Any]]) -> Asked | None:
        """Let time pass until somebody is asked, or something is reached."""
        while (asked := await self.asked()) is None and not await reached():
            await self.control.advance(PLAYED_MEANWHILE)
            await asyncio.sleep(LOOKING)
        return asked

    async def press(self, asked: Asked, line: str) -> None:
        """Press the button of an action line, and wait until it stands there no more."""
        async with self.answering(asked):
            await asked.buttons[line].click()

    @asynccontextmanager
    async def answering(self, asked: Asked) -> AsyncIterator[None]:
        """While an answer is given, in whatever way: until its question's buttons are gone."""
        await self.note()
        self.answers += 1
        yield
        await expect(next(iter(asked.buttons.values()))).to_have_count(0)


async def buttons_of(panel: Panel) -> dict[str, Locator]:
    """A panel's enabled buttons by the action lines that their ids carry; none without a panel."""
    enabled = panel.row.locator("button[data-custom]:enabled")
    ids = await enabled.evaluate_all("(all) => all.map(({ dataset }) => dataset.custom)")
    found = ((custom_id, ACTION.fullmatch(custom_id)) for custom_id in ids)
    page = panel.row.page
    return {
        match["line"]: page.locator(f'#messages [data-custom="{custom_id}"]')
        for custom_id, match in found
        if match
    }


def bold(lines: list[str]) -> str:
    """Whatever is not a pass: the first card, the turned-up suit."""
    return next((line for line in lines if line != "pass"), "pass")


def answers_known(record: Json, seats: int) -> list[int]:
    """How many answers of all seats there can have been, at most, after each number of answers of
    the first so many seats: all up to the next of theirs.
    """
    known, answers = [], 0
    for seat, _ in record["events"]:
        if 0 <= seat < seats:
            known.append(answers)
        answers += seat >= 0
    return [*known, answers]
