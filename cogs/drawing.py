"""Layouts as Discord's components."""

from typing import Any

import discord
from discord import ui

from bot.screens.layout import Attachment, Beside, Button, Gap, Layout, Part, Row, Style, Text

Item = ui.Item[Any]

STYLES = {
    Style.CHIEF: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.GRAVE: discord.ButtonStyle.danger,
}


class Sheet(ui.LayoutView):
    """A message's components. Its buttons are rebuilt from their ids when they are pressed
    (cogs/pressing.py), so nothing of it is kept.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_dispatchable(self) -> bool:
        """Whether discord.py should keep the view and send presses to it: never."""
        return False


def draw(layout: Layout, scope: str) -> Sheet:
    """A layout as a view; ``scope`` goes before what each button does, and makes its custom id."""
    sheet = Sheet()
    frame: ui.Container[Sheet] = ui.Container(accent_colour=layout.colour.value)
    for part in layout.parts:
        frame.add_item(_item(part, scope))
    return sheet.add_item(frame)


def _item(part: Part, scope: str) -> Item:
    match part:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Gap():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*(_button(button, scope) for button in buttons))
        case Beside(text, button):
            return ui.Section(text.markdown, accessory=_button(button, scope))
        case Attachment(filename):
            return ui.File(f"attachment://{filename}")


def _button(button: Button, scope: str) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        style=STYLES[button.style],
        custom_id=f"{scope}:{button.press}",
        disabled=button.disabled,
    )
