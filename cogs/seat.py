"""A player's seat: his hand, his answers, and the table's message afresh."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.engine.picking import PickCards
from bot.screens.hand import no_panel
from bot.screens.hint import hint_line
from bot.screens.notices import sentence
from bot.screens.tellers import teller
from bot.table import NotYourTurn, Refused, Stale, Table
from cogs.answers import chosen_of, picking_of, settled, toggled
from cogs.client import Client, Interaction
from cogs.forms import Form, ask
from cogs.ids import HAND, PANEL
from cogs.lobby import require_table
from cogs.moves import allowed_in_words, meant, move_choices, question_of
from cogs.panel import reasons
from cogs.panels import Panel
from cogs.pressing import CLOSED, Found, open_table, pressable, table_of
from cogs.reaching import Trouble
from cogs.reply import Reply, answering, name_of

ANSWERED = "That has been answered already: this is how things stand now."
NOT_YOURS = "That button belongs to another seat: this is your hand now."
WENT_ON = "The table went on meanwhile: this is how things stand now."
READING = 5.0
"""Seconds for which a reason can be read though the game goes on."""

NOT_ASKED = "You are not asked anything now."
NOT_SHOWN = (
    "Parlour may not post in this channel any more, so the table's message stands still."
    " Somebody who manages the server can change that; your hand works as before."
)


class SeatCog(commands.Cog):
    """/hand, /move, /hint, /table, the public "My hand" button and the buttons of the panels."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Take the presses."""
        self._client.add_dynamic_items(
            pressable(HAND, self.hand_pressed), pressable(PANEL, self.panel_pressed)
        )

    @app_commands.command(description="Your cards, to you alone")
    async def hand(self, interaction: Interaction) -> None:
        """Show the panel."""
        async with answering(interaction) as reply:
            await self._open(require_table(interaction), reply)

    async def hand_pressed(self, interaction: Interaction, found: Found) -> None:
        """Show the panel: the public button."""
        async with answering(interaction) as reply:
            await self._open(open_table(interaction, found), reply)

    @app_commands.command(description="Make a move, written out")
    @app_commands.describe(action="Such as: pass, order, play JH")
    async def move(self, interaction: Interaction, action: str) -> None:
        """Answer whatever is asked now; the panel shows what came of it."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge()
            user = interaction.user.id
            await table.submit(user, None, _meant(table, user, action))
            await self._open(table, reply)

    @move.autocomplete("action")
    async def _moves(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = self._client.tables.at(interaction.channel_id or 0)
        if table is None:
            return []
        question = question_of(table, interaction.user.id)
        return move_choices(question, current, teller(table.rules.id))

    @app_commands.command(description="What a good player would do in your place, and why")
    async def hint(self, interaction: Interaction) -> None:
        """Advise on whatever is asked now: the panel shows it."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge()
            user = interaction.user.id
            self._client.watching.panels.of(table, user).tell(await _advice(table, user))
            await self._client.watching.panels.open(table, reply)

    @app_commands.command(description="Show the table afresh, down here")
    async def table(self, interaction: Interaction) -> None:
        """Post the table's message afresh, as the answer."""
        async with answering(interaction) as reply:
            table = require_table(interaction)
            await reply.acknowledge_aloud()
            trouble = await self._client.watching.showings.of(table).answer(reply)
            if trouble is not None:
                raise Refused(f"The table cannot be shown: {trouble.value}.")

    async def panel_pressed(self, interaction: Interaction, found: Found) -> None:
        """Do what a panel's button says; the panel shows what came of it."""
        async with answering(interaction) as reply:
            table = table_of(interaction, found)
            if table is None:
                await reply.redraw(no_panel(CLOSED))
            elif found["verb"] == "write":
                await self._ask(interaction, table, found)
            else:
                await reply.acknowledge()
                await self._press(reply, table, found)

    async def form_sent(self, interaction: Interaction, found: Found, line: str) -> None:
        """Take an answer that was written into a panel's form."""
        async with answering(interaction) as reply:
            table = open_table(interaction, found)
            await reply.acknowledge()
            await self._press(reply, table, found, line)

    async def _open(self, table: Table, reply: Reply) -> None:
        panel = self._client.watching.panels.of(table, reply.interaction.user.id)
        self._warn(panel)
        await self._client.watching.panels.open(table, reply)

    def _warn(self, panel: Panel) -> None:
        if self._client.watching.showings.of(panel.table).trouble is Trouble.NO_RIGHT:
            panel.note(NOT_SHOWN)

    async def _ask(self, interaction: Interaction, table: Table, found: Found) -> None:
        question = question_of(table, interaction.user.id)
        if question is None:
            raise Refused(NOT_ASKED)
        custom_id = f"p:{found['table']}:{found['seat']}:{found['answer']}:write"
        allowed = allowed_in_words(question)
        await ask(interaction, Form(custom_id, "Your answer", question.prompt or "Answer", allowed))

    async def _press(self, reply: Reply, table: Table, found: Found, line: str = "") -> None:
        interaction = reply.interaction
        panel = self._client.watching.panels.of(table, interaction.user.id)
        if reply.arrived:
            panel.enter(interaction)
        panel.note("")
        self._warn(panel)
        try:
            await _Press(interaction, panel, found).do(line)
        except Refused as refused:
            panel.note(sentence(str(refused)), READING)
        await panel.redraw()


