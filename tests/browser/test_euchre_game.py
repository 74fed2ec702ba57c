"""A whole game of Euchre on the page, as somebody who opens it for the first time meets it: the
playground and the real bot as processes, Ann and Ben in a window each, two seats that play
themselves.
"""

import json
import re
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.sitting import Sitting, answers_known
from tests.browser.window import DESKTOP, PHONE, Window
from tests.client import Control
from tests.end_to_end.processes import playground as processes
from tests.end_to_end.secrets_kept import leaks

pytestmark = [
    pytest.mark.browser,
    pytest.mark.e2e,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(900),
]

SEED = "05" * 32  # which makes a short game, as long as the same is pressed
TITLE = "Traditional Euchre"
WON = re.compile(rf"wins? {TITLE}")
LOOKS = {
    "desktop-dark": (DESKTOP, "dark"),
    "desktop-light": (DESKTOP, "light"),
    "phone-light": (PHONE, "light"),
}


@pytest_asyncio.fixture(loop_scope="session")
async def running(tmp_path):
    """The playground with the bot, as processes of their own: process and description."""
    async with processes(tmp_path, "--seed", SEED) as (process, described):
        yield process, described


@pytest_asyncio.fixture(loop_scope="session")
async def control(running):
    async with aiohttp.ClientSession() as http:
        yield Control(http, running[1]["control"])


@pytest_asyncio.fixture(loop_scope="session")
async def ann(browser, running):
    async with await Window.open(browser, running[1]["page"], "Ann") as window:
        yield window


@pytest_asyncio.fixture(loop_scope="session")
async def ben(browser, running):
    async with await Window.open(browser, running[1]["page"], "Ben") as window:
        yield window


async def test_a_whole_game_from_the_first_visit_to_the_leaderboard(ann, ben, running, control):
    await picture(ann, "welcome")
    lobby = await ann_opens_a_table(ann)
    await the_second_joins(ben)
    await cat_sits_down_and_gets_up_again(ann, lobby)
    await the_host_sets_the_target(ann, lobby)
    await picture(ann, "lobby")

    sitting = Sitting([ann, ben], control)
    await sitting.keep_all_shown()
    await the_game_begins(ann, ben, lobby)
    asked = await sitting.asked_for_a_card(0)
    await picture(ann, "turn")
    await picture(ben, "waiting")
    await ann_moves_by_keyboard(ann, sitting, asked)
    await nothing_is_lost_in_a_reload(ann, sitting, await sitting.asked_for_a_card(0))

    await sitting.play(ann.message(WON).row.count)
    await sitting.note()
    result = await ann.wait_for(WON)
    await ben.wait_for(WON)
    await picture(ann, "result")
    record = await the_record(ann, result)
    assert sitting.answers == sum(seat in (0, 1) for seat, _ in record["events"])
    assert sum(line.startswith("shuffle") for _, line in record["events"]) >= 2
    shown = by_all_answers(sitting, record)
    assert leaks(record, shown) == []
    assert leaks(record, [*reversed(shown)]), "who sits in another's chair sees his cards"
    await cat_finds_the_winner_on_the_leaderboard(ann, await result.text())
    assert "Traceback" not in running[0].errors()


async def ann_opens_a_table(ann):
    """As the page says how."""
    await expect(ann.page.locator("#welcome")).to_contain_text("/play euchre")
    await expect(ann.box).to_be_focused()
    await ann.page.keyboard.type("/play euchre")
    await ann.page.keyboard.press("Enter")
    lobby = await ann.wait_for(TITLE)
    await lobby.wait_for("Ann · host")
    assert not await lobby.is_private()
    return lobby


async def the_second_joins(ben):
    lobby = await ben.wait_for(TITLE)
    await lobby.click("Join")
    await lobby.wait_for("🟠 Ben")


async def cat_sits_down_and_gets_up_again(ann, lobby):
    """Ann's window is handed on and back."""
    await hand_to(ann, "Cat")
    await lobby.click("Join")
    await lobby.wait_for("🔵 Cat")
    await lobby.click("Leave")
    await hand_to(ann, "Ann")
    await lobby.wait_for("2 seats are free")


