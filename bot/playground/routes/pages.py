"""The page in which a person plays, and the files that messages carry."""

from pathlib import Path

from aiohttp import web

from bot.playground.playground import Playground

FOLDER = Path(__file__).parent.parent / "page"

# A file that somebody uploaded must not act as a page of this site, whatever it holds.
HARMLESS = {
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, max-age=86400, immutable",
}
PAGE = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws:; img-src 'self' data:"
    "; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


def add(app: web.Application, playground: Playground) -> None:
    """Add the paths of the page and of files."""

    async def index(_request: web.Request) -> web.StreamResponse:
        return _file("index.html")

    async def part(request: web.Request) -> web.StreamResponse:
        return _file(request.match_info["name"])

    async def attachment(request: web.Request) -> web.StreamResponse:
        return _attachment(playground, request)

    app.router.add_get("/", index)
    app.router.add_get("/page/{name:.+}", part)
    app.router.add_get(r"/attachments/{channel:\d{1,19}}/{id:\d{1,19}}/{name}", attachment)


def _file(name: str) -> web.StreamResponse:
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers=PAGE)


def _attachment(playground: Playground, request: web.Request) -> web.StreamResponse:
    told = request.match_info
    found = playground.world.attachment(int(told["channel"]), int(told["id"]))
    if found is None or found.filename != told["name"]:
        raise web.HTTPNotFound
    inline = found.content_type.startswith(("image/", "text/plain"))
    how = f'{"inline" if inline else "attachment"}; filename="{found.filename}"'
    headers = HARMLESS | {"Content-Disposition": how, "Content-Type": found.content_type}
    return web.Response(body=found.data, headers=headers)
