"""A small bot that shows everything a bot can show, for trying out the page.

Run as a module with the variables that point a bot at a playground; prints `ready` once its
commands are registered.
"""

import asyncio
import io
import os
import struct
import zlib

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket

CARDS = ("JH", "AH", "9H", "KS", "TD")
GAMES = {"euchre": "Traditional Euchre", "cribbage": "Cribbage", "farkle": "Farkle"}
MARKDOWN = """\
# One
## Two
### Three
-# small print
**bold** *italic* __under__ ~~gone~~ `code` ||hidden words||
> quoted
- first
  - deeper
1. one
```py
x = "**plain**"
```
<@{user}> <#{channel}> </play:1> <t:1767225600:D> [a link](https://example.org/a_(b)) https://example.org/x.
<b>not html</b> <img src=x onerror=alert(1)>"""


def png(colour: tuple[int, int, int], width: int = 120, height: int = 80) -> bytes:
    """A picture of one colour."""

    def chunk(name: bytes, data: bytes) -> bytes:
        checked = name + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    rows = (b"\0" + bytes(colour) * width) * height
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Form(ui.Modal, title="House rules"):
    """A modal with each kind of field."""

    intro = ui.TextDisplay("Fill in what you **like**.")
    name = ui.Label(
        text="Name of the table",
        description="What others see",
        component=ui.TextInput(min_length=2, max_length=20),
    )
    target = ui.Label(
        text="Target",
        component=ui.Select(
            placeholder="Points",
            options=[discord.SelectOption(label=f"{n} points", value=str(n)) for n in (5, 10, 15)],
        ),
    )
    note = ui.TextInput(label="Note", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, target = self.name.component, self.target.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(target, ui.Select)
        told = f"{name.value} to {target.values[0]}, note: {self.note.value or 'none'}"
        await interaction.response.send_message(told, ephemeral=True)


class Hand(ui.LayoutView):
    """A private panel: each answer number makes all ids anew, as at a card table."""

    def __init__(self, cards: tuple[str, ...] = CARDS, answer: int = 0, said: str = "") -> None:
        super().__init__(timeout=None)
        self.cards, self.answer = cards, answer
        row: ui.ActionRow[Hand] = ui.ActionRow()
        for card in cards:
            row.add_item(self.card(card))
        tools: ui.ActionRow[Hand] = ui.ActionRow()
        hint = ui.Button[Hand](label="Hint", custom_id=f"hint:{answer}")
        hint.callback = self.hint
        tools.add_item(hint)
        self.add_item(ui.TextDisplay(f"### Your hand\n{len(cards)} cards. {said}"))
        if cards:
            self.add_item(row)
        self.add_item(tools)

    def card(self, card: str) -> "ui.Button[Hand]":
        button = ui.Button[Hand](
            label=card, custom_id=f"card:{card}:{self.answer}", disabled=card == "KS"
        )

        async def play(interaction: discord.Interaction) -> None:
            left = tuple(other for other in self.cards if other != card)
            view = Hand(left, self.answer + 1, f"You played {card}.")
            await interaction.response.edit_message(view=view)

        button.callback = play
        return button

    async def hint(self, interaction: discord.Interaction) -> None:
        view = Hand(self.cards, self.answer + 1, f"Hint {self.answer + 1}: lead trumps.")
        await interaction.response.edit_message(view=view)


class Table(ui.LayoutView):
    """A public message with every component there is."""

    def __init__(self, picture: str, record: str) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Table] = ui.Container(accent_colour=0x1D6B45)
        hand = self.button("My hand", discord.ButtonStyle.primary, self.show_hand, emoji="🃏")
        box.add_item(ui.TextDisplay("## Euchre, deal 3\nHearts are trump."))
        box.add_item(ui.Section("**Ann** led J♥", "-# Ben is next", accessory=hand))
        box.add_item(ui.Separator())
        box.add_item(ui.Section("The dealer", accessory=ui.Thumbnail(picture, description="Dan")))
        gallery: ui.MediaGallery[Table] = ui.MediaGallery()
        gallery.add_item(media=picture, description="The table")
        gallery.add_item(media=picture, description="The kitty", spoiler=True)
        box.add_item(gallery)
        box.add_item(ui.File(record))
        box.add_item(self.row_of_styles())
        box.add_item(ui.ActionRow(self.rules()))
        box.add_item(ui.ActionRow(self.partner()))
        self.add_item(box)

    def button(self, label, style, answer, **more) -> "ui.Button[Table]":
        button = ui.Button[Table](label=label, style=style, custom_id=f"table:{label}", **more)
        button.callback = answer
        return button

    def row_of_styles(self) -> "ui.ActionRow[Table]":
        styles = discord.ButtonStyle
        return ui.ActionRow(
            self.button("Form", styles.secondary, self.show_form),
            self.button("Silent", styles.danger, self.say_nothing),
            self.button("Fine", styles.success, self.acknowledge),
            self.button("Not now", styles.secondary, self.acknowledge, disabled=True),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )

    def rules(self) -> "ui.Select[Table]":
        select = ui.Select[Table](
            custom_id="table:rules",
            placeholder="House rules",
            min_values=0,
            max_values=2,
            options=[
                discord.SelectOption(label="Stick the dealer", value="stick", description="Must"),
                discord.SelectOption(label="Defend alone", value="alone", emoji="🃏"),
                discord.SelectOption(label="No trump", value="none"),
            ],
        )
        select.callback = self.tell_values
        return select

    def partner(self) -> "ui.UserSelect[Table]":
        select = ui.UserSelect[Table](custom_id="table:partner", placeholder="Partner")
        select.callback = self.tell_values
        return select

    async def show_hand(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Hand(), ephemeral=True)

    async def show_form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def say_nothing(self, interaction: discord.Interaction) -> None:
        """Leave the person waiting."""

    async def acknowledge(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    async def tell_values(self, interaction: discord.Interaction) -> None:
        values = ",".join((interaction.data or {}).get("values", []))
        await interaction.response.send_message(f"You chose {values or 'nothing'}.", ephemeral=True)


class DemoBot(discord.Client):
    """Answers the commands below."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.enough = asyncio.Event()
        self.tree.add_command(app_commands.Group(name="privacy", description="What is stored"))

    async def setup_hook(self) -> None:
        add_commands(self)
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)


async def games(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = {key: title for key, title in GAMES.items() if typed.lower() in title.lower() + key}
    return [app_commands.Choice(name=title, value=key) for key, title in found.items()]


def add_commands(bot: DemoBot) -> None:  # noqa: C901  # a list of small commands
    command = bot.tree.command
    reply = app_commands.describe

    @command(description="Opens a table in this channel")
    @app_commands.autocomplete(game=games)
    @reply(game="Which game", preset="House rules by name")
    async def play(interaction: discord.Interaction, game: str, preset: str | None = None) -> None:
        await interaction.response.send_message(f"Lobby of {game}, preset {preset}.")

    @command(description="Everything a message can hold")
    async def table(interaction: discord.Interaction) -> None:
        files = [
            discord.File(io.BytesIO(png((29, 107, 69))), "table.png"),
            discord.File(io.BytesIO(b'{"game": "euchre"}'), "record.json"),
        ]
        view = Table("attachment://table.png", "attachment://record.json")
        await interaction.response.send_message(view=view, files=files)

    @command(description="Your cards")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Hand(), ephemeral=True)

    @command(description="Lets the one who thinks answer")
    async def enough(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("It is enough.", ephemeral=True)
        bot.enough.set()

    @command(description="Thinks before it answers")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await bot.enough.wait()
        bot.enough.clear()
        await interaction.edit_original_response(content="Thought it over.")

    @command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        """Leave the person waiting."""

    @command(description="Asks you to fill in a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @command(description="Takes options of every kind")
    @app_commands.choices(suit=[app_commands.Choice(name="Hearts", value="H")])
    async def options(
        interaction: discord.Interaction,
        who: discord.Member,
        count: app_commands.Range[int, 1, 5],
        alone: bool = False,
        suit: app_commands.Choice[str] | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        chosen = suit.value if suit else None
        told = f"{who.display_name} {count} {alone} {chosen} {where and where.name}"
        await interaction.response.send_message(told)

    @command(description="Classic content, embed, files and buttons")
    async def classic(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Leaderboard", description="**Ann** leads", colour=0xC02D2D)
        embed.add_field(name="Games", value="20").set_footer(text="Page 1")
        embed.set_thumbnail(url="https://example.org/not-ours.png")
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Next", custom_id="classic:next"))
        files = [discord.File(io.BytesIO(b"hello"), "notes.txt")]
        files.append(discord.File(io.BytesIO(png((176, 53, 116))), "win.png"))
        await interaction.response.send_message(
            "As of **today**", embed=embed, view=view, files=files
        )

    @command(description="Text as it can be marked")
    async def markdown(interaction: discord.Interaction) -> None:
        text = MARKDOWN.format(user=interaction.user.id, channel=interaction.channel_id)
        await interaction.response.send_message(text)

    @command(description="Mentions somebody")
    async def nudge(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message("Nudged.", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(f"{who.mention}, it is your turn."))
        await interaction.channel.send(view=view)

    @command(description="Edits and removes what it said")
    async def change(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("First words.")
        await interaction.edit_original_response(content="Second words.")
        await interaction.followup.send("Gone soon.", wait=True)
        await interaction.delete_original_response()

    @bot.tree.get_command("privacy").command(name="show", description="All that is stored")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Nothing is stored.", ephemeral=True)


def point_at_playground() -> None:
    discord.http.Route.BASE = os.environ["PARLOUR_DISCORD_API"] + "/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["PARLOUR_DISCORD_GATEWAY"])
    discord.Asset.BASE = os.environ.get("PARLOUR_DISCORD_CDN", discord.Asset.BASE)


if __name__ == "__main__":
    point_at_playground()
    DemoBot().run(os.environ["PARLOUR_TOKEN"], log_level=30)
