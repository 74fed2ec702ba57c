"""The page for everyone: small screens, keyboards, screen readers, weak eyes, long evenings."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import post
from tests.browser.window import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def fill_channel(window):
    for name in ("markdown", "table", "classic", "hand"):
        await window.command(name)
    hand = await window.wait_for("Your hand")
    await expect(hand.button("Hint")).to_be_in_viewport()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_everything_can_be_read_named_and_reached(open_window, size, dark):
    ann = await open_window("Ann", size=size, dark=dark)
    name = f"{'phone' if size == PHONE else 'desktop'}-{'dark' if dark else 'light'}"
    await ann.screenshot(f"welcome-{name}")
    assert await ann.probe("faint") == []
    await fill_channel(ann)
    await ann.screenshot(f"channel-{name}")
    assert await ann.probe("faint") == []
    assert await ann.probe("nameless") == []
    assert await ann.probe("overflowing") == []
    await pictures_of_the_rest(ann, name)


async def pictures_of_the_rest(ann, name):
    table = ann.message("Euchre, deal 3")
    await table.row.scroll_into_view_if_needed()
    await table.row.locator(".container").scroll_into_view_if_needed()
    await ann.screenshot(f"table-{name}")
    await table.select("House rules").click()
    await ann.screenshot(f"select-{name}")
    assert await ann.probe("faint") == []
    await ann.page.keyboard.press("Escape")
    await table.click("Form")
    await ann.screenshot(f"modal-{name}")
    assert await ann.probe("faint") == []
    assert await ann.probe("nameless") == []
    await ann.page.keyboard.press("Escape")
    await ann.box.fill("/")
    await expect(ann.page.get_by_role("option").first).to_be_visible()
    await ann.screenshot(f"commands-{name}")
    assert await ann.probe("faint") == []
    await ann.begin("options")
    await ann.press_send()
    await ann.screenshot(f"options-{name}")
    assert await ann.probe("faint") == []
    assert await ann.probe("overflowing") == []


async def test_a_phone_has_the_sidebar_in_a_drawer(open_window):
    ann = await open_window("Ann", size=PHONE)
    sidebar = ann.page.locator("#sidebar")
    await expect(sidebar).to_be_hidden()
    await ann.page.get_by_role("button", name="Channels and people").click()
    await expect(sidebar).to_be_visible()
    await ann.page.locator("#current").click()
    await ann.screenshot("drawer-phone-light")
    await ann.page.keyboard.press("Escape")
    await ann.page.keyboard.press("Escape")
    await expect(sidebar).to_be_hidden()
    await expect(ann.page.locator("#menu")).to_be_focused()
    await ann.page.locator("#menu").click()
    await sidebar.get_by_role("button", name="card-table").click()
    await expect(sidebar).to_be_hidden()
    await expect(ann.page.locator("h1")).to_have_text(re.compile("card-table"))


async def test_a_game_is_played_by_keyboard_alone(ann):
    keys = ann.page.keyboard
    await keys.type("/hand")
    await expect(ann.page.get_by_role("option").first).to_contain_text("/hand")
    await keys.press("Enter")
    panel = await ann.wait_for("Your hand")
    await keys.press("Shift+Tab")
    for _ in range(12):
        if await panel.button("AH").evaluate("(button) => button === document.activeElement"):
            break
        await keys.press("Shift+Tab")
    await keys.press("Enter")
    await panel.wait_for("You played AH.")
    await keys.press("Escape")
    await expect(ann.box).to_be_focused()


async def test_an_answer_touches_one_of_five_hundred_messages(ann, playground, channel):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    await panel.click("Hint")
    await post(playground, channel, *(f"word **{n}**" for n in range(500)))
    await expect(ann.page.locator("#messages .message")).to_have_count(501)
    assert await ann.probe("rows_that_change") == ["Hint 2: lead trumps."]


async def test_older_messages_come_when_one_scrolls_back(ann, playground, channel):
    await post(playground, channel, *(f"word **{n}**" for n in range(120)))
    await ann.page.reload()
    await ann.ready()
    await expect(ann.page.locator("#messages .message")).to_have_count(50)
    await ann.page.locator("#scroller").hover()
    for count in (100, 120):
        top = ann.page.locator("#messages .message").first
        text = await top.locator(".markdown").inner_text()
        await ann.page.evaluate("document.querySelector('#scroller').scrollTop = 40")
        await expect(ann.page.locator("#messages .message")).to_have_count(count)
        kept = ann.page.locator("#messages .message", has_text=re.compile(rf"^\s*{text}$")).first
        await expect(kept).to_be_in_viewport()
    await expect(ann.page.locator("#welcome")).to_be_visible()
    await post(playground, channel, "one more")
    await asyncio.sleep(0.1)
    jump = ann.page.get_by_role("button", name="1 new below")
    await jump.click()
    await expect(ann.message("one more").row).to_be_in_viewport()
    await expect(jump).to_be_hidden()
