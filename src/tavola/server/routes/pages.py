"""Section 7: the files of the web build, kept in memory and packed once."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from tavola.server.build import STATIC
from tavola.server.problems import Problem
from tavola.server.routes.who import Asking, hall_of, office_of
from tavola.version import VERSION

FOREVER = "public, max-age=31536000, immutable"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Page(msgspec.Struct):
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


class Backup(msgspec.Struct):
    at: float
    ok: bool


class Health(msgspec.Struct):
    ok: bool
    version: str
    draining: bool  # about to end, for an update
    backup: Backup | None  # the last one; null: none was made since the start
    trouble: str | None = None  # what is wrong with the disk


@cache
def built() -> dict[str, Path]:
    """All files of the build, by the path a browser asks for: nothing else is ever looked for."""
    return {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}


def read(name: str) -> Page | None:
    """A file of the build by its path, or None."""
    path = built().get(name)
    return _read(path) if path else None


@cache
def _read(path: Path) -> Page:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKED) else None
    return Page(body, packed, kind, hashlib.sha256(body).hexdigest()[:32])


def sent(request: Asking, page: Page, cache_control: str) -> Response[bytes]:
    headers = {"ETag": f'"{page.tag}"', "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


def index(request: Asking) -> Response[bytes]:
    page = read("index.html")
    if page is None:
        raise Problem(404, "no-file", "the web build is not here: run `make web`, or use the terminal table")
    return sent(request, page, "no-cache")


@get(
    [
        "/",
        "/t/{table:str}",
        "/t/{table:str}/replay",
        "/t/{table:str}/review",
        "/rules",
        "/rules/{slug:str}",
        "/learn/{slug:str}",
        "/lab",
        "/about",
        "/admin",
        "/p/{player:str}",
        "/leaders",
        "/leaders/{slug:str}",
    ],
    include_in_schema=False,
)
async def page(request: Asking) -> Response[bytes]:
    return index(request)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: Asking, path: FromPath[str]) -> Response[bytes]:
    return _file(request, f"assets/{path.lstrip('/')}", FOREVER)


@get("/{name:str}", include_in_schema=False)
async def file(request: Asking, name: FromPath[str]) -> Response[bytes]:
    return _file(request, name, "no-cache")


def _file(request: Asking, name: str, cache_control: str) -> Response[bytes]:
    found = read(name)
    if found is None:
        raise Problem(404, "no-file", f"there is no page or file {name[:60]!r}")
    return sent(request, found, cache_control)


UNWELL = ResponseSpec(Health, generate_examples=False, description="The database cannot be written or read")


@get("/api/health", responses={503: UNWELL}, summary="Is the server well, and can it write and read?")
async def health(request: Asking) -> Response[Health]:
    trouble, last = await hall_of(request).pulse.trouble(), office_of(request).copies.last
    backup = Backup(last.at, last.ok) if last else None
    told = Health(not trouble, VERSION, hall_of(request).closing_at is not None, backup, trouble or None)
    return Response(told, status_code=503 if trouble else 200)


HANDLERS: list[Any] = [page, asset, file, health]
