"""The tree of slash commands: errors that come before a command runs are answered here."""

import discord
import structlog
from discord import app_commands

from bot.screens.notices import refusal
from cogs.drawing import draw
from cogs.reaching import Unreached, reach

OLD = "Parlour has changed since this command was shown to you. Reload Discord, and try again."
WRONG = "That command could not be read. Choose what the menu offers, and try again."

log = structlog.get_logger()


class Commands(app_commands.CommandTree[discord.Client]):
    """Answers, in plain words, what discord.py itself refuses."""

    async def on_error(
        self,
        interaction: discord.Interaction,
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Tell the person what to do; a fault of ours is logged with its traceback."""
        outdated = isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        )
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("a command failed", exc_info=error.original)
        else:
            log.info("a command was refused", error=str(error))
        view = draw(refusal(OLD if outdated else WRONG), "")
        try:
            await reach(lambda: interaction.response.send_message(view=view, ephemeral=True))
        except Unreached:
            log.info("a refusal did not arrive", interaction=interaction.id)
