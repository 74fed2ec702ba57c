"""The panels that players have open: drawn afresh as long as Discord lets them be."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from bot.engine.cards import Cards
from bot.screens.hand import no_panel
from bot.screens.layout import Layout
from bot.table import Table
from cogs.client import Interaction
from cogs.coalescing import HEAD_START, Coalesced, Errands
from cogs.doors import Door
from cogs.drawing import draw
from cogs.panel import Marks, Memory, panel_layout, panel_scope
from cogs.reaching import Unreached
from cogs.reply import Reply

MOVING = 2.0
"""Seconds in which a panel moves down after a new deal; one that did not is drawn where it is."""

MOVED = "Your hand is further down now."

EVERY = 1.0
"""Seconds between two drawings of a panel in which nobody pressed a button."""


class Panel:
    """One player's panel at one table; ``door`` leads to it, once it is open."""

    def __init__(self, table: Table, user: int) -> None:
        self.table = table
        self.user = user
        self._clock = table.house.clock
        self.door: Door | None = None
        self.memory = Memory()
        self._shown: tuple[Layout, str] | None = None
        self._deals = _deals(table)
        self._moves_by = 0.0
        self._message: int | None = None  # where it stands, as far as that is known
        self._left: set[int] = set()  # messages in which it stood before
        self._lock = asyncio.Lock()
        self._refreshing = Coalesced(self._clock, self._refresh, EVERY, HEAD_START)

    def note(self, words: str, lasting: float = 0.0) -> None:
        """Have a line on top as long as the game stands where it does, and for so many seconds."""
        length = 0 if self.table.game is None else self.table.game.length
        until = self._clock.now() + lasting
        self.memory = replace(self.memory, note=words, noted=length, until=until)

    def tell(self, words: str) -> None:
        """Have a line above the buttons, as long as the player is asked what he is asked now; or on
        top, where he is asked nothing.
        """
        seat = self.table.seat_of(self.user)
        asked = "" if seat is None else self.table.question(seat)
        if asked:
            self.memory = replace(self.memory, told=words, told_of=asked)
        else:
            self.note(words)

    def marked(self, answer: int) -> Cards | None:
        """The cards marked for an answer, as far as they are remembered."""
        marks = self.memory.marks
        return marks.cards if marks.answer == answer else None

    def mark(self, answer: int, cards: Cards) -> None:
        """Mark cards for an answer."""
        self.memory = replace(self.memory, marks=Marks(answer, cards))

    def poke(self) -> None:
        """The table has changed. With a new deal the panel is to move down: it is left alone."""
        before, self._deals = self._deals, _deals(self.table)
        if self._deals != before and self.table.is_open:
            self._moves_by = self._clock.now() + MOVING
        self._refreshing.poke()

    async def open(self, reply: Reply) -> Door | None:
        """Show the panel as an answer; return the way to where it stood. Raises `Unreached`."""
        async with self._lock:
            before, look = self.door, self._look()
            message = await reply.answer(*look)
            self._moved(Door(reply.interaction), message)
            self._shown = look
        return before

    async def add_to(self, door: Door) -> Door | None:
        """Show the panel beside other answers; return the way to where it stood. Raises
        `Unreached`.
        """
        async with self._lock:
            before, look = self.door, self._look()
            self._moved(*await door.add(draw(*look)))
            self._shown = look
        return before

    def enter(self, interaction: Interaction) -> None:
        """Somebody has pressed a button in it: that is the way to it now. Not so in a message that
        another stands for already, and that is about to go.
        """
        pressed = interaction.message
        if self.door is None or pressed is None or pressed.id not in self._left:
            self.door, self._shown = Door(interaction), None
            self._message = None if pressed is None else pressed.id

    def _moved(self, door: Door, message: int | None) -> None:
        """It stands in another message now."""
        if self._message is not None:
            self._left.add(self._message)
        self.door, self._message, self._moves_by = door, message, 0.0

    async def redraw(self) -> None:
        """Draw the panel, wherever it stands now. Raises `Unreached`."""
        async with self._lock:
            look = self._look()
            if self.door is not None and look != self._shown and not self._moves_in():
                await self._edit(self.door, look)

    @property
    def is_over(self) -> bool:
        """Whether it has been drawn for the last time."""
        return self._refreshing.is_over

    async def close(self) -> None:
        """Draw nothing more."""
        await self._refreshing.close()

    async def _refresh(self) -> float | None:
        if not self.table.is_open:
            self._refreshing.end()
        elif moves_in := self._moves_in():
            return moves_in
        async with self._lock:
            look = self._look()
            if self.door is not None and self.door.is_open and look != self._shown:
                try:
                    await self._edit(self.door, look)
                except Unreached:
                    self.door = None
        return None

    def _moves_in(self) -> float:
        """The seconds until the panel is drawn where it is, if it has not moved down by then."""
        return max(0.0, self._moves_by - self._clock.now())

    def _look(self) -> tuple[Layout, str]:
        layout = panel_layout(self.table, self.user, self.memory)
        return layout, panel_scope(self.table, self.user)

    async def _edit(self, door: Door, look: tuple[Layout, str]) -> None:
        await door.edit(draw(*look))
        self._shown = look


