"""How a program plays as a person on the playground: a small client, for tests and other tools.

    described = json.loads(line)       # what `python -m bot playground --json` prints
    async with Player.of(described, 0) as ann:
        answer = await ann.slash("play", game="euchre")
        answer = await ann.click(answer.message, "Join")

A `Player` does over HTTP what Discord's own client does for somebody: commands, autocomplete,
clicks, picks, modals, messages. What the gateway tells him he keeps: `messages` is what he sees
now, `received` every event that ever reached him. `Control` moves the clock and orders faults.
"""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from tests.waiting import PATIENCE

LOADING = 1 << 7
EPHEMERAL = 1 << 6
BUTTON = 2
STRING, WHOLE, BOOLEAN, USER, DECIMAL = 3, 4, 5, 6, 10

Json = dict[str, Any]


class Refused(Exception):
    """The playground refused a request; `body` is Discord's error object."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body
        self.code = body.get("code") if isinstance(body, dict) else None


class Gone(Refused):
    """What was to be pressed is not in the message any more, which has been drawn anew: news of it
    was still on its way.
    """


class NoAnswer(Exception):
    """The bot did not answer in time: "The application did not respond"."""


@dataclass
class Answer:
    """What came of a command, click or modal: a message made or changed, a modal, or nothing yet.

    `id` is the interaction's.
    """

    id: str
    message: Json | None = None
    modal: Json | None = None


@dataclass
class Waiting:
    """What is waited for, and the future that it wakes."""

    fits: Callable[[str, Json], bool]
    future: "asyncio.Future[Json]"


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield all components, the inner ones after the one that holds them."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def buttons(message: Json) -> list[Json]:
    """Return a message's buttons, in the order in which they are read."""
    return [one for one in walk(message["components"]) if one["type"] == BUTTON]


def texts(message: Json) -> str:
    """Return all that a message says."""
    shown = [one["content"] for one in walk(message["components"]) if one["type"] == 10]
    return "\n".join([message["content"], *shown])


