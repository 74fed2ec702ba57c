"""Buttons, selects, modals and panels that change under the hand."""

import re

import pytest
from playwright.async_api import expect

from tests.waiting import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_container_shows_everything_in_it(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    container = panel.row.locator(".container")
    colour = await container.evaluate("(box) => getComputedStyle(box).borderLeftColor")
    assert colour == "rgb(29, 107, 69)"
    await expect(container.locator(".section").first.get_by_role("button")).to_contain_text(
        "My hand"
    )
    await expect(container.locator(".thumbnail img")).to_have_attribute("alt", "Dan")
    await expect(container.locator(".gallery img").first).to_have_js_property("naturalWidth", 120)
    await expect(container.locator(".file")).to_contain_text("record.json")
    assert await container.get_by_role("separator").count() == 1
    await expect(panel.row.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )
    assert await panel.buttons() == {
        "🃏\nMy hand": True,
        "Form": True,
        "Silent": True,
        "Fine": True,
        "Not now": False,
    }


async def test_files_of_containers_can_be_taken_away(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    async with ann.page.expect_download() as download:
        await panel.row.get_by_role("link", name=re.compile("record.json")).click()
    assert (await (await download.value).path()).read_text() == '{"game": "euchre"}'


async def test_a_button_without_an_answer_says_so_under_itself(ann, playground):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    await panel.button("Silent").click()
    await expect(panel.button("Silent")).to_have_attribute("aria-busy", "true")
    await panel.button("Fine").click(force=True)  # nothing else goes out meanwhile
    playground.clock.advance(PATIENCE)
    alert = panel.row.get_by_role("alert")
    await expect(alert).to_have_text("The application did not respond")
    row = await alert.evaluate("(alert) => alert.previousElementSibling.innerText")
    assert "Silent" in row
    await panel.click("Fine")
    await expect(alert).to_have_count(0)


async def test_a_disabled_button_does_nothing(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    asked = []
    ann.page.on("request", lambda request: asked.append(request.method))
    await panel.button("Not now").click(force=True)
    await panel.button("Not now").dispatch_event("click")
    await ann.page.wait_for_timeout(100)
    assert "POST" not in asked


async def test_a_select_tells_what_was_chosen_and_nothing_when_chosen_again(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    await panel.choose("House rules", "Stick the dealer", "No trump")
    await ann.wait_for("You chose stick,none.")
    await expect(panel.select("House rules")).to_contain_text("Stick the dealer, No trump")
    answers = len(await ann.texts())
    await panel.select("House rules").click()
    await ann.page.locator(".popup").get_by_role("button", name="Done").click()
    await ann.page.wait_for_timeout(150)
    assert len(await ann.texts()) == answers
    await panel.choose("House rules", "Stick the dealer", "No trump")
    await ann.wait_for("You chose nothing.")


async def test_a_select_is_worked_by_keyboard(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    select = panel.select("Partner")
    await select.focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.get_by_role("listbox", name="Partner")).to_be_focused()
    await ann.page.keyboard.press("Escape")
    await expect(select).to_be_focused()
    await ann.page.keyboard.press("Enter")
    async with ann.no_time_passing():
        await ann.page.keyboard.type("ca")
    await ann.page.keyboard.press("Enter")
    await expect(select).to_contain_text("Cat")
    await ann.wait_for("You chose")
    await expect(select).to_be_focused()


async def test_a_modal_is_filled_in_and_sent(ann):
    await ann.command("table")
    panel = await ann.wait_for("Euchre, deal 3")
    await panel.click("Form")
    modal = ann.modal("House rules")
    await expect(modal.locator("strong")).to_have_text("like")
    await expect(modal.get_by_label("Name of the table")).to_be_focused()
    await ann.page.keyboard.type("Club night")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert")).to_have_text("Please choose what is still missing.")
    await modal.get_by_role("button", name="Target").click()
    await ann.page.get_by_role("option", name="10 points").click()
    await ann.fill_modal("House rules", Note="two\nlines")
    await ann.wait_for("Club night to 10, note: two")
    await expect(panel.button("Form")).to_be_focused()


async def test_a_modal_can_be_left(ann):
    await ann.command("form")
    modal = ann.modal("House rules")
    await modal.get_by_label("Name of the table").fill("x")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_be_visible()  # too short: the browser says so
    await ann.page.keyboard.press("Escape")
    await expect(modal).to_have_count(0)


async def test_a_panel_edited_in_place_keeps_focus_and_scroll(ann):
    for _ in range(6):
        await ann.command("table")
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    await ann.say("below the panel")
    await ann.wait_for("below the panel")
    hint = panel.button("Hint")
    await hint.scroll_into_view_if_needed()
    await hint.focus()
    node = await hint.element_handle()
    before = await panel.row.bounding_box()
    for number in (1, 2):
        await ann.page.keyboard.press("Enter")
        await panel.wait_for(f"Hint {number}: lead trumps.")
        await panel.settled()
        await expect(hint).to_be_focused()
    assert await hint.evaluate("(now, before) => now === before", node)
    after = await panel.row.bounding_box()
    assert abs(before["y"] - after["y"]) < 30  # one more line, "(edited)"


async def test_the_focus_never_falls_on_another_card(ann):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    await panel.button("JH").focus()
    await ann.page.keyboard.press("Enter")
    await panel.wait_for("You played JH.")
    await expect(panel.row.locator(".message")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.press("Tab")
    await expect(panel.button("AH")).to_be_focused()
    assert "4 cards" in await panel.text()


async def test_a_double_press_does_not_play_the_card_that_slid_under_it(ann):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    box = await panel.button("JH").bounding_box()
    at = (box["x"] + 20, box["y"] + 10)
    async with ann.no_time_passing():
        await ann.page.mouse.click(*at)
        await panel.wait_for("You played JH.")
        await panel.settled()
        await ann.page.mouse.move(*at)
        await ann.page.mouse.down(click_count=2)
        await ann.page.mouse.up(click_count=2)
    await ann.page.wait_for_timeout(150)
    await panel.wait_for("4 cards")


async def test_a_press_on_what_is_gone_is_refused_in_words(ann, playground, channel):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    shown = playground.world.channels[int(channel)].messages
    private = next(one for one in shown.values() if one.viewer is not None)
    private.components[-1]["components"][0]["disabled"] = True
    await panel.button("Hint").click()
    await expect(panel.row.get_by_role("alert")).not_to_be_empty()
    ann.troubles.clear()  # Chromium tells of every refusal


async def test_a_hand_is_played_by_buttons(ann):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    assert await panel.buttons() == {
        "JH": True,
        "AH": True,
        "9H": True,
        "KS": False,
        "TD": True,
        "Hint": True,
    }
    for left, card in ((4, "AH"), (3, "9H")):
        await panel.click(card)
        await panel.wait_for(f"{left} cards. You played {card}.")
    assert list(await panel.buttons()) == ["JH", "KS", "TD", "Hint"]
