"""Rules pages, help, notices."""

import re

import pytest

from bot.engine.games import GAMES, rules_page
from bot.screens.help import help_message
from bot.screens.layout import MOST_CHARACTERS
from bot.screens.notices import everybody_notice, moved, turn_notice
from bot.screens.rules_page import LONGEST_PAGE, for_players, pages_of, rules_message
from tests.screens.reading import shown


def test_ids_and_marks_are_hidden_and_wrapped_lines_joined():
    text = (
        "# Game\n\n- GEN-1 Seats are\n  numbered. See EUC-12.\n- **(decided)** Any card will\n"
        "  do\n  **(decided)**, or none.\n\n\n\n## Play\n\nA line that says\n`pass`\nand goes on.\n"
        "1. one\n2. two\n"
    )
    assert for_players(text) == (
        "# Game\n\n- Seats are numbered. See .\n- Any card will do, or none.\n\n## Play\n\n"
        "A line that says `pass` and goes on.\n1. one\n2. two"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_games_rules_come_in_pages_that_fit(game):
    pages = pages_of(rules_page(game))
    assert all(0 < len(page) <= LONGEST_PAGE for page in pages)
    assert not [page for page in pages if re.search(r"[A-Z]{3}-\d|\(decided\)", page)]
    *chapters, for_programs = re.findall(r"^#.*$", rules_page(game), re.MULTILINE)
    assert for_programs == "## In a record"
    assert re.findall(r"^#.*$", "\n".join(pages), re.MULTILINE) == chapters
    changed = ["Some rule: **on** (usually off)"] * 20
    for page in range(len(pages)):
        assert rules_message("Title", pages, page, changed).characters <= MOST_CHARACTERS


def test_a_chapter_too_long_for_a_page_is_divided_at_a_line():
    chapter = "## Long\n" + "\n".join(f"- rule {number} {'x' * 90}" for number in range(100))
    pages = pages_of(chapter)
    assert len(pages) > 2
    assert "\n".join(pages).replace("\n\n", "\n") == chapter
    assert max(map(len, pages)) <= LONGEST_PAGE


def test_pages_turn_and_say_what_this_table_has_changed():
    text = shown(rules_message("Euchre", ["one", "two"], 0, ["Target: **5** (usually 10)"]))
    assert text == (
        "**Changed at this table**: Target: **5** (usually 10)\n"
        "one\n"
        "-# Euchre · page 1 of 2\n"
        "(Earlier) [More]"
    )
    assert shown(rules_message("Euchre", ["all"], 0)) == "all\n-# Euchre · page 1 of 1"


def test_help_is_one_screen_and_names_every_command():
    text = shown(help_message())
    assert len(text.splitlines()) < 15
    for command in (
        *("play", "join", "leave", "hand", "move", "hint", "table", "rules", "leaderboard"),
        *("record", "stop", "kick"),
    ):
        assert f"`/{command}`" in text


def test_notices_call_people_by_mention():
    assert shown(turn_notice(7, "to play a card", "My hand")) == (
        "<@7>, it is your turn to play a card.\n[My hand]"
    )
    assert shown(everybody_notice([7, 8])).startswith("<@7> <@8>, look at your hands")
    assert shown(moved()) == "-# The table is further down now."