async def hand_to(window, person):
    await window.page.locator("#current").click()
    await window.page.get_by_role("button", name=re.compile(rf"^{person}")).click()
    await expect(window.page.locator("#current")).to_contain_text(person)
    await window.ready()


async def the_host_sets_the_target(ann, lobby):
    """House rules, and the modal in which a number is written."""
    await lobby.click("House rules")
    rules = await ann.wait_for(f"House rules of {TITLE}")
    await picture(ann, "house-rules")
    await rules.row.get_by_role("button", name="Change").click()
    await ann.fill_modal("Target", a_whole_number="5")
    await rules.wait_for("Target: 5")
    await rules.dismiss()
    await lobby.wait_for("Target: 5 (usually 10)")


async def the_game_begins(ann, ben, lobby):
    for _ in range(2):
        await lobby.click("Add self-playing: easy")
    await expect(lobby.button("Add self-playing: easy")).to_be_disabled()
    await lobby.click("Start")
    for window in (ann, ben):
        panel = await window.wait_for(re.compile("Your (hand|turn)"))
        assert await panel.is_private()


async def ann_moves_by_keyboard(ann, sitting, asked):
    """/move, with a legal move chosen from those that are offered."""
    keys = ann.page.keyboard
    await ann.box.focus()
    await keys.type("/move")
    await keys.press("Enter")
    await expect(ann.page.locator("#option-action")).to_be_focused()
    offered = ann.page.locator("#suggestions").get_by_role("option")
    await expect(offered).to_have_count(len(asked.buttons))
    await keys.press("ArrowDown")
    chosen = await ann.page.locator("#suggestions [aria-selected=true]").inner_text()
    await picture(ann, "move")
    await keys.press("Enter")
    await expect(ann.page.locator("#option-action")).to_have_value(chosen)
    async with sitting.answering(asked):
        await keys.press("Enter")
    (card,) = re.findall(r"^Play (\S+)", chosen)
    assert card not in await ann.message(re.compile("Your (hand|turn)")).buttons()
    await expect(ann.box).to_be_focused()


async def nothing_is_lost_in_a_reload(ann, sitting, asked):
    """The panel is there again, to the letter, and its buttons work."""
    before = await asked.panel.text()
    await sitting.note()
    await ann.page.reload()
    await ann.ready()
    assert await asked.panel.text() == before
    await sitting.press(asked, next(iter(asked.buttons)))


async def the_record(ann, result):
    """The file under the result, as a browser saves it."""
    await result.click("Record file")
    link = ann.page.locator("#messages a.file").last
    async with ann.page.expect_download() as saving:
        await link.click()
    saved = await saving.value
    assert re.fullmatch(r"parlour-\d+\.json", saved.suggested_filename)
    return read_json(await saved.path())


def read_json(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


def by_all_answers(sitting, record):
    """What was shown, by the number of answers that all seats can have given by then."""
    known = answers_known(record, len(sitting.windows))
    return [[(known[answers], *event) for answers, *event in shown] for shown in sitting.shown]


async def cat_finds_the_winner_on_the_leaderboard(ann, result):
    """Somebody who did not play."""
    await hand_to(ann, "Cat")
    await ann.page.keyboard.type("/leaderboard")
    await ann.page.keyboard.press("Enter")
    await ann.press_send()
    board = await ann.wait_for("All games")
    told = await board.text()
    winner, loser = ("Ann", "Ben") if re.search(r"Ann & .* win", result) else ("Ben", "Ann")
    assert re.search(rf"1\. {winner} · \d+ points? · 1 won of 1 game \(100%\)", told)
    assert re.search(rf"2\. {loser} · \d+ points? · 0 won of 1 game \(0%\)", told)
    assert "Cat" not in told
    await picture(ann, "leaderboard")


async def picture(window, name):
    """Keep pictures of a moment, and see that all of it can be read, named and reached."""
    page = window.page
    for look, (size, scheme) in LOOKS.items():
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await page.emulate_media(color_scheme=scheme)
        await window.screenshot(f"euchre-{name}-{look}")
        assert await window.probe("faint") == []
        assert await window.probe("overflowing") == []
    assert await window.probe("nameless") == []
    await page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
