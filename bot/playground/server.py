"""The web server of the playground: one application on 127.0.0.1 serves everything."""

import logging

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.playground.attachments import LARGEST_UPLOAD
from bot.playground.door import API, Door, refused
from bot.playground.errors import METHOD_NOT_ALLOWED, NOT_FOUND, TOO_LARGE, Refusal
from bot.playground.place import HOST, Place
from bot.playground.playground import Playground
from bot.playground.routes import (
    channels,
    commands,
    control,
    guilds,
    interactions,
    login,
    messages,
    pages,
)

NAMES = (HOST, "localhost", "[::1]")
TABLES = (login, commands, guilds, channels, messages, interactions)
BROKEN = Refusal(500, 0, "500: Internal Server Error")

logger = logging.getLogger(__name__)


def build(playground: Playground) -> web.Application:
    """Build the web application of a playground."""
    middlewares = [_guard(playground), _plainly]
    app = web.Application(middlewares=middlewares, client_max_size=LARGEST_UPLOAD)
    door = Door(playground)
    for table in TABLES:
        for route in table.ROUTES:
            app.router.add_route(route.method, API + route.path, door.serve(route))
    for method, name, action in control.ACTIONS:
        app.router.add_route(method, f"/playground/{name}", control.serve(playground, action))
    app.router.add_get("/gateway", playground.gateway.serve)
    app.router.add_get("/gateway/", playground.gateway.serve)
    pages.add(app, playground)
    return app


def _guard(playground: Playground) -> Middleware:
    """Refuse pages of other sites, also those that call this machine by a name of theirs."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        port = playground.payloads.address.rpartition(":")[2]
        hosts = {f"{name}:{port}" for name in NAMES}
        origin = request.headers.get("Origin")
        if request.host not in hosts:
            raise web.HTTPMisdirectedRequest(text="This is not the name of the playground.\n")
        if origin is not None and origin.removeprefix("http://") not in hosts:
            raise web.HTTPForbidden(text="Other sites may not use the playground.\n")
        return await handler(request)

    return guard


@web.middleware
async def _plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer errors of the API in its own shape."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        known = {404: NOT_FOUND, 405: METHOD_NOT_ALLOWED, 413: TOO_LARGE}.get(error.status)
        if known is None or not request.path.startswith("/api"):
            raise
        return refused(known.refusal())
    except ConnectionError:
        raise
    except Exception:
        logger.exception("%s %s failed", request.method, request.path)
        return refused(BROKEN)


class Server:
    """A playground, served: `async with Server(playground, Place(port))`; by default anywhere."""

    def __init__(self, playground: Playground, place: Place | None = None) -> None:
        self.playground = playground
        self._place = place or Place()
        self._runner = web.AppRunner(build(playground), access_log=None, shutdown_timeout=1.0)

    async def __aenter__(self) -> Playground:
        await self._runner.setup()
        await web.SockSite(self._runner, self._place.socket).start()
        self.playground.move_to(self._place)
        return self.playground

    async def __aexit__(self, *_: object) -> None:
        await self.playground.close()
        await self._runner.cleanup()
