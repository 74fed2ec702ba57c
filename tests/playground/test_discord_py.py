"""discord.py over real sockets: everything that Parlour's bot does with Discord."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

from tests.client import Control, Player, Refused, buttons, texts, walk
from tests.contract import check
from tests.playground.test_messages import png
from tests.waiting import PATIENCE, until

EPHEMERAL, V2 = 64, 1 << 15


@pytest.fixture
def pointed_here(described: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """Point discord.py to the playground; returns the bot's token."""
    monkeypatch.setattr(discord.http.Route, "BASE", described["rest"])
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(described["gateway"]))
    return described["bot_token"]


class Join(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]],
    template=r"join:(?P<table>\d+)",
):
    """A button that is made anew from its custom_id."""

    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Join", custom_id=f"join:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: Any) -> "Join":
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=lobby([interaction.user.display_name]))
        await interaction.followup.send(view=panel("You are in."), ephemeral=True)


class Bid(discord.ui.Modal, title="Your bid"):
    number: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
        text="How many?", component=discord.ui.TextInput(max_length=2, custom_id="number")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.number.component, discord.ui.TextInput)
        words = f"{interaction.user.display_name} bids {self.number.component.value}"
        await interaction.response.send_message(view=panel(words))


def lobby(names: list[str]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(Join(7))
    words = discord.ui.TextDisplay[discord.ui.LayoutView](f"Seats: {', '.join(names) or 'none'}")
    view.add_item(discord.ui.Container(words, row, accent_colour=0x336699))
    return view


def panel(words: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(words))
    return view


def table(file: discord.File) -> discord.ui.LayoutView:
    view = panel("The table")
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView]()
    gallery.add_item(media=file, description="Five cards")
    view.add_item(gallery)
    return view


def picture(size: int) -> discord.File:
    return discord.File(io.BytesIO(png(size, size)), "cards.png")


class House(discord.AutoShardedClient):
    """A small bot that does what Parlour does."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.happened: asyncio.Queue[str] = asyncio.Queue()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Join)
        self.tree.command(name="play", description="Opens a lobby.")(play)
        self.tree.command(name="bid", description="Asks for a bid.")(bid)
        self.tree.command(name="table", description="Shows the table.")(show_table)
        await self.tree.sync()

    async def before_identify_hook(self, _shard: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between two identifies, as the library does."""

    async def on_shard_connect(self, _shard: int) -> None:
        self.happened.put_nowait("connect")

    async def on_shard_resumed(self, _shard: int) -> None:
        self.happened.put_nowait("resumed")

    async def until(self, event: str) -> None:
        while await asyncio.wait_for(self.happened.get(), PATIENCE) != event:
            pass


@app_commands.describe(game="Which game")
async def play(interaction: discord.Interaction, game: str) -> None:
    assert game == "euchre"
    await interaction.response.send_message(view=lobby([]))


async def suggest(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed}chre", value="euchre")]


play_command = app_commands.autocomplete(game=suggest)(play)


async def bid(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Bid())