class Control:
    """The playground's own door."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self._http = http
        self._address = address

    async def state(self) -> Json:
        return await _asked(self._http, "GET", f"{self._address}/state")

    async def advance(self, seconds: float) -> None:
        """Let time pass, for the playground and for the bot."""
        await _asked(self._http, "POST", f"{self._address}/clock", {"advance": seconds})

    async def fault(self, kind: str, **more: Any) -> None:
        """Order misbehaviour: see `bot/playground/faults.py`."""
        await _asked(self._http, "POST", f"{self._address}/faults", {"kind": kind, **more})

    async def add_user(self, name: str) -> Json:
        return await _asked(self._http, "POST", f"{self._address}/users", {"name": name})

    async def add_channel(self, name: str) -> Json:
        return await _asked(self._http, "POST", f"{self._address}/channels", {"name": name})

    async def log(self) -> list[Json]:
        """Return every request of the bot: method, route, path, body, status."""
        return await _asked(self._http, "GET", f"{self._address}/log")


class Player:
    """One person. Use as an asynchronous context manager: it connects to the gateway."""

    def __init__(self, described: Mapping[str, Any], user: Mapping[str, Any]) -> None:
        self._described = described
        self._token = user["token"]
        self.id: str = user["id"]
        self.name: str = user["name"]
        self.channel: str = described["channel"]
        self.messages: dict[str, Json] = {}
        self.received: list[tuple[str, Json]] = []
        self.session_id = ""
        self._sequence: int | None = None
        self._nonces = itertools.count(1)
        self._waiting: list[Waiting] = []
        self._stack = contextlib.AsyncExitStack()

    @classmethod
    def of(cls, described: Mapping[str, Any], number: int) -> "Player":
        """Return the player for one of the users in the playground's description."""
        return cls(described, described["users"][number])

    async def __aenter__(self) -> "Player":
        self._http = await self._stack.enter_async_context(aiohttp.ClientSession())
        self.control = Control(self._http, self._described["control"])
        address = self._described["gateway"]
        socket = await self._stack.enter_async_context(self._http.ws_connect(address))
        hello = await socket.receive_json()
        ready = self._expect(lambda event, _data: event == "READY")
        self._listener = asyncio.create_task(self._listen(socket))
        self._stack.push_async_callback(self._stop_listening)
        identify = {"token": self._token, "properties": {"browser": "tests"}}
        await socket.send_json({"op": 2, "d": identify})
        self._heart = asyncio.create_task(self._beat(socket, hello["d"]["heartbeat_interval"]))
        self.session_id = (await ready)["session_id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    # What he does

    async def commands(self) -> list[Json]:
        """Return the commands that he may use."""
        guild = self._described["guild"]
        index = await self._rest("GET", f"/guilds/{guild}/application-command-index")
        return index["application_commands"]

    async def slash(self, name: str, **options: Any) -> Answer:
        """Use a slash command: `slash("privacy show")`, `slash("play", game="euchre")`."""
        data = await self._command(name, options)
        return await self._act({"type": 2, "data": data})

    async def autocomplete(self, name: str, option: str, text: str, **options: Any) -> list[Json]:
        """Type into an option of a command; returns the choices: name and value."""
        data = await self._command(name, {**options, option: text}, focused=option)
        nonce = self._nonce()
        event = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"
        choices = self._expect(lambda name, told: name == event and told["nonce"] == nonce)
        failure = self._expect(_failed(nonce))
        await self._interact({"type": 4, "data": data, "nonce": nonce})
        told = await _first(choices, failure)
        if told is not choices:
            raise NoAnswer(name)
        return (await told)["choices"]

    async def click(self, message: Json, button: str) -> Answer:
        """Press a button, named by its label or custom_id."""
        found = find(message, button)
        return await self.use(message, found["type"], found["custom_id"])

    async def pick(self, message: Json, select: str, *values: str) -> Answer:
        """Pick values in a select, named by its custom_id or placeholder."""
        found = find(message, select)
        return await self.use(message, found["type"], found["custom_id"], list(values))

    async def use(
        self, message: Json, kind: int, custom_id: str, values: list[str] | None = None
    ) -> Answer:
        """Use a component by its type and custom_id, whether or not the message has it."""
        data: Json = {"component_type": kind, "custom_id": custom_id}
        if values is not None:
            data["values"] = values
        where = {"message_id": message["id"], "channel_id": message["channel_id"]}
        return await self._act({"type": 3, "data": data, **where}, message["id"])

    async def submit(self, modal: Json, **values: Any) -> Answer:
        """Fill in a modal and send it; values go by custom_id."""
        components = [_filled(component, values) for component in modal["components"]]
        data = {"id": modal["id"], "custom_id": modal["custom_id"], "components": components}
        body = {"type": 5, "data": data, "channel_id": modal["channel_id"]}
        return await self._act(body, modal.get("message_id"))

    async def say(self, content: str, channel: str | None = None) -> Json:
        """Write a plain message."""
        path = f"/channels/{channel or self.channel}/messages"
        return await self._rest("POST", path, {"content": content})

    async def open_thread(self, name: str) -> Json:
        """Open a public thread in his channel."""
        return await self._rest("POST", f"/channels/{self.channel}/threads", _thread(name))

    # What he sees

    async def history(self, channel: str | None = None) -> list[Json]:
        """Return the messages that he sees, newest first, as the playground tells now."""
        return await self._rest("GET", f"/channels/{channel or self.channel}/messages?limit=100")

    def latest(self, fits: Callable[[Json], bool] = lambda _message: True) -> Json | None:
        """Return the newest message before him that fits."""
        return next((one for one in reversed(self.messages.values()) if fits(one)), None)

    async def until(self, fits: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """Wait until he sees a message that fits, and return the newest such."""
        found = self.latest(fits)
        if found is not None:
            return found
        future = self._expect(lambda event, data: event in MESSAGES and fits(data))
        return await asyncio.wait_for(future, seconds)

    def next_event(self, event: str, seconds: float = PATIENCE) -> Coroutine[Any, Any, Json]:
        """Wait for the next event of this name: the first after this call, not after the wait."""
        future = self._expect(lambda name, _data: name == event)
        return asyncio.wait_for(future, seconds)

    # How it works

    async def _act(self, body: Json, message_id: str | None = None) -> Answer:
        nonce = self._nonce()
        created = self._expect(lambda name, told: name == CREATED and told["nonce"] == nonce)
        outcome = self._expect(lambda name, told: name in OUTCOMES and told["nonce"] == nonce)
        await self._interact({**body, "nonce": nonce})
        interaction = (await asyncio.wait_for(created, PATIENCE))["id"]
        told = await asyncio.wait_for(outcome, PATIENCE)
        if "reason_code" in told:
            raise NoAnswer(body)
        modal = {**told, "message_id": message_id} if "components" in told else None
        return Answer(interaction, await self._shown(interaction, message_id), modal)

    async def _shown(self, interaction: str, message_id: str | None) -> Json | None:
        def answers(message: Json) -> bool:
            return message.get("interaction_metadata", {}).get("id") == interaction

        found = self.latest(answers)
        if found is not None and found["flags"] & LOADING:
            return await self.until(lambda one: answers(one) and not one["flags"] & LOADING)
        return found or self.messages.get(message_id or "")

    async def _command(self, name: str, options: Json, focused: str | None = None) -> Json:
        top, *inner = name.split(" ")
        command = next((one for one in await self.commands() if one["name"] == top), None)
        if command is None:
            raise LookupError(f"there is no command /{top}")
        known = command.get("options", [])
        path = []
        for step in inner:
            found = next(one for one in known if one["name"] == step)
            path.append({"name": step, "type": found["type"]})
            known = found.get("options", [])
        filled = [_option(known, key, value, focused) for key, value in options.items()]
        for step in reversed(path):
            filled = [{**step, "options": filled}]
        return {"id": command["id"], "name": top, "type": 1, "options": filled}

    async def _interact(self, body: Json) -> None:
        where = {
            "application_id": self._described["application"],
            "guild_id": self._described["guild"],
            "channel_id": self.channel,
            "session_id": self.session_id,
        }
        await self._rest("POST", "/interactions", {**where, **body})

    async def _rest(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": self._token}
        return await _asked(self._http, method, self._described["rest"] + path, body, headers)

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            told = json.loads(frame.data)
            self._sequence = told["s"] or self._sequence
            if told["op"] == 0:
                self._take(told["t"], told["d"])

    async def _beat(self, socket: aiohttp.ClientWebSocketResponse, milliseconds: int) -> None:
        while not socket.closed:
            await asyncio.sleep(milliseconds / 1000)
            await socket.send_json({"op": 1, "d": self._sequence})

    async def _stop_listening(self) -> None:
        self._heart.cancel()
        self._listener.cancel()
        await asyncio.gather(self._heart, self._listener, return_exceptions=True)

    def _take(self, event: str, data: Json) -> None:
        self.received.append((event, data))
        if event in MESSAGES:
            self.messages[data["id"]] = data
        elif event == "MESSAGE_DELETE":
            self.messages.pop(data["id"], None)
        for waiting in list(self._waiting):
            if waiting.future.done():
                self._waiting.remove(waiting)
            elif waiting.fits(event, data):
                waiting.future.set_result(data)

    def _expect(self, fits: Callable[[str, Json], bool]) -> "asyncio.Future[Json]":
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(fits, future))
        return future

    def _nonce(self) -> str:
        return f"{self.id}-{next(self._nonces)}"[-25:]


MESSAGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
CREATED = "INTERACTION_CREATE"
OUTCOMES = ("INTERACTION_SUCCESS", "INTERACTION_FAILURE", "INTERACTION_MODAL_CREATE")


def find(message: Json, name: str) -> Json:
    """Return the component with this custom_id, label or placeholder; else `LookupError`."""
    named = [one for one in walk(message["components"]) if "custom_id" in one]
    for key in ("custom_id", "label", "placeholder"):
        for component in named:
            if component.get(key) == name:
                return component
    there = [one.get("label") or one["custom_id"] for one in named]
    raise LookupError(f"{name!r} is not in the message, which has {there}")


async def _asked(
    http: aiohttp.ClientSession,
    method: str,
    url: str,
    body: Any = None,
    headers: Mapping[str, str] | None = None,
) -> Any:
    async with http.request(method, url, json=body, headers=headers) as response:
        data = await response.json() if response.content_type == "application/json" else None
        if response.status >= 400:
            kind = Gone if "COMPONENT_NOT_FOUND" in str(data) else Refused
            raise kind(response.status, data)
        return data


async def _first(*futures: "asyncio.Future[Json]") -> "asyncio.Future[Json] | None":
    done, _ = await asyncio.wait(futures, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    return next(iter(done), None)


def _failed(nonce: str) -> Callable[[str, Json], bool]:
    return lambda name, told: name == "INTERACTION_FAILURE" and told["nonce"] == nonce


def _option(known: list[Json], name: str, value: Any, focused: str | None) -> Json:
    kind = next((one["type"] for one in known if one["name"] == name), STRING)
    told = {"name": name, "type": kind, "value": value}
    return {**told, "focused": True} if name == focused else told


def _filled(component: Json, values: Mapping[str, Any]) -> Json:
    told = {"type": component["type"]}
    if "components" in component:
        told["components"] = [_filled(inner, values) for inner in component["components"]]
    elif "component" in component:
        told["component"] = _filled(component["component"], values)
    elif "custom_id" in component:
        value = values.get(component["custom_id"], component.get("value", ""))
        told |= {"custom_id": component["custom_id"]}
        told |= {"values": value} if isinstance(value, list) else {"value": value}
    return told


def _thread(name: str) -> Json:
    return {"name": name, "type": 11}
