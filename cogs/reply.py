"""The one place where interactions are acknowledged and answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from typing import Any, TypeVar

import discord
import structlog

from bot.errors import ParlourError
from bot.screens.layout import Layout
from bot.screens.notices import refusal
from bot.store import StoreError
from cogs.client import Interaction
from cogs.drawing import draw
from cogs.reaching import Trouble, Unreached, reach

SORRY = (
    "Something went wrong in Parlour. It has been noted, and nothing has changed."
    " Try again, or look at /table."
)

IN_TIME = 3.0
"""Seconds that Discord waits for a first answer."""

T = TypeVar("T")

log = structlog.get_logger()


class Stage(Enum):
    """How far an interaction has been answered."""

    OPEN = "not at all"
    THINKING = "its own private message waits to be filled"
    THINKING_ALOUD = "its own message, which everybody sees, waits to be filled"
    UPDATING = "the message whose button was pressed may be edited"
    ANSWERED = "its own private message is there"
    DEAD = "Discord takes no answer any more"


class Reply:
    """An interaction, and the answer to it: private, unless it is published."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.stage = Stage.OPEN

    @property
    def arrived(self) -> bool:
        """Whether Discord has been told in time that there is an answer."""
        return self.stage not in {Stage.OPEN, Stage.DEAD}

    @property
    def _pressed(self) -> bool:
        return self.interaction.message is not None

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will come; to be done before anything that may take time."""
        if self._pressed:
            await self._respond(self.interaction.response.defer, Stage.UPDATING)
        else:
            await self.acknowledge_apart()

    async def acknowledge_apart(self) -> None:
        """Tell Discord that a private answer will come in a message of its own, also to a press."""
        defer = self.interaction.response.defer
        await self._respond(lambda: defer(ephemeral=True, thinking=True), Stage.THINKING)

    async def acknowledge_aloud(self) -> None:
        """Tell Discord that a command's answer will come, and is for everybody."""
        defer = self.interaction.response.defer
        await self._respond(lambda: defer(thinking=True), Stage.THINKING_ALOUD)

    async def publish(self, layout: Layout, scope: str) -> int:
        """Fill the answer that was announced to everybody; return its id. Raises `Unreached`."""
        if self.stage is not Stage.THINKING_ALOUD:
            raise Unreached(Trouble.EXPIRED)
        view = draw(layout, scope)
        message = await reach(lambda: self.interaction.edit_original_response(view=view))
        self.stage = Stage.ANSWERED
        return message.id

    async def redraw(self, layout: Layout, scope: str = "") -> None:
        """Draw the message afresh whose button was pressed. Raises `Unreached`."""
        view = draw(layout, scope)
        response = self.interaction.response
        if self.stage is Stage.OPEN:
            await self._respond(lambda: response.edit_message(view=view), Stage.UPDATING)
        elif self.stage is not Stage.DEAD:
            await reach(lambda: self.interaction.edit_original_response(view=view))

    async def answer(self, layout: Layout, scope: str = "", **more: Any) -> int | None:
        """Say something to the person alone; ``more`` may hold a file. Raises `Unreached`.

        Returns the message's id, None where Discord has not told it.
        """
        view = draw(layout, scope)
        asked = self.interaction
        if self.stage is Stage.OPEN:
            send = asked.response.send_message
            response = await self._respond(
                lambda: send(view=view, ephemeral=True, **more), Stage.ANSWERED
            )
            return None if response is None else response.message_id
        if self.stage is Stage.THINKING:
            if "file" in more:
                more = {"attachments": [more["file"]]}
            message = await reach(lambda: asked.edit_original_response(view=view, **more))
            self.stage = Stage.ANSWERED
            return message.id
        if self.stage is not Stage.DEAD:
            send_more = asked.followup.send
            await reach(lambda: send_more(view=view, ephemeral=True, **more), repeatable=False)
        return None

    async def refuse(self, reason: str) -> None:
        """Say why something was not done, if the person can still be reached."""
        try:
            if self.stage is Stage.THINKING_ALOUD:
                await reach(self.interaction.delete_original_response)
                self.stage = Stage.ANSWERED
            await self.answer(refusal(reason))
        except Unreached:
            log.info("a refusal did not arrive", interaction=self.interaction.id)

    async def _respond(self, request: Callable[[], Awaitable[T]], then: Stage) -> T | None:
        """The first answer. One that was lost on the way is tried again, and has arrived when the
        second try is told that there has been one. Returns what Discord says to it, if it does.
        """
        try:
            response = await reach(request, patience=IN_TIME)
        except Unreached as failed:
            self.stage = then if failed.trouble is Trouble.ANSWERED else Stage.DEAD
            return None
        self.stage = then
        return response


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[Reply]:
    """What is done for a person within this is answered, whatever happens to it."""
    reply = Reply(interaction)
    with _under_way(interaction):
        try:
            yield reply
        except StoreError as error:
            log.warning("the store failed", error=str(error))
            await reply.refuse(str(error))
        except ParlourError as refused:
            await reply.refuse(str(refused))
        except Unreached:
            log.info("an answer did not arrive", interaction=interaction.id)
        except Exception:
            log.exception("an interaction failed", interaction=interaction.id)
            await reply.refuse(SORRY)


@contextmanager
def _under_way(interaction: Interaction) -> Iterator[None]:
    """Lets the client know that somebody is being answered."""
    task = asyncio.current_task()
    assert task is not None
    interaction.client.answers.add(task)
    try:
        yield
    finally:
        interaction.client.answers.discard(task)


def name_of(person: discord.abc.User) -> str:
    """What somebody is called in his server."""
    return person.display_name


def is_moderator(interaction: Interaction) -> bool:
    """Whether somebody may manage the channel, and so stop tables and remove players."""
    return interaction.permissions.manage_channels
