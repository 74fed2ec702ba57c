"""What bots and people write, as the page shows it."""

import asyncio
import json
import re

import pytest
from playwright.async_api import expect

from tests.waiting import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_marked_text_is_shown_as_discord_shows_it(ann):
    await ann.command("markdown")
    body = (await ann.wait_for("Three")).row.locator(".markdown").first
    for selector, text in {
        ".heading-1": "One",
        ".heading-2": "Two",
        ".heading-3": "Three",
        "small": "small print",
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "gone",
        "p > code": "code",
        "blockquote": "quoted",
        "ul > li > ul > li": "deeper",
        "ol > li": "one",
        "pre > code": 'x = "**plain**"',
        ".mention-me": "@Ann",
        "button.mention[data-act=channel]": "#table",
        "button.mention[data-act=command]": "/play",
        "time": "1 January 2026",
    }.items():
        await expect(body.locator(selector).first).to_contain_text(text)
    links = body.get_by_role("link")
    assert [await link.get_attribute("href") for link in await links.all()] == [
        "https://example.org/a_(b)",
        "https://example.org/x",
    ]


async def test_nothing_written_becomes_markup(ann):
    await ann.say("<img src=x onerror=alert(1)><script>alert(1)</script> [x](javascript:alert(1))")
    said = await ann.wait_for("<img src=x onerror=alert(1)>")
    assert await said.row.locator("img, script, a").count() == 0
    await said.wait_for("[x](javascript:alert(1))")


async def test_a_spoiler_is_read_only_when_asked_for(ann):
    await ann.say("the kitty holds ||the jack||")
    said = await ann.wait_for("the kitty holds")
    spoiler = said.row.get_by_role("button", name=re.compile("Spoiler, hidden"))
    await expect(said.row.get_by_text("the jack")).to_be_hidden()
    await spoiler.focus()
    await ann.page.keyboard.press("Enter")
    await expect(said.row.get_by_text("the jack")).to_be_visible()


async def test_a_private_answer_is_seen_by_one_and_can_be_dismissed(ann, open_window):
    ben = await open_window("Ben")
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    assert await panel.is_private()
    await ben.say("I see nothing")
    await ben.wait_for("I see nothing")
    assert "Your hand" not in " ".join(await ben.texts())
    await panel.dismiss()
    await ann.page.reload()
    await ann.ready()
    assert "Your hand" not in " ".join(await ann.texts())


async def test_answers_name_who_used_which_command(ann, open_window):
    ben = await open_window("Ben")
    await ann.command("privacy show")
    await expect((await ann.wait_for("Nothing is stored")).row).to_contain_text(
        "Ann used /privacy show"
    )
    await ann.command("play", game="farkle")
    await expect((await ben.wait_for("Lobby of farkle")).row).to_contain_text("Ann used /play")


async def test_thinking_then_the_answer_in_its_place(ann):
    await ann.command("slow")
    panel = await ann.wait_for("Parlour is thinking…")
    item = await panel.row.get_attribute("data-message")
    await ann.command("enough")
    panel = await ann.wait_for("Thought it over.")
    assert await panel.row.get_attribute("data-message") == item
    assert "thinking" not in await panel.text()


async def test_edits_and_removals_arrive(ann):
    await ann.command("change")
    followed = await ann.wait_for("Gone soon.")
    await ann.message("Second words.").wait_until_gone()
    assert "First words." not in " ".join(await ann.texts())
    assert "Gone soon." in await followed.text()


async def test_an_edited_message_says_so(ann):
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    assert "(edited)" not in await panel.text()
    await panel.click("Hint")
    await panel.wait_for("(edited)")


async def test_a_mention_is_marked_and_noticed(ann, open_window):
    ben = await open_window("Ben")
    await ben.begin("nudge")
    await ben.fill_option("who", "Ann")
    await ben.page.keyboard.press("Enter")
    notice = ann.page.locator("#corner")
    await expect(notice).to_contain_text("Parlour mentioned you")
    await notice.get_by_role("button", name="Show").click()  # it does not stay for long
    said = await ann.wait_for("it is your turn")
    await expect(said.row.locator(".message")).to_be_focused()
    await expect(said.row.locator(".message")).to_have_class(re.compile("mentioned"))
    await expect(said.row.locator(".mention-me")).to_have_text("@Ann")
    assert await ben.page.locator("#corner .notice").count() == 0


