"""A playground in this process, its description, and a bot's plain HTTP client for it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground.command import bot_environment, description
from bot.playground.ground import Ground
from bot.playground.playground import Playground
from bot.playground.server import Server
from tests.client import Control, Player
from tests.waiting import PATIENCE


@pytest.fixture
def time_passes() -> bool:
    """Whether time passes by itself. It does only where a test moves it: nothing is too late on a
    busy machine.
    """
    return False


@pytest.fixture
async def playground(
    tmp_path: Path, time_passes: bool, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Playground]:
    ground = Ground(tmp_path / "clock")
    start = ground.clock.now()
    if not time_passes:
        monkeypatch.setattr(ground.clock, "now", lambda: start + ground.clock.advanced)
    async with Server(Playground(ground)) as playground:
        yield playground


@pytest.fixture
def described(playground: Playground, tmp_path: Path) -> dict[str, Any]:
    place, ground = playground.place, playground.ground
    return description(playground, bot_environment(place, ground, tmp_path, tmp_path, None))


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def control(described: dict[str, Any], http: aiohttp.ClientSession) -> Control:
    return Control(http, described["control"])


@pytest.fixture
async def ann(described: dict[str, Any]) -> AsyncIterator[Player]:
    async with Player.of(described, 0) as player:
        yield player


@pytest.fixture
async def ben(described: dict[str, Any]) -> AsyncIterator[Player]:
    async with Player.of(described, 1) as player:
        yield player


@dataclass
class Answered:
    """A REST answer."""

    status: int
    body: Any
    headers: Any

    def fault(self, *path: str | int) -> str:
        """Return Discord's word for what is wrong at this place of a form."""
        assert self.status == 400, self.body
        assert self.body["code"] == 50035
        assert self.body["message"] == "Invalid Form Body"
        branch = self.body["errors"]
        for step in path:
            assert str(step) in branch, self.body
            branch = branch[str(step)]
        error = branch["_errors"][0]
        assert isinstance(error["message"], str)
        return error["code"]


class BotApi:
    """The REST API as a bot without any library uses it, and its gateway."""

    def __init__(self, described: dict[str, Any], http: aiohttp.ClientSession) -> None:
        self.described = described
        self.http = http
        self.channel = described["channel"]
        self.application = described["application"]
        self.headers = {"Authorization": f"Bot {described['bot_token']}"}

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Answered:
        options = {"headers": self.headers, **more}
        if body is not None:
            options["json"] = body
        url = self.described["rest"] + path
        async with self.http.request(method, url, **options) as response:
            is_json = response.content_type == "application/json"
            data = await response.json() if is_json else await response.text()
            return Answered(response.status, data, response.headers)

    async def send(self, body: Any, **more: Any) -> Answered:
        return await self.ask("POST", f"/channels/{self.channel}/messages", body, **more)

    async def sent(self, body: Any) -> dict[str, Any]:
        answer = await self.send(body)
        assert answer.status == 200, answer.body
        return answer.body

    async def edit(self, message: str, body: Any) -> Answered:
        return await self.ask("PATCH", f"/channels/{self.channel}/messages/{message}", body)

    async def register(self, *commands: dict[str, Any]) -> Answered:
        path = f"/applications/{self.application}/commands"
        return await self.ask("PUT", path, list(commands))

    async def answer(self, interaction: dict[str, Any], kind: int, data: Any = None) -> Answered:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.ask("POST", path, body, headers={})

    def webhook(self, interaction: dict[str, Any], rest: str = "") -> str:
        return f"/webhooks/{self.application}/{interaction['token']}{rest}"


@pytest.fixture
def api(described: dict[str, Any], http: aiohttp.ClientSession) -> BotApi:
    return BotApi(described, http)


class Line:
    """A bot's gateway connection, by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.sequence: int | None = None

    async def receive(self) -> dict[str, Any]:
        told = await self.socket.receive_json(timeout=PATIENCE)
        self.sequence = told["s"] or self.sequence
        return told

    async def event(self, name: str) -> dict[str, Any]:
        """Wait for the next event of this name."""
        while True:
            told = await self.receive()
            if told["t"] == name:
                return told["d"]

    async def send(self, opcode: int, data: Any) -> None:
        await self.socket.send_json({"op": opcode, "d": data})

    async def closing(self) -> int | None:
        """Wait until the other side closes; returns its code."""
        while not (await self.socket.receive(timeout=PATIENCE)).type.name.startswith("CLOS"):
            pass
        return self.socket.close_code


@pytest.fixture
async def line(described: dict[str, Any], http: aiohttp.ClientSession) -> AsyncIterator[Line]:
    """A connection that has got its hello and sent nothing yet."""
    async with http.ws_connect(described["gateway"]) as socket:
        line = Line(socket)
        assert (await line.receive())["op"] == 10
        yield line


@pytest.fixture
async def bot_line(line: Line, described: dict[str, Any]) -> Line:
    """A connection of the bot, ready for events."""
    await line.send(2, identify(described))
    await line.event("GUILD_CREATE")
    return line


def identify(described: dict[str, Any], intents: int = 1, **more: Any) -> dict[str, Any]:
    return {"token": described["bot_token"], "intents": intents, "properties": {}, **more}