class _Press:
    """One press in a panel: whose, for which of his answers."""

    def __init__(self, interaction: Interaction, panel: Panel, found: Found) -> None:
        self._interaction = interaction
        self._panel = panel
        self._table = panel.table
        self._user = interaction.user.id
        self._seat = int(found["seat"])
        self._answer = int(found["answer"])
        self._verb: str = found["verb"]
        self._rest: str = found["rest"]

    async def do(self, line: str) -> None:
        """Do what was pressed. Raises `Refused`."""
        if self._verb == "back":
            name = name_of(self._interaction.user)
            await self._table.join(self._user, name, self._interaction.id)
        elif self._verb == "out":
            await self._table.withdraw(self._user)
        elif self._verb == "level":
            await self._table.play_at(self._user, self._rest)
        elif self._verb != "look":
            await self._answered(line)

    async def _answered(self, line: str) -> None:
        if self._table.seat_of(self._user) != self._seat:
            raise Refused(NOT_YOURS)
        match self._verb:
            case "say":
                await self._submit(self._rest)
            case "write":
                await self._submit(_meant(self._table, self._user, line))
            case "pick":
                self._pick(self._picking())
            case "done":
                picking = self._picking()
                await self._submit(picking.text(settled(picking, self._marked(picking))))
            case "why":
                self._panel.tell(reasons(self._table, self._seat))
            case "hint":
                self._panel.tell(await self._hint())

    async def _submit(self, text: str) -> None:
        await self._table.submit(self._user, self._answer, text)

    async def _hint(self) -> str:
        """What the player is advised to answer. A question of before is not answered for now."""
        if self._answer != self._table.answer_number(self._seat):
            raise Stale(ANSWERED)
        return await _advice(self._table, self._user)

    def _picking(self) -> PickCards:
        """The choice of cards that the button was drawn for."""
        if self._answer != self._table.answer_number(self._seat):
            raise Stale(ANSWERED)
        picking = picking_of(question_of(self._table, self._user))
        if picking is None:
            raise NotYourTurn(NOT_ASKED)
        return picking

    def _pick(self, picking: PickCards) -> None:
        place = self._rest.partition(" ")[2]
        if place.isdigit():
            chosen = toggled(picking, self._marked(picking), int(place))
            self._panel.mark(self._answer, chosen)

    def _marked(self, picking: PickCards) -> int:
        """The marked cards: as remembered, or else (after a restart) as the button says."""
        remembered = self._panel.marked(self._answer)
        mask = self._rest.partition(" ")[0]
        return chosen_of(picking, int(mask, 16)) if remembered is None else remembered


def _meant(table: Table, user: int, typed: str) -> str:
    """The action line that somebody means by what he has written."""
    return meant(question_of(table, user), typed, teller(table.rules.id))


async def _advice(table: Table, user: int) -> str:
    """What a player is advised to answer to what he is asked now. Raises `Refused`."""
    seat, decision = table.seat_of(user), question_of(table, user)
    asked = "" if seat is None else table.question(seat)
    advice = await table.hint(user)
    if seat is None or decision is None or table.question(seat) != asked:
        raise Stale(WENT_ON)
    return hint_line(decision, advice.value, advice.why, teller(table.rules.id))
