"""A game's rules as players read them, in pages, without the ids that tests go by."""

import re
from collections.abc import Sequence

from bot.screens.layout import Colour, Layout, Text, layout, lines, turning
from bot.screens.words import small

RULE_ID = re.compile(r"\b[A-Z]{3}-\d+\b:?[ \t]*")
DECIDED = re.compile(r"\s*\*\*\(decided\)\*\*")
BLANK_LINES = re.compile(r"\n{3,}")
WRAPPED = re.compile(r"(?<=\S)\n[ \t]*(?!\s|[-*+] |[#>|]|```|\d+\. )")
"""The end of a line that goes on in the next: no list, heading, table or code begins there."""
LONGEST_PAGE = 3000
FOR_PROGRAMS = re.compile(r"^## In a record\n.*", re.MULTILINE | re.DOTALL)
"""The last chapter: the names under which records and tools find the game's facts."""


def rules_message(
    title: str, pages: Sequence[str], page: int, changed: Sequence[str] = ()
) -> Layout:
    """One page; ``changed`` are the house rules of this channel's table for the same game."""
    here = " · ".join(changed)
    return layout(
        lines(f"**Changed at this table**: {here}" if changed else None),
        Text(pages[page]),
        lines(small(f"{title} · page {page + 1} of {len(pages)}")),
        turning(page, len(pages)),
        colour=Colour.LOBBY,
    )


def pages_of(markdown: str) -> list[str]:
    """A rules page in pieces that fit a message: chapters together where there is room."""
    pages: list[str] = []
    for chapter in _chapters(for_players(markdown)):
        for piece in _pieces(chapter):
            if pages and len(pages[-1]) + len(piece) + 2 <= LONGEST_PAGE:
                pages[-1] += "\n\n" + piece
            else:
                pages.append(piece)
    return pages


def for_players(markdown: str) -> str:
    """The text without ids, marks and names that say nothing to players."""
    without_marks = DECIDED.sub("", RULE_ID.sub("", FOR_PROGRAMS.sub("", markdown)))
    return WRAPPED.sub(" ", BLANK_LINES.sub("\n\n", without_marks)).strip()


def _chapters(markdown: str) -> list[str]:
    return [chapter.strip() for chapter in re.split(r"\n(?=## )", markdown) if chapter.strip()]


def _pieces(chapter: str) -> list[str]:
    pieces = [""]
    for line in chapter.splitlines():
        if len(pieces[-1]) + len(line) + 1 > LONGEST_PAGE:
            pieces.append("")
        pieces[-1] += line + "\n"
    return [piece.strip() for piece in pieces if piece.strip()]
