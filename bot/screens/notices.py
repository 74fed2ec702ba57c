"""Short messages: whose turn it is, and what could not be done."""

from bot.screens.layout import Attachment, Button, Colour, Layout, Row, Style, Text, layout


def turn_notice(user: int, awaited: str, way_in: str) -> Layout:
    """Calls a player by his id; the message is taken away when he has played. ``way_in`` stands on
    the button that leads to his panel.
    """
    return layout(
        Text(f"<@{user}>, it is your turn {awaited}."),
        Row((Button(way_in, "hand", Style.CHIEF),)),
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
    return layout(Text(reason), colour=Colour.TROUBLE)


def said(words: str) -> Layout:
    """A short answer, for the one who asked."""
    return layout(Text(words), colour=Colour.QUIET)


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
