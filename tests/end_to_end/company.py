"""Four people at one table, who play by their panels' buttons and remember what they were shown."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.client import EPHEMERAL, Gone, Json, Player, buttons, texts
from tests.waiting import until

QUESTION = "### Your turn"
ACTION = re.compile(r"p:\d+:(?P<seat>\d+):(?P<answer>\d+):say (?P<line>.+)")


def action_lines(panel: Json) -> dict[str, Json]:
    """A panel's enabled buttons by the action line that their ids carry."""
    found = {}
    for button in buttons(panel):
        match = ACTION.fullmatch(button.get("custom_id", ""))
        if match and not button.get("disabled"):
            found[match["line"]] = button
    return found


class Company:
    """The players by seat, and how many answers they have given together.

    ``shown`` keeps, for each player, every event that reached him with the number of answers that
    had been sent by then: it may show what those answers made public, and no more.
    """

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.answers = 0
        self.shown: list[list[tuple[int, str, Json]]] = [[] for _ in players]

    def note(self) -> None:
        """Notes what has reached everybody since the last time."""
        for player, shown in zip(self.players, self.shown, strict=True):
            shown += [(self.answers, *event) for event in player.received[len(shown) :]]

    def asked(self) -> tuple[int, Json] | None:
        """A seat whose newest panel asks something, and the panel."""
        for seat in range(len(self.players)):
            panel = self._panel(seat)
            if panel is not None and QUESTION in texts(panel) and action_lines(panel):
                return seat, panel
        return None

    async def turn(self) -> tuple[int, Json]:
        """Waits until somebody is asked."""
        return await until(self.asked)

    async def take_up_their_hands(self) -> None:
        """Everybody presses "My hand" under the table: a new process cannot reach old panels."""
        for player in self.players:
            table = await player.until(lambda one: "My hand" in labels(one))
            await player.click(table, "My hand")

    async def answer(self, seat: int, panel: Json, line: str) -> None:
        """A seat presses the button of an action line; returns once its panel has moved on."""
        self.note()
        self.answers += 1
        button = action_lines(panel)[line]
        try:
            await self.players[seat].click(panel, button["custom_id"])
        except Gone:
            self.answers -= 1
            raise
        await until(lambda: self._has_moved_on(seat, panel))
        self.note()

    def _panel(self, seat: int) -> Json | None:
        return self.players[seat].latest(lambda one: is_private(one) and is_panel(one))

    def _has_moved_on(self, seat: int, panel: Json) -> bool:
        now = self._panel(seat)
        return now is None or now["id"] != panel["id"] or ids(now) != ids(panel)

    async def play(self, choose: Callable[[list[str]], str], reached: Callable[[], Any]) -> None:
        """Answers for whoever is asked, until something is so."""
        while not reached():
            asked = await until(lambda: reached() or self.asked())
            if not reached():
                seat, panel = asked
                with suppress(Gone):  # the panel has just been brought down
                    await self.answer(seat, panel, choose(list(action_lines(panel))))


def is_private(message: Json) -> bool:
    """Whether only one person sees a message."""
    return bool(message["flags"] & EPHEMERAL)


def is_panel(message: Json) -> bool:
    """Whether a message is somebody's hand."""
    return "### Your" in texts(message)


def labels(message: Json) -> list[str | None]:
    """What a message's buttons say."""
    return [button.get("label") for button in buttons(message)]


def ids(message: Json) -> list[str]:
    """The ids of a message's buttons."""
    return [button.get("custom_id", "") for button in buttons(message)]


def public_result(player: Player) -> Json | None:
    """The message that tells who has won."""
    return player.latest(lambda one: "win Traditional Euchre" in texts(one))


def everything_in(event: Json) -> str:
    """All that an event says, labels and ids of buttons included."""
    return json.dumps(event, ensure_ascii=False)
