"""People whose presses are timed: until the bot has answered, and until they see a change."""

import asyncio
import time
from typing import NamedTuple

from tests.client import BUTTON, OUTCOMES, NoAnswer, Player, buttons
from tests.waiting import PATIENCE


class Took(NamedTuple):
    """Seconds from a press to its acknowledgement, and to the change that it brought about.

    `moved` where the change was a new message in place of the one that was pressed.
    """

    acknowledged: float
    changed: float
    moved: bool


class Moment:
    """Tells whether an event is the one that is waited for, and keeps when that came."""

    def __init__(self, fits):
        self._fits = fits
        self.at = 0.0

    def __call__(self, event, data):
        if not self._fits(event, data):
            return False
        self.at = time.perf_counter()
        return True


class Presser(Player):
    async def press(self, message, custom_id):
        """Press a button which will be in the message no more once what it does is done."""
        nonce = self._nonce()
        answered = Moment(lambda event, data: event in OUTCOMES and data["nonce"] == nonce)
        changed = Moment(lambda event, data: _is_change(event, data, message, custom_id))
        both = self._expect(answered), self._expect(changed)
        data = {"component_type": BUTTON, "custom_id": custom_id}
        where = {"message_id": message["id"], "channel_id": message["channel_id"]}
        began = time.perf_counter()
        await self._interact({"type": 3, "data": data, "nonce": nonce, **where})
        async with asyncio.timeout(PATIENCE):
            outcome, change = await asyncio.gather(*both)
        if "reason_code" in outcome:
            raise NoAnswer(custom_id)
        return Took(answered.at - began, changed.at - began, change["id"] != message["id"])


def _is_change(event, data, message, custom_id):
    """Whether a message has changed that held a button, or a private one has come in its place."""
    if event == "MESSAGE_CREATE":
        return _place(data) == _place(message)
    if event != "MESSAGE_UPDATE" or data["id"] != message["id"]:
        return False
    return custom_id not in [button.get("custom_id") for button in buttons(data)]


def _place(message):
    return message["channel_id"], message["flags"]
