"""Ways to somebody's private messages, good for a quarter of an hour."""

from __future__ import annotations

from cogs.client import Interaction
from cogs.drawing import Sheet
from cogs.reaching import reach

FRESH = 14 * 60.0
"""Seconds for which an interaction is used: Discord's quarter of an hour, less some."""

LINGERING = 5.0
"""Seconds that a message stays which stands for another now."""


class Door:
    """An interaction by which a person is reached in private, and one of its messages: the one
    whose id is given, or else its first answer (or the message whose button was pressed).
    """

    def __init__(
        self, interaction: Interaction, message: int | None = None, shuts: float | None = None
    ) -> None:
        self._interaction = interaction
        self._message = message
        self._clock = interaction.client.clock
        self._shuts = self._clock.now() + FRESH if shuts is None else shuts

    @property
    def is_open(self) -> bool:
        """Whether Discord still lets the person be reached this way."""
        return self._clock.now() < self._shuts

    async def add(self, view: Sheet) -> tuple[Door, int]:
        """Send a further message; return the way to that one, and its id. Raises `Unreached`."""
        send = self._interaction.followup.send
        sent = await reach(lambda: send(view=view, ephemeral=True, wait=True), repeatable=False)
        return Door(self._interaction, sent.id, self._shuts), sent.id

    async def edit(self, view: Sheet) -> None:
        """Edit the message. Raises `Unreached`."""
        asked, message = self._interaction, self._message
        if message is None:
            await reach(lambda: asked.edit_original_response(view=view))
        else:
            await reach(lambda: asked.followup.edit_message(message, view=view))

    async def retire(self, view: Sheet) -> None:
        """Show something else there for the last time, and take it away a little later.

        A press that is on its way to the message still finds it. A message that can no longer be
        reached by then (the machine slept) stays. Raises `Unreached`.
        """
        await self.edit(view)
        await self._clock.sleep(LINGERING)
        asked, message = self._interaction, self._message
        if not self.is_open:
            return
        if message is None:
            await reach(asked.delete_original_response)
        else:
            await reach(lambda: asked.followup.delete_message(message))
