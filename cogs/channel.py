"""A table's channel: messages posted, edited and taken away there, by their ids alone."""

from __future__ import annotations

import secrets
from typing import Any

import discord

from bot.screens.layout import Layout
from cogs.client import Client
from cogs.drawing import draw
from cogs.reaching import reach


class Channel:
    """A channel or thread, known by its id; every method raises `Unreached`."""

    def __init__(self, client: Client, channel: int) -> None:
        self._client = client
        self._id = channel

    async def post(self, layout: Layout, scope: str, mention: list[int] | None = None) -> int:
        """Post a message, at most once however often it is tried; return its id."""
        once: dict[str, Any] = {"nonce": secrets.randbits(63)}
        if mention:
            people = [discord.Object(user) for user in mention]
            once["allowed_mentions"] = discord.AllowedMentions(users=people)
        view = draw(layout, scope)
        sent = await reach(lambda: self._messages().send(view=view, **once))
        return sent.id

    async def edit(self, message: int, layout: Layout, scope: str = "") -> None:
        """Edit a message."""
        view = draw(layout, scope)
        await reach(lambda: self._messages().get_partial_message(message).edit(view=view))

    async def delete(self, message: int) -> None:
        """Take a message away."""
        await reach(lambda: self._messages().get_partial_message(message).delete())

    def _messages(self) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(self._id)
