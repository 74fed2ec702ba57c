"""`python -m bot playground`: the playground, and the bot in a process of its own beside it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import json
import secrets
import signal
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from bot.playground.ground import Ground
from bot.playground.place import Place
from bot.playground.supervisor import Supervisor

if TYPE_CHECKING:
    from bot.playground.playground import Playground
    from bot.playground.server import Server

BOT = (sys.executable, "-m", "bot", "run")
PORT = 8420
SEED_DIGITS = 64
SECONDS_TO_BE_READY = 30.0
GLANCE = 0.02

Json = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument(
        "--port", type=_port, default=PORT, metavar="N", help=f"default {PORT}; 0 takes a free one"
    )
    parser.add_argument(
        "--json", action="store_true", help="print one line of JSON when ready, for tools"
    )
    parser.add_argument(
        "--no-bot", action="store_true", help="leave the bot out, so that another can connect"
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="keep games and results there, and who is who; else all is thrown away at the end",
    )
    parser.add_argument(
        "--seed", type=_seed, metavar="HEX", help="the same ids and shuffles at every start"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the playground until Ctrl-C or SIGTERM. Returns the exit status.

    0 when it was ended in order, 1 when the bot did not come up, 2 when it could not start.
    """
    try:
        return asyncio.run(_run(arguments))
    except OSError as error:
        _say(f"The playground cannot start: {error.strerror or error}.")
        if error.errno == errno.EADDRINUSE:
            _say("Another one may be running. Give it another port: --port 0 takes a free one.")
        elif error.filename:
            _say(f"This file or folder has to be put right: {error.filename}")
        return 2


async def _run(arguments: argparse.Namespace) -> int:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, ended.set)
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        scratch = Path(folder)
        data = arguments.data or scratch
        data.mkdir(parents=True, exist_ok=True)
        ground = _ground(arguments, scratch)
        with contextlib.closing(Place(arguments.port)) as place:
            environment = bot_environment(place, ground, data, scratch, arguments.seed)
            return await _live(arguments, ground, place, environment, ended)


def _ground(arguments: argparse.Namespace, scratch: Path) -> Ground:
    seed = None if arguments.seed is None else bytes.fromhex(arguments.seed)
    identity = _identity(arguments.data) if arguments.data and seed is None else None
    return Ground(scratch / "clock", seed, identity)


def _identity(data: Path) -> bytes:
    """Return who is who in the playground of this data, drawn when it is first used."""
    file = data / "playground-identity"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(SEED_DIGITS // 2), encoding="ascii")
    return file.read_bytes()


async def _live(
    arguments: argparse.Namespace,
    ground: Ground,
    place: Place,
    environment: dict[str, str],
    ended: asyncio.Event,
) -> int:
    bot = None if arguments.no_bot else _bot(ground, environment)
    async with contextlib.AsyncExitStack() as stack:
        if bot is not None:
            bot.begin()  # it comes up while the playground is built
            stack.push_async_callback(bot.end)
        playground = await stack.enter_async_context(await _server(ground, place))
        if bot is not None:
            stack.push_async_callback(bot.end)  # before the server: it may be answering somebody
            if not await _until_ready(playground, bot, ended):
                return 0 if ended.is_set() else 1
        _announce(arguments, playground, environment)
        await ended.wait()
    return 0


def _bot(ground: Ground, environment: dict[str, str]) -> Supervisor:
    def note(pid: int | None) -> None:
        ground.bot_pid = pid

    return Supervisor(BOT, environment, _say, note)


async def _server(ground: Ground, place: Place) -> Server:
    """Build the playground. Most of the time goes into importing it, which stops nothing else."""
    playground = await asyncio.to_thread(import_module, "bot.playground.playground")
    server = await asyncio.to_thread(import_module, "bot.playground.server")
    return cast("Server", server.Server(playground.Playground(ground), place))


async def _until_ready(
    playground: Playground, supervisor: Supervisor, ended: asyncio.Event
) -> bool:
    loop = asyncio.get_running_loop()
    deadline = loop.time() + SECONDS_TO_BE_READY
    while not (playground.sessions.bot_is_online() and playground.commands.registered):
        if ended.is_set():
            return False
        if supervisor.gave_up.is_set() or loop.time() > deadline:
            _say("The bot did not come up; what it said stands above.")
            return False
        await asyncio.sleep(GLANCE)
    return True


def bot_environment(
    place: Place, ground: Ground, data: Path, scratch: Path, seed: str | None
) -> dict[str, str]:
    """Return the variables that point a bot's process to a playground."""
    variables = {
        "PARLOUR_DISCORD_API": place.api,
        "PARLOUR_DISCORD_GATEWAY": place.gateway,
        "PARLOUR_DISCORD_CDN": place.address,
        "PARLOUR_TOKEN": ground.world.bot.token,
        "PARLOUR_CLOCK": str((scratch / "clock").resolve()),
        "PARLOUR_DATABASE": str((data / "parlour.sqlite3").resolve()),
    }
    return variables | ({} if seed is None else {"PARLOUR_TEST_SEED": seed})


def description(playground: Playground, environment: dict[str, str]) -> Json:
    """Return what a tool has to know to use the playground."""
    world, address = playground.world, playground.payloads.address
    return {
        "rest": f"{playground.api}/v10",
        "gateway": playground.gateway.address,
        "page": f"{address}/",
        "control": f"{address}/playground",
        "guild": str(world.guild_id),
        "channel": str(next(iter(world.channels))),
        "application": str(world.application_id),
        "bot_token": world.bot.token,
        "users": [
            {"id": str(person.id), "name": person.name, "token": person.token}
            for person in world.players()
        ],
        "bot_environment": environment,
    }


def _announce(
    arguments: argparse.Namespace, playground: Playground, environment: dict[str, str]
) -> None:
    if arguments.json:
        print(json.dumps(description(playground, environment)), flush=True)  # noqa: T201  # its output
        return
    _say(f"Parlour is open: {playground.payloads.address}/")
    _say("Open that page in a browser and type /play. Ctrl-C ends it.")


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)  # noqa: T201  # for the person at the terminal


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (0 to 65535)")
    return int(text)


def _seed(text: str) -> str:
    digits = text.lower()
    if not 1 <= len(digits) <= SEED_DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise argparse.ArgumentTypeError(f"a seed is 1 to {SEED_DIGITS} hex digits")
    return digits.zfill(SEED_DIGITS)
