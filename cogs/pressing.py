"""Buttons, rebuilt from their ids when they are pressed: a restart in between does not matter."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

from discord import ui
from discord.ext import commands

from bot.screens.notices import refusal
from bot.table import Closed, Table
from cogs.client import Client, Interaction
from cogs.ids import OLD
from cogs.reply import answering

Item = ui.Item[Any]
Found = re.Match[str]
Pressed = Callable[[Interaction, Found], Awaitable[None]]

OLD_BUTTON = "This button is from an older Parlour. /table brings the table with its buttons."
CLOSED = "This table is closed. /play opens a new one."


def pressable(template: str, pressed: Pressed) -> type[ui.DynamicItem[Item]]:
    """A kind of button: what is done when one is pressed whose id is of that form."""

    class Button(ui.DynamicItem[Item], template=template):
        def __init__(self, item: Item, found: Found) -> None:
            super().__init__(item)
            self._found = found

        @classmethod
        async def from_custom_id(cls, _interaction: Any, item: Item, match: Found, /) -> Self:
            return cls(item, match)

        async def callback(self, interaction: Any) -> None:
            await pressed(interaction, self._found)

    return Button


def table_of(interaction: Interaction, found: Found) -> Table | None:
    """The open table that a button belongs to; None where it is closed."""
    return interaction.client.tables.by_id(int(found["table"]))


def open_table(interaction: Interaction, found: Found) -> Table:
    """The open table that a button or a form belongs to. Raises `Closed`."""
    table = table_of(interaction, found)
    if table is None:
        raise Closed(CLOSED)
    return table


class OldButtons(commands.Cog):
    """Answers buttons that nobody else knows: never silence."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(pressable(OLD, self.pressed))

    async def pressed(self, interaction: Interaction, _found: Found) -> None:
        """Say that the button is an old one."""
        async with answering(interaction) as reply:
            await reply.answer(refusal(OLD_BUTTON))
