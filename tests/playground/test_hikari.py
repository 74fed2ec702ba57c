"""Another client library than the bot's own: the playground is no private language."""

from collections.abc import AsyncIterator
from typing import Any

import hikari
import pytest
from hikari.impl import (
    ContainerComponentBuilder,
    MessageActionRowBuilder,
    TextDisplayComponentBuilder,
)

from tests.client import Control, Player, buttons, texts
from tests.contract import check

V2 = 1 << 15


@pytest.fixture
async def bot(described: dict[str, Any]) -> AsyncIterator[hikari.GatewayBot]:
    bot = hikari.GatewayBot(
        described["bot_token"],
        rest_url=described["rest"],
        banner=None,
        logs=None,
        suppress_optimization_warning=True,
        intents=hikari.Intents.GUILDS,
    )
    bot.subscribe(hikari.CommandInteractionCreateEvent, on_command)
    bot.subscribe(hikari.ComponentInteractionCreateEvent, on_click)
    await bot.start(check_for_updates=False)
    application = int(described["application"])
    command = bot.rest.slash_command_builder("deal", "Deals the cards.")
    await bot.rest.set_application_commands(application, [command])
    yield bot
    await bot.close()


def hand(words: str) -> list[Any]:
    row = MessageActionRowBuilder()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "draw", label="Draw")
    container = ContainerComponentBuilder(accent_color=hikari.Color(0x336699))
    container.add_component(TextDisplayComponentBuilder(content=words))
    container.add_component(row)
    return [container]


async def on_command(event: hikari.CommandInteractionCreateEvent) -> None:
    answer = hikari.ResponseType.MESSAGE_CREATE
    flags = hikari.MessageFlag.IS_COMPONENTS_V2
    words = f"Dealt to {event.interaction.user.username}"
    await event.interaction.create_initial_response(answer, components=hand(words), flags=flags)


async def on_click(event: hikari.ComponentInteractionCreateEvent) -> None:
    interaction = event.interaction
    await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
    message = await interaction.edit_initial_response(components=hand("Drawn"))
    assert message.id == interaction.message.id


async def test_login_command_answer_and_edit(bot: hikari.GatewayBot, ann: Player, control: Control):
    me = bot.get_me()
    assert me is not None
    assert me.is_bot
    answer = await ann.slash("deal")
    assert answer.message["flags"] == V2
    assert texts(answer.message).strip() == "Dealt to Ann"
    assert [one["label"] for one in buttons(answer.message)] == ["Draw"]
    await ann.click(answer.message, "Draw")
    await ann.until(lambda one: texts(one).strip() == "Drawn")
    assert check(await control.log()) == []


async def test_it_writes_to_a_channel_and_edits(
    bot: hikari.GatewayBot, ann: Player, described: dict[str, Any]
):
    channel = int(described["channel"])
    message = await bot.rest.create_message(channel, "one", attachment=hikari.Bytes(b"x", "a.txt"))
    assert [one.filename for one in message.attachments] == ["a.txt"]
    await bot.rest.edit_message(channel, message.id, "two", attachments=None)
    assert (await ann.until(lambda one: one["content"] == "two"))["attachments"] == []


async def test_what_is_refused_is_raised(bot: hikari.GatewayBot, described: dict[str, Any]):
    with pytest.raises(hikari.BadRequestError, match="Must be 2000 or fewer in length"):
        await bot.rest.create_message(int(described["channel"]), "x" * 2001)


@pytest.mark.usefixtures("bot")
async def test_it_resumes(ann: Player, control: Control):
    await control.fault("reconnect")
    assert (await ann.slash("deal")).message
