"""People go first: what a self-playing seat could take from them by being quicker is theirs for a
while.

A card that is still to be drawn is lost with the next play, and the first who names the right total
of a count has its points: in such a race against a machine nobody would ever win.
"""

import asyncio
from typing import TYPE_CHECKING

from bot.engine.decisions import Decision
from bot.table.game import Game

if TYPE_CHECKING:
    from bot.table.table import Table

PEOPLE_FIRST = 10.0
"""Times the usual pause for which a self-playing seat lets people go first."""

Turns = frozenset[tuple[int, int]]
"""Seats, each with the number of the answer that it is asked for."""


class Courtesy:
    """Holds a table's self-playing seats back where they could come before people."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._house = table.house
        self._changed = asyncio.Event()
        self._turns: Turns = frozenset()
        self._until = 0.0

    def changed(self) -> None:
        """The table has changed: who is held back is to look again."""
        self._changed.set()

    async def let_people_go_first(self, game: Game, seat: int, text: str) -> None:
        """Wait with a seat's answer while people may still answer before it; not for longer than
        they are given, and not once the table has gone on.
        """
        while self._table.is_open and self._table.game is game:
            turns = self._turns_in_danger(game, seat, text)
            if not turns <= self._turns:
                self._until = self._house.clock.now() + PEOPLE_FIRST * self._house.pause
            self._turns = turns
            if not turns or self._until <= self._house.clock.now():
                return
            await self._change_or(self._until)

    def _turns_in_danger(self, game: Game, seat: int, text: str) -> Turns:
        """The turns of people that a seat's answer may put an end to.

        Where the game waits for people and the seat together that is so whatever it answers: a seat
        that waits only before a telling answer would give it away.
        """
        together = not game.asked[seat].right
        people = {
            other: decision
            for other, decision in game.asked.items()
            if other != seat and decision.veil is None and not self._table.plays_itself(other)
        }
        if not people:
            return frozenset()
        later = game.after(seat, text)[0].asked
        return frozenset(
            (other, self._table.answer_number(other))
            for other, decision in people.items()
            if (together and not decision.right) or not _may_still(decision, later.get(other))
        )

    async def _change_or(self, moment: float) -> None:
        """Wait until the table changes, or for a moment of the clock."""
        self._changed.clear()
        waits = [
            asyncio.create_task(self._house.clock.sleep_until(moment)),
            asyncio.create_task(self._changed.wait()),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.wait(waits)


def _may_still(decision: Decision, later: Decision | None) -> bool:
    """Whether all that could be answered to a question can still be answered."""
    return later is not None and all(value in later for value in decision)
