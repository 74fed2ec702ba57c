"""A bare discord.py bot to compare with: a private message with one button, and nothing behind it.

`python -m tests.bench.echo CHANNEL`, with the variables that point a bot to a playground, posts a
button that opens the private message. A press there is acknowledged at once, by a deferral, and
then the message is edited: the number on its button goes up.
"""

import os
import sys

import discord
from discord import ui

from bot.app import point_at, silence_voice
from bot.read_config import read_config
from tests.bench.hearing import hear_only

PREFIX = "echo:"
OPEN = "Echo"


class Open(ui.Button):
    def __init__(self):
        super().__init__(label=OPEN, custom_id=f"{PREFIX}open")

    async def callback(self, interaction):
        await interaction.response.send_message(view=sheet(Again(0)), ephemeral=True)


class Again(ui.Button):
    def __init__(self, count):
        super().__init__(label=f"{count}", custom_id=f"{PREFIX}{count}")
        self.count = count

    async def callback(self, interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(view=sheet(Again(self.count + 1)))


def sheet(button):
    return ui.LayoutView(timeout=None).add_item(ui.ActionRow(button))


class Echo(discord.Client):
    def __init__(self, channel):
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._channel = channel

    async def on_ready(self):
        await self.get_partial_messageable(self._channel).send(view=sheet(Open()))


if __name__ == "__main__":
    config = read_config(os.environ)
    point_at(config.discord)
    silence_voice()
    hear_only(lambda custom_id: custom_id.startswith(PREFIX))
    Echo(int(sys.argv[1])).run(config.required_token(), log_handler=None)
