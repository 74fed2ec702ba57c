"""One bot for a whole module, and a channel of its own for each test: quick."""

import discord
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket

from bot.playground.command import bot_environment, description
from bot.playground.ground import Ground
from bot.playground.playground import Playground
from bot.playground.server import Server
from tests.client import Control, Player
from tests.cogs.bench import config_for, lobby_of, running, started
from tests.databases import fresh_database

PLACES = ((discord.http.Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"))


class Guest(Player):
    """A person who hears no more of a channel that he has left: a table that has just been closed
    there is still being drawn.
    """

    left = frozenset()

    def leave(self, *channels):
        self.left |= {*channels}

    def _take(self, event, data):
        if data.get("channel_id") not in self.left:
            super()._take(event, data)


@pytest.fixture(autouse=True, scope="module")
def discord_elsewhere():
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in (*PLACES, (discord.Asset, "BASE")):
            patch.setattr(owner, name, getattr(owner, name))
        yield


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def playground(tmp_path_factory):
    clock = tmp_path_factory.mktemp("playground") / "clock"
    async with Server(Playground(Ground(clock, bytes(32)))) as playground:
        yield playground


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(playground, tmp_path_factory):
    database = tmp_path_factory.mktemp("bot") / "parlour.sqlite3"
    fresh_database(database)
    async with running(playground, config_for(playground, database)) as client:
        yield client


@pytest.fixture(scope="module")
def described(playground, tmp_path_factory):
    folder = tmp_path_factory.mktemp("described")
    place, ground = playground.place, playground.ground
    return description(playground, bot_environment(place, ground, folder, folder, None))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def everybody(described):
    async with (
        Guest.of(described, 0) as ann,
        Guest.of(described, 1) as ben,
        Guest.of(described, 2) as cat,
    ):
        yield ann, ben, cat


@pytest_asyncio.fixture(loop_scope="module")
async def channel(bot, everybody, request):
    """A fresh channel, with Ann, Ben and Cat in it; a table there is closed afterwards."""
    control: Control = everybody[0].control
    channel = await control.add_channel("a-test")
    for player in everybody:
        player.channel = channel["id"]
        player.messages.clear()
        player.received.clear()
    yield channel["id"]
    for table in bot.tables.all():
        await table.park("the test is over")
    for player in everybody:
        player.leave(channel["id"], player.channel)  # he may have gone to a thread


@pytest.fixture
def ann(channel, everybody):
    return everybody[0]


@pytest.fixture
def ben(channel, everybody):
    return everybody[1]


@pytest.fixture
def cat(channel, everybody):
    return everybody[2]


@pytest_asyncio.fixture(loop_scope="module")
async def lobby(bot, ann, ben):
    return await lobby_of(ann, ben)


@pytest_asyncio.fixture(loop_scope="module")
async def table(lobby, ann, ben):
    return await started(lobby, ann, ben)
