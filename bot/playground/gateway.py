"""The gateway: a websocket over which bots and people's clients are told what happens."""

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from bot.playground.compression import ENCODERS, Encoder
from bot.playground.payloads import Payloads
from bot.playground.sessions import Session, Sessions
from bot.playground.world import Person, World

HEARTBEAT_SECONDS = 41.25
ON_THE_WAY_SECONDS = 0.03
"""How long a heartbeat's answer takes: a client may note the sending only when it is done, and an
answer from the same machine would come before that.
"""
SENDS_A_MINUTE = 120
LARGEST_SEND = 4096  # bytes
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, message content
GUILD_MEMBERS = 1 << 1
KNOWN_INTENTS = (1 << 26) - 1

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, REQUEST_MEMBERS = 1, 2, 3, 4, 6, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQUENCE, RATE_LIMITED, SESSION_TIMED_OUT = 4005, 4007, 4008, 4009
INVALID_SHARD, INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = 4010, 4012, 4013, 4014

CLOSING_WORDS = {
    UNKNOWN_OPCODE: "Unknown opcode.",
    DECODE_ERROR: "Error while decoding payload.",
    NOT_AUTHENTICATED: "Not authenticated.",
    AUTHENTICATION_FAILED: "Authentication failed.",
    ALREADY_AUTHENTICATED: "Already authenticated.",
    INVALID_SEQUENCE: "Invalid seq.",
    RATE_LIMITED: "Rate limited.",
    SESSION_TIMED_OUT: "Session timed out.",
    INVALID_SHARD: "Invalid shard.",
    INVALID_VERSION: "Invalid API version.",
    INVALID_INTENTS: "Invalid intent(s).",
    DISALLOWED_INTENTS: "Disallowed intent(s).",
}

Json = dict[str, Any]


