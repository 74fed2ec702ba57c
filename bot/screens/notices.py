"""Short messages: whose turn it is, and what could not be done."""

import re

from bot.screens.house_rules import title_of
from bot.screens.layout import Attachment, Button, Colour, Layout, Row, Style, Text, layout, lines
from bot.screens.people import Chair
from bot.screens.words import duration, name_of, small

HOUSE_RULE = re.compile(r"(?<!unknown )\boption '(\w+)'")
END = (".", "!", "?", "…")


def turn_notice(user: int, awaited: str, way_in: str, seconds: int = 0) -> Layout:
    """Calls a player by his id; the message is taken away when he has played. ``way_in`` stands on
    the button that leads to his panel; after so many ``seconds`` his seat will play itself.
    """
    limit = f"After {duration(seconds)} your seat plays itself." if seconds else ""
    return layout(
        lines(f"<@{user}>, it is your turn {awaited}.", small(limit)),
        Row((Button(way_in, "hand", Style.CHIEF),)),
        colour=Colour.TURN,
    )


def absence_notice(user: int, level: str, seconds: int) -> Layout:
    """Tells a player that his seat plays itself at a level, because he let the others wait for so
    many seconds; the message is taken away when he is back.
    """
    return layout(
        Text(
            f"<@{user}>, the others have waited for {duration(seconds)}: your seat plays itself"
            f" ({level}) until you take it back."
        ),
        Row((Button("Take my seat back", "back", Style.GOOD),)),
        colour=Colour.TURN,
    )


def everybody_notice(users: list[int]) -> Layout:
    """Calls all players where nobody may know who is asked."""
    people = " ".join(f"<@{user}>" for user in users)
    return layout(
        Text(f"{people}, look at your hands: somebody may have something to say."),
        Row((Button("My hand", "hand", Style.CHIEF),)),
        colour=Colour.TURN,
    )


def refusal(reason: str) -> Layout:
    """Why something was not done, for the one who asked."""
    return layout(Text(sentence(reason)), colour=Colour.TROUBLE)


def sentence(reason: str) -> str:
    """A reason as a sentence, with house rules by the names under which people know them."""
    told = HOUSE_RULE.sub(lambda rule: title_of(rule[1]), reason)
    return f"{told[:1].upper()}{told[1:]}{'' if told.endswith(END) else '.'}"


def said(words: str) -> Layout:
    """A short answer, for the one who asked."""
    return layout(Text(words), colour=Colour.QUIET)


def sent_away(chair: Chair, *, begun: bool) -> Layout:
    """Who is no longer at the table: whose chair it was, or who was to have it; what becomes of the
    seat where the game has begun.
    """
    gone = chair.name if chair.owned or not chair.heir else name_of(chair.heir)
    seat = ": the seat plays itself, until somebody takes it over" if begun else ""
    return said(f"{gone} is no longer at this table{seat}.")


def moved() -> Layout:
    """What is left of a table's message that was posted afresh."""
    return layout(Text("-# The table is further down now."), colour=Colour.QUIET)


def record_message(filename: str, verified_by: str) -> Layout:
    """A record file, and what it is good for."""
    return layout(
        Text(
            f"The record of the game, with the proof of its shuffles. To check it: `{verified_by}`"
        ),
        Attachment(filename),
        colour=Colour.QUIET,
    )
