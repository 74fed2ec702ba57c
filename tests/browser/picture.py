"""Makes the picture in the README: a game of Euchre on the page, Ann's turn. `make picture`

Seed and moves are fixed, so that it shows the same game each time.
"""

import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from tests.browser.chromium import find_chromium, started_chromium
from tests.browser.sitting import bold
from tests.browser.window import Window
from tests.client import Json, Player, buttons
from tests.end_to_end.company import Company, action_lines, is_panel, labels
from tests.end_to_end.processes import playground
from tests.rules import ROOT

PICTURE = ROOT / "bot" / "playground" / "page" / "picture.png"
SEED = "0c" * 32
SIZE = (960, 956)
EVENING = 20.5 * 3600  # seconds after midnight, when the seed's clock begins
CHAT = "Both bowers at once! No hurry, Ann."


async def main(chromium: str) -> None:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        running = playground(Path(folder), "--seed", SEED)
        _, described = await stack.enter_async_context(running)
        players = [
            await stack.enter_async_context(Player.of(described, number)) for number in range(3)
        ]
        await play_until_it_looks_well(players)
        await players[1].say(CHAT)
        browser = await stack.enter_async_context(started_chromium(chromium))
        opened = await Window.open(browser, described["page"], "Ann", size=SIZE, dark=True, scale=2)
        window = await stack.enter_async_context(opened)
        await window.wait_for(CHAT)
        await window.box.blur()
        await window.page.screenshot(path=PICTURE)


async def play_until_it_looks_well(players: list[Player]) -> None:
    """Three people and a seat that plays itself, up to Ann's turn in the middle of a deal."""
    ann, *others = players
    await ann.control.advance(EVENING)
    lobby = (await ann.slash("play", game="euchre")).message
    for other in others:
        await other.click(await other.until(lambda one: "Join" in labels(one)), "Join")
    await ann.click(lobby, "Start")
    for player in players:
        await player.until(is_panel)
    company = Company(players)
    while True:
        seat, panel = await company.turn()
        if seat == 0 and looks_well(company, panel):
            return
        await company.answer(seat, panel, bold(list(action_lines(panel))))


def looks_well(company: Company, panel: Json) -> bool:
    """Two cards may be played and two may not."""
    playable = [line for line in action_lines(panel) if line.startswith("play ")]
    barred = [one for one in buttons(panel) if one.get("disabled")]
    return len(playable) >= 2 and len(barred) >= 2


if __name__ == "__main__":
    path = find_chromium()
    if path is None:
        sys.exit("Chromium is not installed (Debian: apt-get install chromium)")
    asyncio.run(main(path))
