"""Slash commands, by keyboard and by pointer."""

import re

import pytest
from playwright.async_api import expect

from tests.waiting import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def options(window):
    return window.page.locator("#suggestions").get_by_role("option")


async def test_the_list_filters_while_one_types(ann):
    await ann.box.press_sequentially("/")
    await expect(options(ann).filter(has_text="/hand")).to_be_visible()
    await expect(options(ann).filter(has_text="/privacy show")).to_contain_text(
        "All that is stored"
    )
    await ann.box.press_sequentially("pl")
    await expect(options(ann).first).to_contain_text("/play game [preset]")
    await ann.box.press_sequentially("xx")
    await expect(ann.page.locator("#suggestions")).to_contain_text("No command begins with /plxx.")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("#corner")).to_contain_text("There is no command /plxx.")


async def test_a_command_typed_in_full_that_asks_for_nothing_is_sent(ann):
    await ann.box.press_sequentially("/hand")
    await expect(options(ann).first).to_contain_text("/hand")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Your hand")
    await expect(ann.box).to_be_focused()


async def test_arrows_choose_and_escape_leaves(ann):
    await ann.box.press_sequentially("/")
    await expect(options(ann).first).to_have_attribute("aria-selected", "true")
    await ann.page.keyboard.press("ArrowDown")
    await expect(options(ann).nth(1)).to_have_attribute("aria-selected", "true")
    marked = await options(ann).nth(1).get_attribute("id")
    await expect(ann.box).to_have_attribute("aria-activedescendant", marked)
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("#suggestions")).to_be_hidden()
    await expect(ann.box).to_be_focused()
    await ann.box.press_sequentially("play")
    await ann.page.keyboard.press("Tab")
    await expect(ann.page.locator("#option-game")).to_be_focused()
    await expect(options(ann).first).to_be_visible()
    await ann.page.keyboard.press("Escape")  # the list of choices
    await expect(ann.page.locator("#suggestions")).to_be_hidden()
    await ann.page.keyboard.press("Escape")  # the command
    await expect(ann.box).to_be_focused()
    await expect(ann.box).to_have_value("")


async def test_the_bot_completes_and_enter_takes_the_choice(ann):
    await ann.begin("play")
    await expect(options(ann)).to_have_text(["Traditional Euchre", "Cribbage", "Farkle"])
    await ann.page.keyboard.press("ArrowDown")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("#option-game")).to_have_value("Cribbage")
    await ann.page.keyboard.press("Tab")
    await expect(ann.page.locator("#option-preset")).to_be_focused()
    await ann.page.keyboard.type("quick")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Lobby of cribbage, preset quick.")


async def test_words_that_no_choice_fits_are_sent_as_they_are(ann):
    await ann.begin("play")
    await ann.page.keyboard.type("whist")
    await expect(ann.page.locator("#suggestions")).to_contain_text("Nothing matches")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Lobby of whist")


async def test_a_choice_is_taken_by_a_press(ann):
    await ann.begin("play")
    await options(ann).filter(has_text="Farkle").click()
    await expect(ann.page.locator("#option-game")).to_have_value("Farkle")
    await ann.press_send()
    await ann.wait_for("Lobby of farkle")


async def test_what_is_needed_is_asked_for(ann):
    await ann.begin("options")
    await ann.press_send()
    who = ann.page.locator("#option-who")
    await expect(who).to_be_focused()
    await expect(who).to_have_attribute("aria-invalid", "true")
    await expect(ann.page.locator("#option-error-who")).to_have_text("This is needed.")


async def test_options_of_every_kind(ann):
    await ann.begin("options")
    await expect(ann.page.locator("#option-who")).to_be_focused()
    await ann.page.keyboard.type("be")
    await expect(options(ann)).to_have_text(["Ben"])
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.type("9")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("#option-error-count")).to_have_text("At most 5.")
    await ann.fill_option("count", "3")
    await ann.page.keyboard.press("Tab")
    await expect(options(ann)).to_have_text(["True", "False"])
    await ann.page.keyboard.type("tr")
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.type("hea")
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.type("#card-t")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Ben 3 True H card-table")


async def test_backspace_goes_back_to_the_name(ann):
    await ann.begin("play")
    await ann.page.keyboard.press("Backspace")
    await expect(ann.box).to_have_value("/play")
    await expect(ann.box).to_be_focused()


async def test_a_written_out_command_is_understood(ann):
    await ann.box.fill("/play game:euchre preset:slow and steady")
    await ann.page.keyboard.press("Enter")
    await ann.wait_for("Lobby of euchre, preset slow and steady.")


async def test_a_command_without_an_answer_says_so_and_can_be_dismissed(ann, playground):
    await ann.command("silent")
    waiting = await ann.wait_for("Sending command…")
    playground.clock.advance(PATIENCE)
    failed = await ann.wait_for("The application did not respond")
    await expect(failed.row).to_contain_text(re.compile("Ann used /silent"))
    assert await failed.is_private()
    await failed.dismiss()
    assert await waiting.row.count() == 0


async def test_a_command_in_a_text_opens_the_command(ann):
    await ann.command("markdown")
    said = await ann.wait_for("Three")
    await said.row.get_by_role("button", name="/play").click()
    await expect(ann.page.locator("#option-game")).to_be_focused()
