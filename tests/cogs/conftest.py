"""A playground in this process with the bot on it; Ann and Ben, and a table of theirs."""

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.playground.command import bot_environment, description
from bot.playground.ground import Ground
from bot.playground.playground import Playground
from bot.playground.server import Server
from tests.client import Player
from tests.cogs.bench import config_for, lobby_of, running, started
from tests.databases import fresh_database
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def discord_elsewhere(monkeypatch):
    """What the bot does to discord.py's addresses is undone afterwards."""
    for owner, name in (
        (discord.http.Route, "BASE"),
        (DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))


@pytest.fixture(autouse=True)
def same_deals(monkeypatch):
    """Each game is dealt the same cards in every run, whatever ids its seed is mixed with."""
    for module in ("bot.table.table", "bot.table.restoring"):
        monkeypatch.setattr(f"{module}.game_seed", lambda server_seed, _ids: server_seed)


@pytest.fixture(autouse=True)
def nobody_is_late(monkeypatch):
    """Discord waits for the bot, and the bot for Discord, as long as a test does: a machine that
    is busy is not at fault. Who is to be late is made so by moving the clock.
    """
    monkeypatch.setattr("bot.playground.interactions.Interactions.seconds_to_answer", PATIENCE)
    monkeypatch.setattr("cogs.reply.IN_TIME", PATIENCE)


@pytest.fixture
def quick(monkeypatch):
    """No second between two drawings, and no rate limits: for whole games."""
    monkeypatch.setattr("cogs.showing.EVERY", 0.0)
    monkeypatch.setattr("cogs.panels.EVERY", 0.0)
    monkeypatch.setattr("bot.playground.limits.Limits.count", lambda *_: {})
    monkeypatch.setattr("bot.playground.limits.Limits.count_globally", lambda _: None)


@pytest.fixture
async def playground(tmp_path):
    async with Server(Playground(Ground(tmp_path / "clock", bytes(32)))) as playground:
        yield playground


@pytest.fixture
def config(playground, tmp_path):
    fresh_database(tmp_path / "parlour.sqlite3")
    return config_for(playground, tmp_path / "parlour.sqlite3")


@pytest.fixture
async def bot(playground, config):
    async with running(playground, config) as client:
        yield client


@pytest.fixture
def described(playground, tmp_path):
    place, ground = playground.place, playground.ground
    return description(playground, bot_environment(place, ground, tmp_path, tmp_path, None))


@pytest.fixture
async def ann(described):
    async with Player.of(described, 0) as player:
        yield player


@pytest.fixture
async def ben(described):
    async with Player.of(described, 1) as player:
        yield player


@pytest.fixture
async def lobby(bot, ann, ben):
    return await lobby_of(ann, ben)


@pytest.fixture
async def table(lobby, ann, ben):
    return await started(lobby, ann, ben)
