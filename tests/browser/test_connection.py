"""Connections are lost and found again."""

import contextlib
import re

import pytest
from playwright.async_api import expect

from bot.playground.ground import Ground
from bot.playground.place import Place
from bot.playground.playground import Playground
from bot.playground.server import Server
from tests.browser.conftest import demo_bot, post
from tests.browser.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def cut_people_off(playground):
    for session in playground.sessions.of_people():
        if session.line is not None:
            session.line.drop()


def a_lasting_place():
    """A place to come back to: at no port that the system gives to others meanwhile."""
    for port in range(20_000, 20_100):
        with contextlib.suppress(OSError):
            return Place(port)
    raise AssertionError("a hundred ports are taken")


async def test_a_lost_connection_is_told_and_what_was_missed_is_fetched(ann, playground, channel):
    banner = ann.page.locator("#banner")
    await ann.page.route("**/playground/state", lambda route: route.abort())
    cut_people_off(playground)
    await expect(banner).to_have_text("Connection lost. Reconnecting…")
    await post(playground, channel, "said meanwhile")
    await ann.page.unroute("**/playground/state")
    await expect(banner).to_be_hidden()
    await ann.wait_for("said meanwhile")
    await ann.command("hand")
    await ann.wait_for("Your hand")
    ann.troubles.clear()


async def test_what_waits_when_the_connection_goes_is_not_waited_for(ann, playground):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    await panel.button("Silent").click()
    await expect(panel.button("Silent")).to_have_attribute("aria-busy", "true")
    cut_people_off(playground)
    await expect(panel.row.get_by_role("alert")).to_contain_text("connection was lost")
    await expect(ann.page.locator("#banner")).to_be_hidden()
    await panel.click("Fine")


async def test_the_bot_leaves_and_comes_back(browser, tmp_path):
    playground = Playground(Ground(tmp_path / "clock"))
    async with Server(playground), await Window.open(browser, playground.payloads.address) as ann:
        banner = ann.page.locator("#banner")
        await expect(banner).to_contain_text("Parlour is offline")
        await expect(ann.page.locator("#bot-state")).to_have_text("Parlour is offline")
        await expect(ann.page.locator("#welcome")).to_contain_text("to see what Parlour can do")
        async with demo_bot(playground):
            await expect(banner).to_be_hidden()
            await expect(ann.page.locator("#bot-state")).to_have_text("Parlour is online")
            await expect(ann.page.locator("#welcome")).to_contain_text("/play euchre")
        await expect(banner).to_contain_text("Parlour is offline")


async def test_a_playground_started_anew_is_taken_up(browser, tmp_path):
    first, place = Playground(Ground(tmp_path / "clock")), a_lasting_place()
    async with Server(first, place):
        ann = await Window.open(browser, first.payloads.address, "Ben")
        await ann.say("before")
        await ann.wait_for("before")
    await expect(ann.page.locator("#banner")).to_contain_text("Connection lost")
    second = Playground(Ground(tmp_path / "clock2"))
    async with Server(second, Place(place.port)):
        await ann.page.wait_for_url(re.compile(f"user={next(second.world.players()).id}"))
        await ann.ready()
        await ann.say("after")
        await ann.wait_for("after")
        assert "before" not in await ann.texts()
        await ann.context.close()
