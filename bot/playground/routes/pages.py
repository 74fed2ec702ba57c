"""The page in which a person plays, and the files that messages carry."""

from pathlib import Path

from aiohttp import web

from bot.playground.playground import Playground

FOLDER = Path(__file__).parent.parent / "page"

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")

# A file that somebody uploaded must not act as a page of this site, whatever it holds.
HARMLESS = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, max-age=86400, immutable",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " connect-src 'self' ws://127.0.0.1:{port} ws://localhost:{port};"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def add(app: web.Application, playground: Playground) -> None:
    """Add the paths of the page and of files."""

    async def index(request: web.Request) -> web.StreamResponse:
        return _file("index.html", request)

    async def part(request: web.Request) -> web.StreamResponse:
        return _file(request.match_info["name"], request)

    async def attachment(request: web.Request) -> web.StreamResponse:
        return _attachment(playground, request)

    app.router.add_get("/", index)
    app.router.add_get("/page/{name:.+}", part)
    app.router.add_get(r"/attachments/{channel:\d{1,19}}/{id:\d{1,19}}/{name}", attachment)


def _file(name: str, request: web.Request) -> web.StreamResponse:
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER) or not path.is_file() or path.suffix not in TYPES:
        raise web.HTTPNotFound
    headers = {
        "Content-Type": TYPES[path.suffix],
        "Content-Security-Policy": POLICY.format(port=request.url.port),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(path, headers=headers)


def _attachment(playground: Playground, request: web.Request) -> web.StreamResponse:
    told = request.match_info
    found = playground.world.attachment(int(told["channel"]), int(told["id"]))
    if found is None or found.filename != told["name"]:
        raise web.HTTPNotFound
    shown = "inline" if found.content_type in PICTURES else "attachment"
    how = f'{shown}; filename="{found.filename}"'
    headers = HARMLESS | {"Content-Disposition": how, "Content-Type": found.content_type}
    return web.Response(body=found.data, headers=headers)
