"""What discord.py refuses by itself is answered in plain words too."""

from types import SimpleNamespace

import pytest
from discord import AppCommandType, app_commands
from structlog.testing import capture_logs

from bot.screens.help import help_message
from cogs.commands import OLD, WRONG, Commands


class Interaction:
    """Takes the answer."""

    id = 1

    def __init__(self):
        self.response = SimpleNamespace(send_message=self.take)
        self.said = None

    async def take(self, *, view, ephemeral):
        assert ephemeral
        (frame,) = view.to_components()
        self.said = frame["components"][0]["content"]


def command():
    @app_commands.command(description="None")
    async def play(interaction):
        del interaction

    return play


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (app_commands.CommandNotFound("old", []), OLD),
        (app_commands.CommandSignatureMismatch(command()), OLD),
        (app_commands.CheckFailure("no"), WRONG),
    ],
)
async def test_a_command_that_cannot_run_says_what_to_do(error, words):
    interaction = Interaction()
    with capture_logs() as lines:
        await Commands.on_error(None, interaction, error)
    assert interaction.said == words
    assert [line["log_level"] for line in lines] == ["info"]


async def test_a_fault_of_ours_is_logged_with_its_cause():
    fault = app_commands.CommandInvokeError(command(), ZeroDivisionError("no"))
    with capture_logs() as lines:
        await Commands.on_error(None, Interaction(), fault)
    (line,) = lines
    assert isinstance(line["exc_info"], ZeroDivisionError)


def test_help_names_every_command_that_there_is(bot_commands):
    text = "\n".join(part.markdown for part in help_message().texts())
    assert [name for name in bot_commands if f"`/{name}`" not in text and name != "help"] == []


@pytest.fixture
async def bot_commands(bot):
    """The names of all slash commands."""
    commands = bot.tree.get_commands(type=AppCommandType.chat_input)
    for one in commands:
        assert 1 <= len(one.description) <= 100
        assert one.name == one.name.lower()
    return [one.name for one in commands]
