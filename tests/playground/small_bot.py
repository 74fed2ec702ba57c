"""A bot with one command, pointed to the playground by its environment as Parlour's is."""

import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

discord.http.Route.BASE = os.environ["PARLOUR_DISCORD_API"] + "/v10"
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["PARLOUR_DISCORD_GATEWAY"])

client = discord.Client(intents=discord.Intents(guilds=True))
tree = app_commands.CommandTree(client)


@tree.command(name="ping", description="Answers.")
async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"pong from {os.getpid()}")


@client.event
async def setup_hook() -> None:
    await tree.sync()


if __name__ == "__main__":
    client.run(os.environ["PARLOUR_TOKEN"])
