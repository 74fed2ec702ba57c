"""README.md says what is so: permissions, make targets, commands, files."""

import re

import discord

from bot.engine.games import GAMES
from tests.rules import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_invitation_asks_for_what_the_bot_needs_and_no_more():
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    assert re.search(r"permissions=(\d+)", README)[1] == str(needed.value)


def test_every_make_target_that_it_names_exists():
    named = set(re.findall(r"(?:`| {4})make ([a-z]+)", README))
    assert {"play", "test", "setup"} <= named
    assert {name for name in named if not re.search(rf"^{name}:", MAKEFILE, re.MULTILINE)} == set()


def test_every_link_leads_to_a_file():
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_path_that_it_names_exists():
    named = set(re.findall(r"\b(?:bot|tests|cogs)/[\w./]*\w/?", README)) - {"tests/artefacts/"}
    assert {path for path in named if not (ROOT / path).exists()} == set()


def test_it_lists_every_game_with_its_players():
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|", README, re.MULTILINE)
    games = [(game.id, game.title, game.players_in_words()) for game in GAMES.values()]
    assert [row for row in rows if row[0] in GAMES] == games