class Closing(Exception):
    """The connection has to be closed with one of Discord's codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(eq=False)
class Connection:
    """One websocket: messages are queued, and encoded in the order in which they are sent."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport
    encoder: Encoder
    session: Session | None = None
    queue: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    received: deque[float] = field(default_factory=deque)

    def send(self, text: str) -> None:
        self.queue.put_nowait(text)

    def drop(self) -> None:
        self.transport.abort()

    async def write(self) -> None:
        """Send what is queued, until the connection is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self._write_one(self.encoder.encode(await self.queue.get()))

    async def _write_one(self, piece: str | bytes) -> None:
        if isinstance(piece, str):
            await self.socket.send_str(piece)
        else:
            await self.socket.send_bytes(piece)

    def count_message(self) -> None:
        """Mind the limit on what a client may send in a minute."""
        now = asyncio.get_running_loop().time()
        self.received.append(now)
        while self.received[0] < now - 60:
            self.received.popleft()
        if len(self.received) > SENDS_A_MINUTE:
            raise Closing(RATE_LIMITED)


class Gateway:
    """Serves the gateway. `address` is the websocket's own, told to those who may resume."""

    def __init__(self, world: World, sessions: Sessions, payloads: Payloads) -> None:
        self.world = world
        self.sessions = sessions
        self.payloads = payloads
        self.address = ""
        self._connections: set[Connection] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=LARGEST_SEND * 16, timeout=1.0)
        await socket.prepare(request)
        encoder = ENCODERS.get(request.query.get("compress"), ENCODERS[None])()
        transport = request.transport
        if isinstance(transport, asyncio.Transport):
            connection = Connection(socket, transport, encoder)
            await self._run(connection, request)
        return socket

    async def close(self) -> None:
        """Send everybody away: the playground ends."""
        sockets = [connection.socket for connection in self._connections]
        await asyncio.gather(*(one.close(code=WSCloseCode.GOING_AWAY) for one in sockets))

    async def _run(self, connection: Connection, request: web.Request) -> None:
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        try:
            _check_version(request)
            _send(connection, HELLO, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000)})
            await self._listen(connection)
        except Closing as closing:
            words = CLOSING_WORDS[closing.code].encode("ascii")
            await connection.socket.close(code=closing.code, message=words)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            self._leave(connection)

    def _leave(self, connection: Connection) -> None:
        if connection.session is not None:
            goodbye = connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
            self.sessions.leave(connection.session, connection, for_good=goodbye)

    async def _listen(self, connection: Connection) -> None:
        while True:
            try:
                message = await connection.socket.receive(timeout=HEARTBEAT_SECONDS * 2)
            except TimeoutError:
                raise Closing(SESSION_TIMED_OUT) from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            connection.count_message()
            self._take(connection, *_decoded(message))

    def _take(self, connection: Connection, opcode: int, data: Any) -> None:
        if opcode == HEARTBEAT:
            loop = asyncio.get_running_loop()
            loop.call_later(ON_THE_WAY_SECONDS, _send, connection, HEARTBEAT_ACK, None)
        elif opcode == IDENTIFY:
            self._identify(connection, _as_object(data))
        elif opcode == RESUME:
            self._resume(connection, _as_object(data))
        elif connection.session is None:
            raise Closing(NOT_AUTHENTICATED)
        elif opcode == REQUEST_MEMBERS:
            self._members(connection.session, _as_object(data))
        elif opcode not in (PRESENCE, VOICE):
            raise Closing(UNKNOWN_OPCODE)

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        person = self._account(data.get("token"))
        shard = _shard(data.get("shard"))
        intents = _intents(data.get("intents")) if person.bot else KNOWN_INTENTS
        session = self.sessions.open(person, intents, shard, connection)
        connection.session = session
        self._greet(session)

    def _greet(self, session: Session) -> None:
        here = self.world.bot_is_member and session.has(self.world.guild_id)
        guild = {"id": str(self.world.guild_id), "unavailable": True}
        ready = self._ready(session) | {"guilds": [guild] if here else []}
        if not session.person.bot:
            ready["guilds"] = [self.payloads.guild_create(all_members=True)]
        session.dispatch("READY", json.dumps(ready))
        if here and session.person.bot:
            everybody = bool(session.intents & GUILD_MEMBERS)
            created = self.payloads.guild_create(all_members=everybody)
            session.dispatch("GUILD_CREATE", json.dumps(created))

    def _ready(self, session: Session) -> Json:
        application = self.payloads.application()
        return {
            "v": 10,
            "user": self.payloads.own_user(session.person),
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address,
            "shard": list(session.shard),
            "application": {"id": application["id"], "flags": application["flags"]},
            "user_settings": {},
            "user_settings_proto": "",
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "game_relationships": [],
            "auth": {},
            "_trace": [],
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        person = self._account(data.get("token"))
        session = self.sessions.resume(str(data.get("session_id")), person, connection)
        if session is None:
            _send(connection, INVALID_SESSION, data=False)
            return
        connection.session = session
        self._catch_up(session, data.get("seq"))

    def _catch_up(self, session: Session, sequence: Any) -> None:
        if not isinstance(sequence, int) or sequence > session.sequence:
            self.sessions.end(session)
            raise Closing(INVALID_SEQUENCE)
        if not session.can_repeat_from(sequence):
            self.sessions.end(session)
            session.order("INVALID_SESSION", data=False)
            return
        session.repeat_from(sequence)
        session.dispatch("RESUMED", json.dumps({"_trace": []}))

    def _account(self, token: Any) -> Person:
        bare = str(token).removeprefix("Bot ")
        found = (person for person in self.world.people.values() if person.token == bare)
        person = next(found, None)
        if person is None:
            raise Closing(AUTHENTICATION_FAILED)
        return person

    def _members(self, session: Session, data: Json) -> None:
        wanted = data.get("user_ids") or []
        wanted = {str(one) for one in (wanted if isinstance(wanted, list) else [wanted])}
        query = str(data.get("query") or "").lower()
        people = list(self.world.people.values())
        if wanted:
            people = [person for person in people if str(person.id) in wanted]
        elif query or not session.intents & GUILD_MEMBERS:
            people = [one for one in people if query and one.name.lower().startswith(query)]
        found = {str(person.id) for person in people}
        chunk = {
            "guild_id": str(self.world.guild_id),
            "members": [self.payloads.member(person) for person in people],
            "not_found": sorted(wanted - found),
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))


def _send(connection: Connection, opcode: int, data: Any) -> None:
    connection.send(json.dumps({"op": opcode, "s": None, "t": None, "d": data}))


def _check_version(request: web.Request) -> None:
    if request.query.get("v", "10") not in ("9", "10"):
        raise Closing(INVALID_VERSION)
    if request.query.get("encoding", "json") != "json":
        raise Closing(DECODE_ERROR)


def _decoded(message: WSMessage) -> tuple[int, Any]:
    if len(message.data) > LARGEST_SEND:
        raise Closing(DECODE_ERROR)
    try:
        told = json.loads(message.data)
        return int(told["op"]), told.get("d")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Closing(DECODE_ERROR) from None


def _as_object(data: Any) -> Json:
    if not isinstance(data, dict):
        raise Closing(DECODE_ERROR)
    return data


def _shard(shard: Any) -> tuple[int, int]:
    if shard is None:
        return 0, 1
    if not (isinstance(shard, list) and [type(one) for one in shard] == [int, int]):
        raise Closing(INVALID_SHARD)
    place, count = shard
    if not 0 <= place < count:
        raise Closing(INVALID_SHARD)
    return place, count


def _intents(intents: Any) -> int:
    if not isinstance(intents, int) or not 0 <= intents <= KNOWN_INTENTS:
        raise Closing(INVALID_INTENTS)
    if intents & PRIVILEGED:
        raise Closing(DISALLOWED_INTENTS)
    return intents