async def test_people_mention_each_other_by_name(ann, open_window):
    ben = await open_window("Ben")
    await ann.say("over to you, @ben")
    await expect((await ben.wait_for("over to you")).row.locator(".mention-me")).to_have_text(
        "@Ben"
    )


async def test_pictures_are_shown_and_files_can_be_taken_away(ann):
    await ann.command("classic")
    panel = await ann.wait_for("Leaderboard")
    picture = panel.row.locator("img")
    await expect(picture).to_have_js_property("naturalWidth", 120)
    await expect(panel.row.locator(".embed")).to_contain_text("Page 1")
    await expect(panel.row.locator(".elsewhere")).to_contain_text("not loaded here")
    async with ann.page.expect_download() as download:
        await panel.row.get_by_role("link", name=re.compile("notes.txt")).click()
    taken = await (await download.value).path()
    assert taken.read_text() == "hello"


async def test_one_persons_messages_in_a_row_share_one_name(ann):
    for text in ("one", "two", "three"):
        await ann.say(text)
        await ann.wait_for(text)
    assert await ann.page.locator(".author", has_text="Ann").count() == 1


async def test_a_text_without_its_marks(ann):
    text = "## *One*\n> **two** ||three||\n- four <@1>\n  - `five_x`\n```py\nsix\n```"
    read = """async (text) => {
        const { plainMarkdown } = await import('/page/markdown/plain.js');
        const users = new Map([['1', { name: 'Ann' }]]);
        return plainMarkdown(text, { users, channels: new Map(), now: () => 0 });
    }"""
    plain = await ann.page.evaluate(read, text)
    assert plain.split("\n") == ["One", "two (hidden)", "four @Ann", "five_x", "six"]


async def test_new_messages_are_read_aloud(ann, open_window):
    ben = await open_window("Ben")
    await ben.say("good **evening**")
    await expect(ann.page.locator("#aloud")).to_contain_text("Ben : good evening")
    await ann.command("hand")
    panel = await ann.wait_for("Your hand")
    await panel.click("Hint")
    await expect(ann.page.locator("#aloud p").last).to_contain_text("Hint 1: lead trumps.")
    assert "Your hand" not in await ann.page.locator("#aloud p").last.inner_text()


async def test_markdown_in_odd_shapes(ann):
    """Each text and its tree, as Discord reads it; walls of marks are read to their end."""
    cases = {
        "5 * 3 * 2": ["5 * 3 * 2"],
        "snake_case_name": ["snake_case_name"],
        "**": ["**"],
        "***both***": [
            {"type": "strong", "children": [{"type": "emphasis", "children": ["both"]}]}
        ],
        "\\*plain\\*": ["*plain*"],
        "`**code**`": [{"type": "code", "text": "**code**"}],
        "**a `**` b**": [
            {"type": "strong", "children": ["a ", {"type": "code", "text": "**"}, " b"]}
        ],
        "*a **b** c*": [
            {"type": "emphasis", "children": ["a ", {"type": "strong", "children": ["b"]}, " c"]}
        ],
        "<@12>": [{"type": "user", "id": "12"}],
        "<t:99999999999999>": ["<t:99999999999999>"],
        "[x](ftp://a)": ["[x](ftp://a)"],
    }
    read = """async (texts) => {
        const { readInline } = await import('/page/markdown/inline.js');
        return texts.map(readInline);
    }"""
    trees = await ann.page.evaluate(read, list(cases))
    assert json.loads(json.dumps(trees)) == list(cases.values())
    walls = [
        "*" * 4000,
        "*a " * 1300,
        "_*~" * 1300,
        "[" * 4000,
        "`" * 3999,
        "||a" * 1300,
        "<@" * 2000,
    ]
    async with asyncio.timeout(PATIENCE):
        assert len(await ann.page.evaluate(read, walls)) == len(walls)
