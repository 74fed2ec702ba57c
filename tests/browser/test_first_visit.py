"""Somebody opens the page for the first time, and others join."""

import re

import aiohttp
import pytest
from playwright.async_api import expect

from tests.browser.conftest import ask_as_ben, post
from tests.browser.window import DESKTOP, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_page_says_how_to_start_and_one_press_and_enter_start(ann):
    await expect(ann.page.locator("#welcome")).to_contain_text("/play euchre")
    await ann.page.get_by_role("button", name="Fill it in for me").click()
    await expect(ann.page.locator("#option-game")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await (await ann.wait_for("Lobby of euchre")).wait_for("preset None")


async def test_typing_what_the_hint_says_starts_too(ann):
    await expect(ann.box).to_be_focused()
    await ann.page.keyboard.type("/play euchre")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Lobby of euchre")
    await expect(ann.box).to_be_focused()


async def test_an_address_without_a_person_opens_as_the_first(browser, playground):
    async with await Window.open(browser, playground.payloads.address, "Ben") as window:
        await window.visit(playground.payloads.address)
        await expect(window.page.locator("#current")).to_contain_text("Ben")  # who sat here last
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(playground.payloads.address)
    await expect(page.locator("#current")).to_contain_text("Ann")
    await context.close()


async def test_the_window_is_handed_to_another_person(ann):
    await ann.page.locator("#current").click()
    await ann.page.get_by_role("button", name="Cat").click()
    await expect(ann.page.locator("#current")).to_contain_text("Cat")
    await ann.ready()
    await ann.say("It is Cat who writes.")
    said = await ann.wait_for("It is Cat who writes.")
    await expect(said.row.locator(".author")).to_have_text("Cat")


async def test_each_person_can_have_a_window(ann):
    await ann.page.locator("#current").click()
    async with ann.context.expect_page() as opened:
        await ann.page.get_by_role("link", name="Open as Dan in a new window").click()
    dan = Window(await opened.value, ann.context, "")
    await dan.ready()
    await expect(dan.page.locator("#current")).to_contain_text("Dan")
    await dan.page.close()


async def test_a_person_is_added_everywhere_and_may_play(ann, open_window):
    ben = await open_window("Ben")
    await ann.page.locator("#current").click()
    await ann.page.get_by_label("Name of the new person").fill("Eve")
    await ann.page.locator("#add-person").get_by_role("button", name="Add").click()
    await expect(ann.page.get_by_role("button", name="Eve")).to_be_visible()
    await ben.page.locator("#current").click()
    await expect(ben.page.get_by_role("button", name="Eve")).to_be_visible()
    eve = await open_window("Eve")
    await eve.command("hand")
    assert await (await eve.wait_for("Your hand")).is_private()


async def test_a_channel_is_added_and_opened(ann):
    await ann.page.get_by_text("Add a channel").click()
    await ann.page.get_by_label("Name of the new channel").fill("back-room")
    await ann.page.locator("#add-channel").get_by_role("button", name="Add").click()
    await expect(ann.page.locator("h1")).to_have_text(re.compile("back-room"))
    await expect(ann.page.locator("#welcome")).to_contain_text("Welcome to #back-room")
    await ann.say("first!")
    await ann.wait_for("first!")


async def test_another_channel_tells_of_new_messages(ann, open_window, playground):
    first = str(next(iter(playground.world.channels)))
    ben = await open_window("Ben", channel=first)
    me = await ann.page.evaluate("new URLSearchParams(location.search).get('user')")
    await ben.say(f"come over <@{me}>")
    marked = ann.page.get_by_role("button", name=re.compile("card-table.*1.*mention"))
    await expect(marked).to_be_visible()
    await marked.click()
    await ann.wait_for("come over")
    await expect(ann.page.locator(".count")).to_have_count(0)


async def test_a_thread_is_listed_and_gone_when_archived(ann, playground, channel):
    opened = {"name": "Euchre night", "type": 11}
    thread = await ask_as_ben(playground, f"/channels/{channel}/threads", opened)
    await post(playground, thread["id"], "Here we play.")
    await post(playground, channel, f"See <#{thread['id']}>")
    said = await ann.wait_for("See #Euchre night")
    await said.row.get_by_role("button", name="#Euchre night").click()
    await expect(ann.page.locator("h1")).to_have_text(re.compile("Euchre night"))
    await ann.wait_for("Here we play.")
    address = f"{playground.payloads.address}/playground/faults"
    order = {"kind": "archive_thread", "channel": thread["id"]}
    async with aiohttp.ClientSession() as session, session.post(address, json=order) as answer:
        assert answer.status == 200
    await expect(ann.page.get_by_role("button", name="Euchre night")).to_have_count(0)


async def test_a_person_nobody_knows_is_not_taken_for_real(browser, playground):
    context = await browser.new_context(
        viewport=dict(zip(("width", "height"), DESKTOP, strict=True))
    )
    page = await context.new_page()
    await page.goto(f"{playground.payloads.address}/?user=1&channel=2")
    await expect(page.locator("#current")).to_contain_text("Ann")
    await expect(page.locator("h1")).to_have_text(re.compile("card-table"))
    await context.close()
