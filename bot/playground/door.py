"""The way in for HTTP requests: who asks, what he sent, what goes wrong on order, the answer."""

import asyncio
import json
import logging
import urllib.parse
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground.attachments import LARGEST_UPLOAD, Upload, Uploads
from bot.playground.errors import NOT_JSON, TOO_LARGE, UNAUTHORIZED, Refusal
from bot.playground.faults import RequestFault
from bot.playground.limits import USUAL, Limit, too_many
from bot.playground.playground import Playground
from bot.playground.world import Person

API = "/api/v10"
JSON_TYPE = "application/json"

logger = logging.getLogger(__name__)


class Who(Enum):
    """Who may ask."""

    BOT = "the bot"
    PERSON = "people"
    ACCOUNT = "the bot and people"
    TOKEN = "who knows the token in the path"  # noqa: S105  # a description
    ANYONE = "anyone"


@dataclass(slots=True)
class Call:
    """A request, read. `actor` is who asks; for a token in the path, the bot."""

    actor: Person
    parts: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)

    def number(self, name: str) -> int:
        """Return an id that stands in the path; 0, which nothing has, for what is no number."""
        part = self.parts[name]
        return int(part) if part.isascii() and part.isdigit() and len(part) < 20 else 0

    def wants(self, name: str) -> bool:
        """Tell whether a switch in the query is on."""
        return self.query.get(name, "").lower() in ("true", "1")

    def count(self, name: str, usual: int, most: int) -> int:
        """Return a number from the query, kept between 1 and `most`."""
        told = self.query.get(name, "")
        return min(max(int(told), 1), most) if told.isascii() and told.isdigit() else usual

    def position(self, name: str) -> int | None:
        """Return an id from the query."""
        told = self.query.get(name, "")
        return int(told) if told.isascii() and told.isdigit() else None


@dataclass(frozen=True, slots=True)
class Created:
    """An answer with status 201."""

    data: Any


Handler = Callable[[Playground, Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """What happens at a path. Paths are named as in Discord's published description.

    `limit` holds for each value of the path's part `place`; None means no limit at all.
    """

    method: str
    path: str
    handler: Handler
    who: Who = Who.BOT
    limit: Limit | None = USUAL
    place: str | None = None


class Door:
    """Turns routes into handlers of the web server."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground

    def serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Return the web server's handler for a route."""

        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                return await self._answer(route, request)
            except Refusal as refusal:
                return refused(refusal)

        return handle

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        actor = self._actor(route.who, request)
        body, uploads = await _read(request)
        call = Call(actor, dict(request.match_info), dict(request.query), body, uploads)
        if actor.bot:
            return await self._answer_bot(route, request, call)
        return answered(route.handler(self._playground, call))

    async def _answer_bot(
        self, route: Route, request: web.Request, call: Call
    ) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        entry = self._playground.log.begin(route.method, route.path, path, call.body)
        try:
            fault = self._playground.faults.of_request(route.method, path)
            await _misbehave_before(fault)
            headers = self._count(route, call)
            response = answered(route.handler(self._playground, call), headers)
        except Refusal as refusal:
            response = refused(refusal)
        entry.status = response.status
        await _misbehave_after(fault, request)
        return response

    def _actor(self, who: Who, request: web.Request) -> Person:
        world = self._playground.world
        told = request.headers.get("Authorization", "")
        if who in (Who.TOKEN, Who.ANYONE):
            return world.bot
        by_token = {person.token: person for person in world.people.values()}
        person = by_token.get(told.removeprefix("Bot "))
        if person is None or person.bot != told.startswith("Bot "):
            raise UNAUTHORIZED.refusal()
        if (who is Who.BOT and not person.bot) or (who is Who.PERSON and person.bot):
            raise UNAUTHORIZED.refusal()
        return person

    def _count(self, route: Route, call: Call) -> dict[str, str]:
        limits = self._playground.limits
        if route.who is not Who.TOKEN:
            limits.count_globally()
        if route.limit is None:
            return {}
        place = call.parts[route.place] if route.place else ""
        return limits.count(f"{route.method} {route.path}", place, route.limit)


async def _misbehave_before(fault: RequestFault | None) -> None:
    if fault is None:
        return
    if fault.kind == "delay" and fault.when == "before":
        await asyncio.sleep(fault.seconds)
    if fault.kind == "status":
        raise _ordered(fault)


async def _misbehave_after(fault: RequestFault | None, request: web.Request) -> None:
    if fault is None:
        return
    if fault.kind == "delay" and fault.when == "after":
        await asyncio.sleep(fault.seconds)
    if fault.kind == "lose_answer" and request.transport is not None:
        request.transport.abort()


def _ordered(fault: RequestFault) -> Refusal:
    if fault.status == 429:
        return too_many(fault.retry_after, {"X-RateLimit-Scope": "user"})
    return Refusal(fault.status, 0, f"{fault.status}: ordered by a test")


async def _read(request: web.Request) -> tuple[Any, Uploads]:
    if not request.body_exists:
        return None, {}
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    return await read_json(request), {}


async def read_json(request: web.Request) -> Any:
    """Read a JSON body; None when there is none."""
    return _json(await request.read())


async def _read_parts(request: web.Request) -> tuple[Any, Uploads]:
    body: Any = None
    uploads: Uploads = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise NOT_JSON.refusal()
        data = bytes(await part.read(decode=False))
        total += len(data)
        if total > LARGEST_UPLOAD:
            raise TOO_LARGE.refusal()
        if part.name == "payload_json":
            body = _json(data)
        else:
            uploads[_file_number(part.name)] = Upload(_filename(part), data)
    return body, uploads


def _file_number(name: str | None) -> int:
    inner = (name or "").removeprefix("files[").removesuffix("]")
    if not (inner.isascii() and inner.isdigit()):
        raise Refusal(400, 50035, "Invalid Form Body")
    return int(inner)


def _filename(part: BodyPartReader) -> str:
    return urllib.parse.unquote(part.filename or "unknown")


def _json(data: bytes) -> Any:
    try:
        return json.loads(data, parse_constant=_no_number) if data else None
    except (ValueError, RecursionError):
        raise NOT_JSON.refusal() from None


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is not JSON")


def answered(result: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Write what a handler returned: 204 for None."""
    if result is None:
        return web.Response(status=204, headers=headers)
    status, data = (201, result.data) if isinstance(result, Created) else (200, result)
    return _response(status, data, headers)


def refused(refusal: Refusal) -> web.Response:
    """Write a refusal."""
    return _response(refusal.status, refusal.body(), refusal.headers)


def _response(status: int, data: Any, headers: dict[str, str] | None) -> web.Response:
    # Libraries compare the content type as a whole: it must not name a character set.
    body = json.dumps(data).encode()
    return web.Response(status=status, body=body, content_type=JSON_TYPE, headers=headers)
