"""Forms (modals) with one line to write in, answered by their ids: a restart does not matter."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.screens.notices import refusal
from cogs.client import Client, Interaction
from cogs.reaching import reach
from cogs.reply import answering

Written = Callable[[Interaction, re.Match[str], str], Awaitable[None]]

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100
OLD_FORM = "This form is from an older Parlour. Open it again."


class Form(ui.Modal):
    """One line to write. ``custom_id`` says what it is for; ``hint`` what may be written."""

    def __init__(self, custom_id: str, title: str, label: str, hint: str) -> None:
        super().__init__(title=title[:LONGEST_TITLE], custom_id=custom_id, timeout=None)
        line: ui.TextInput[Form] = ui.TextInput(custom_id="line", placeholder=hint[:LONGEST_HINT])
        self.add_item(ui.Label(text=label[:LONGEST_LABEL], component=line))
        self.stop()  # so that discord.py does not keep it: `Forms` takes the answer


async def ask(interaction: Interaction, form: Form) -> None:
    """Show a form: it has to be the first answer. Raises `Unreached`."""
    await reach(lambda: interaction.response.send_modal(form))


class Forms(commands.Cog):
    """Sends what was written to whoever asked for it, by the form's id."""

    def __init__(self, client: Client, takers: Mapping[str, Written]) -> None:
        self._client = client
        self._takers = takers

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take a form that was sent."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data
        line = next(_lines(data["components"]), "")
        for template, taker in self._takers.items():
            if (found := re.fullmatch(template, data["custom_id"])) is not None:
                await taker(interaction, found, line)
                return
        async with answering(interaction) as reply:
            await reply.answer(refusal(OLD_FORM))


def _lines(components: list[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield component["value"]
        yield from _lines(component.get("components", []))
        if "component" in component:
            yield from _lines([component["component"]])
