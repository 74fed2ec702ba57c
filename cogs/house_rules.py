"""House rules: shown to all, changed by the host."""

from __future__ import annotations

import json
from typing import Any

from discord.ext import commands

from bot.screens.house_rules import (
    ASK,
    house_rules,
    is_of_seats,
    limits_in_words,
    number_written,
    page_of,
    seats_written,
)
from bot.screens.layout import Layout
from bot.screens.words import titled
from bot.table import Refused, Table
from cogs.client import Client, Interaction
from cogs.forms import Form, ask
from cogs.ids import HOUSE_RULE, HOUSE_RULES
from cogs.pressing import OLD_BUTTON, Found, open_table, pressable
from cogs.reply import Reply, answering

PAGE = "page"
NOT_SO = "{name}: write {allowed}, with digits only."


class HouseRulesCog(commands.Cog):
    """The lobby's "House rules" button, and the buttons behind it."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(
            pressable(HOUSE_RULES, self.pressed), pressable(HOUSE_RULE, self.rule_pressed)
        )

    async def pressed(self, interaction: Interaction, found: Found) -> None:
        """Show the house rules to somebody."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            await reply.answer(_layout(table, interaction), _scope(table))

    async def rule_pressed(self, interaction: Interaction, found: Found) -> None:
        """Turn the page, ask for a number, or set a rule."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            name, value = found["name"], found["value"]
            if name == PAGE and value.isdigit():
                await reply.redraw(_layout(table, interaction, int(value)), _scope(table))
            elif value == ASK:
                await ask(interaction, _form(table, name))
            else:
                await self._set(reply, table, name, _value(value))

    async def form_sent(self, interaction: Interaction, found: Found, line: str) -> None:
        """Set the rule that somebody wrote a number or seats for."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            name = found["name"]
            await self._set(reply, table, name, _written(table, name, line))

    async def _set(self, reply: Reply, table: Table, name: str, value: Any) -> None:
        await reply.acknowledge()
        await table.set_options(reply.interaction.user.id, {name: value})
        layout = _layout(table, reply.interaction, page_of(table.rules, name, table.customs))
        await reply.redraw(layout, _scope(table))


def _layout(table: Table, interaction: Interaction, page: int = 0) -> Layout:
    is_host = interaction.user.id == table.header.host
    may_change = is_host and table.game is None
    return house_rules(table.rules, may_change=may_change, page=page, customs=table.customs)


def _scope(table: Table) -> str:
    return f"h:{table.id}"


def _form(table: Table, name: str) -> Form:
    allowed = limits_in_words(table.rules, name, table.customs)
    return Form(f"{_scope(table)}:{name} {ASK}", titled(name), allowed, allowed)


def _written(table: Table, name: str, line: str) -> Any:
    """The value that was written for a rule. Raises `Refused`, saying how it is written."""
    if is_of_seats(table.rules, name):
        seats = seats_written(table.rules, name, line)
        if seats is None:
            raise Refused(f"{limits_in_words(table.rules, name)}.")
        return seats
    number = number_written(table.rules, name, line, table.customs)
    if number is None:
        allowed = limits_in_words(table.rules, name, table.customs)
        raise Refused(NOT_SO.format(name=titled(name), allowed=allowed))
    return number


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refused(OLD_BUTTON) from None