async def show_table(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    file = picture(30)
    message = await interaction.followup.send(file=file, view=table(file), wait=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    fresh = picture(60)
    partial = interaction.channel.get_partial_message(message.id)
    await partial.edit(attachments=[fresh], view=table(fresh))


@contextlib.asynccontextmanager
async def running(token: str) -> AsyncIterator[House]:
    house = House()
    async with house:
        task = asyncio.create_task(house.start(token))
        await house.until("connect")
        yield house
    with contextlib.suppress(asyncio.CancelledError, discord.ConnectionClosed):
        task.cancel()
        await task


@pytest.fixture
async def house(pointed_here: str) -> AsyncIterator[House]:
    async with running(pointed_here) as house:
        yield house


@pytest.mark.usefixtures("house")
async def test_lobby_click_and_ephemeral_followup(ann: Player, ben: Player, control: Control):
    assert [one["name"] for one in await ann.commands()] == ["play", "bid", "table"]
    assert await ann.autocomplete("play", "game", "eu") == [{"name": "euchre", "value": "euchre"}]
    lobby_message = (await ann.slash("play", game="euchre")).message
    assert lobby_message["flags"] == V2
    assert "Seats: none" in texts(lobby_message)
    answer = await ben.click(await ben.until(lambda one: one["id"] == lobby_message["id"]), "Join")
    assert "Seats: Ben" in texts(answer.message)
    assert [one["label"] for one in buttons(answer.message)] == ["Join"]
    private = await ben.until(lambda one: one["flags"] == V2 | EPHEMERAL)
    assert texts(private).strip() == "You are in."
    assert "You are in." not in str(ann.received)
    assert check(await control.log()) == []


@pytest.mark.usefixtures("house")
async def test_modal(ann: Player):
    modal = (await ann.slash("bid")).modal
    with pytest.raises(Refused):
        await ann.submit(modal, number="123")
    answer = await ann.submit(modal, number="12")
    assert texts(answer.message).strip() == "Ann bids 12"


@pytest.mark.usefixtures("house")
async def test_upload_and_edit_with_another_picture(ann: Player, control: Control):
    answer = await ann.slash("table")

    def widths(message: dict[str, Any]) -> list[int]:
        galleries = (one for one in walk(message["components"]) if one["type"] == 12)
        return [item["media"]["width"] for one in galleries for item in one["items"]]

    final = await ann.until(lambda one: widths(one) == [60])
    assert final["id"] == answer.message["id"]
    (attachment,) = final["attachments"]
    async with ann._http.get(attachment["url"]) as served:
        assert await served.read() == png(60, 60)
    assert check(await control.log()) == []


async def test_resume_after_a_drop(house: House, ann: Player, control: Control):
    await control.fault("drop_gateway", resumable=True)
    await house.until("resumed")
    assert (await ann.slash("play", game="euchre")).message


@pytest.mark.usefixtures("house")
async def test_what_was_missed_is_repeated_by_the_resume(ann: Player, control: Control):
    await control.fault("drop_gateway", resumable=True)
    assert (await ann.slash("play", game="euchre")).message


async def test_order_to_reconnect(house: House, ann: Player, control: Control):
    await control.fault("reconnect")
    await house.until("resumed")
    assert (await ann.slash("play", game="euchre")).message


@pytest.mark.parametrize("kind", ["invalid_session", "drop_gateway"])
async def test_a_session_that_is_void_is_begun_anew(
    house: House, ann: Player, control: Control, kind: str
):
    await control.fault(kind, resumable=False)
    await house.until("connect")
    assert (await ann.slash("play", game="euchre")).message


@pytest.mark.parametrize("time_passes", [True])
async def test_channel_edits_wait_for_room(
    house: House, described: dict[str, Any], control: Control
):
    channel = house.get_channel(int(described["channel"]))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("x")
    for n in range(6):
        message = await message.edit(content=str(n))
    assert message.content == "5"
    log = await control.log()
    assert {entry["status"] for entry in log if entry["method"] == "PATCH"} == {200}


async def test_what_discord_refuses_is_raised(
    house: House, described: dict[str, Any], control: Control
):
    channel = house.get_channel(int(described["channel"]))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.HTTPException, match=r"In content: Must be 2000 or fewer") as raised:
        await channel.send("x" * 2001)
    assert raised.value.code == 50035
    message = await channel.send("x")
    await control.fault("delete_message", channel=described["channel"], message=str(message.id))
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="y")
    assert gone.value.code == 10008
    await control.fault("rights", channel=described["channel"], permissions=str(1 << 11))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50013


async def test_errors_of_the_server_are_tried_again(
    house: House, ann: Player, control: Control, described: dict[str, Any]
):
    channel = house.get_channel(int(described["channel"]))
    assert isinstance(channel, discord.TextChannel)
    await control.fault("status", status=502, method="POST", path="/messages$")
    await control.fault("status", status=429, method="POST", path="/messages$", retry_after=0.1)
    await channel.send("in the end")
    assert [one["content"] for one in await ann.history()] == ["in the end"]


@pytest.mark.usefixtures("pointed_here")
async def test_a_wrong_token():
    async with House() as house:
        with pytest.raises(discord.LoginFailure):
            await house.login("wrong")


async def test_the_bot_knows_its_rights_and_the_server(
    house: House, described: dict[str, Any], control: Control
):
    channel = house.get_channel(int(described["channel"]))
    assert isinstance(channel, discord.TextChannel)
    assert channel.guild.owner_id == int(described["users"][0]["id"])
    mine = channel.permissions_for(channel.guild.me)
    assert mine.send_messages
    assert not mine.manage_messages
    member = await channel.guild.fetch_member(int(described["users"][1]["id"]))
    assert member.display_name == "Ben"
    assert not channel.permissions_for(member).manage_guild
    await control.fault("rights", channel=described["channel"], permissions=str(1 << 11))
    await until(lambda: not channel.permissions_for(channel.guild.me).send_messages)
