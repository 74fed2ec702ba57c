"""The running bot, put together: configuration, log, store, tables, Discord's client."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import chain, repeat
from pathlib import Path

import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock import Clock
from bot.config import Config, Discord
from bot.errors import ParlourError
from bot.fairness import draw_server_seed
from bot.health import BEAT, give_sign, pulse_file, stop_signs
from bot.lobby import OpenTables
from bot.logs import begin_logging
from bot.players import FOR_PEOPLE, chooser
from bot.players.normal import ADVISERS
from bot.read_config import read_config
from bot.store import Store, open_store
from bot.table import House
from bot.thinking import Thinkers
from cogs.parlour import Parlour
from cogs.reaching import FAILURES, Trouble, trouble_of

FALLBACK = "normal"
"""The level that plays where one that searches has no answer in time."""

PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each further try to reach Discord; the last one from then on."""

GLANCE = 1.0
"""Seconds after which it is looked again whether the bot is connected."""

NOT_ACCEPTED = (
    "Discord does not accept the bot token. Copy it afresh from Discord's developer portal"
    " (your application, Bot, Reset Token) into PARLOUR_TOKEN, or `token` in config.toml."
)
TURNED_AWAY = "Discord does not let Parlour in: {reason}"
BAD_LOGIN = 4004
"""The gateway's code for a token that it does not accept."""

log = structlog.get_logger()


class TurnedAway(ParlourError):
    """Discord does not let the bot in; the message says what to do."""


def add_arguments(_parser: ArgumentParser) -> None:
    """The bot takes none: the configuration says everything."""


def run(_arguments: Namespace) -> int:
    """Run the bot until it is told to stop. Raises `ParlourError` where it cannot be run."""
    config = read_config(os.environ)
    begin_logging(config.log, [config.required_token()])
    asyncio.run(_run(config))
    return 0


def point_at(place: Discord) -> None:
    """Have discord.py look for Discord where the configuration says that it is."""
    Route.BASE = f"{place.api}/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway)
    discord.Asset.BASE = place.cdn


def silence_voice() -> None:
    """Have discord.py not warn that it cannot speak: nobody asks it to."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def _run(config: Config) -> None:
    stopping = _stop_signal()
    point_at(config.discord)
    silence_voice()
    store = await open_store(config.database_url)
    try:
        client = make_client(config, store)
        spare_what_stays()
        await _until(stopping, client, config)
    finally:
        await store.close()


def spare_what_stays() -> None:
    """Have the garbage collector pass over what has been loaded. All of it stays as long as the
    process does, and to look through it takes a tenth of a second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()


def make_client(config: Config, store: Store) -> Parlour:
    """The client of a configuration, not yet connected."""
    clock = Clock(Path(config.testing.clock)) if config.testing.clock else Clock()
    seed = bytes.fromhex(config.testing.seed)
    house = House(
        store,
        clock,
        chooser,
        config.tables.level,
        levels=FOR_PEOPLE,
        fallback=FALLBACK,
        thinking=Thinkers(config.search.seconds, config.search.workers),
        adviser=ADVISERS.get,
        pause=config.tables.pause,
        turn_clock=config.tables.turn_clock,
        is_reachable=lambda: client.is_reachable,
        draw_seed=(lambda: seed) if seed else draw_server_seed,
    )
    client = Parlour(store, OpenTables(house), clock)
    return client


def _stop_signal() -> asyncio.Event:
    """Set when the process is asked to end."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(asked, stopping.set)
    return stopping


async def _until(stopping: asyncio.Event, client: Parlour, config: Config) -> None:
    """Be connected until it is time to stop. Raises `TurnedAway`."""
    pulse = pulse_file(config)
    stopped = asyncio.create_task(stopping.wait())
    signs = asyncio.create_task(_give_signs(client, pulse))
    async with client:
        connected = asyncio.create_task(_connect(client, config.required_token()))
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        log.info("stopping")
        await client.finish()
    with suppress(OSError):  # it grows old by itself
        stop_signs(pulse)
    for task in (stopped, signs, connected):
        task.cancel()
    await asyncio.wait({stopped, signs, connected})
    if not connected.cancelled() and (failure := connected.exception()) is not None:
        raise failure


async def _connect(client: Parlour, token: str) -> None:
    """Log in and stay connected, however often it takes. Raises `TurnedAway`."""
    await _patiently(lambda: _log_in(client, token))
    await _patiently(client.connect)


async def _patiently(attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until it succeeds. Raises `TurnedAway` where trying again would not help."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            return await attempt()
        except FAILURES as failure:
            _require_patience(failure)
            log.warning("Discord cannot be reached", error=str(failure), again_in=pause)
        await asyncio.sleep(pause)
    raise AssertionError("the pauses do not end")


async def _log_in(client: Parlour, token: str) -> None:
    try:
        await client.login(token)
    except FAILURES:
        await client.http.close()
        client.http.connector = discord.utils.MISSING  # it was closed with the session
        raise


def _require_patience(failure: BaseException) -> None:
    """Raise `TurnedAway` where trying again would not help."""
    if isinstance(failure, discord.LoginFailure) or getattr(failure, "code", None) == BAD_LOGIN:
        raise TurnedAway(NOT_ACCEPTED) from None
    if isinstance(failure, discord.ConnectionClosed) or trouble_of(failure) is not Trouble.BUSY:
        raise TurnedAway(TURNED_AWAY.format(reason=failure)) from failure


async def _give_signs(client: Parlour, pulse: Path) -> None:
    """Tell the healthcheck, every now and then, that the bot is connected."""
    while True:
        if client.is_connected:
            try:
                give_sign(pulse)
            except OSError as error:
                log.warning("no sign of life could be given", error=str(error))
        await asyncio.sleep(BEAT if client.is_connected else GLANCE)