def _deals(table: Table) -> int:
    """How many deals of a table's game are over."""
    return 0 if table.game is None else len(table.game.state.deals)


class Panels:
    """Every panel of the process, by table and player."""

    def __init__(self) -> None:
        self._panels: dict[tuple[int, int], Panel] = {}
        self._last_panels: list[Panel] = []
        self._doors: dict[tuple[int, int], Door] = {}
        self._errands = Errands()

    def of(self, table: Table, user: int) -> Panel:
        """A player's panel, whether it is open or not."""
        key = (table.id, user)
        if key not in self._panels:
            self._panels[key] = Panel(table, user)
        return self._panels[key]

    def is_shown(self, table: Table, user: int) -> bool:
        """Whether somebody has a panel that this process can draw in."""
        panel = self._panels.get((table.id, user))
        return panel is not None and panel.door is not None and panel.door.is_open

    def met(self, table: Table, interaction: Interaction) -> None:
        """Somebody did something at a table: a way to give him his hand when it is dealt."""
        self._doors[table.id, interaction.user.id] = Door(interaction)

    async def open(self, table: Table, reply: Reply) -> None:
        """Answer with somebody's panel, in place of the one he may have had."""
        panel = self.of(table, reply.interaction.user.id)
        before = await panel.open(reply)
        panel.poke()
        if before is not None:
            self._errands.run(_retire(before))

    def bring_down(self, table: Table) -> None:
        """The table's message is a new one: have the panels stand under it again.

        Who has none open is given one where he can be reached: his hand comes by itself.
        """
        for seat in table.header.seats:
            if seat.person is not None:
                panel = self.of(table, seat.person)
                door = panel.door or self._doors.get((table.id, seat.person))
                if door is not None and door.is_open:
                    self._errands.run(self._move(panel, door))

    def changed(self, table: Table) -> None:
        """Draw the table's panels afresh."""
        for (number, _), panel in tuple(self._panels.items()):
            if number == table.id:
                panel.poke()
        if not table.is_open:
            self._forget(table)

    async def close(self) -> None:
        """Draw nothing more."""
        await self._errands.close()
        for panel in (*self._panels.values(), *self._last_panels):
            await panel.close()

    async def _move(self, panel: Panel, door: Door) -> None:
        with suppress(Unreached):  # he has the button under the table's message
            before = await panel.add_to(door)
            if before is not None:
                self._errands.run(_retire(before))

    def _forget(self, table: Table) -> None:
        self._last_panels = [panel for panel in self._last_panels if not panel.is_over]
        for key in [key for key in self._panels if key[0] == table.id]:
            self._last_panels.append(self._panels.pop(key))
        for key in [key for key in self._doors if key[0] == table.id]:
            del self._doors[key]


async def _retire(door: Door) -> None:
    if door.is_open:
        with suppress(Unreached):  # it was gone already
            await door.retire(draw(no_panel(MOVED), ""))
