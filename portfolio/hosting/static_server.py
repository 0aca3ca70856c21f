"""Serves the built site, with the headers that a static host would send."""

from __future__ import annotations

import mimetypes
import os
import re
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from portfolio.hosting.rules import (
    FOR_HOSTS,
    HASHED_FOLDER,
    IMMUTABLE,
    ONE_HOUR,
    REVALIDATE,
    Hosting,
)
from portfolio.hosting.server_socket import server_socket, url_host
from portfolio.paths import is_file

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Suffixes of precompressed files by their encoding, the best first."""

mimetypes.add_type("application/atom+xml", ".atom")
mimetypes.add_type("image/avif", ".avif")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def serve(site: Path, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serves a folder until interrupted.

    Args:
        site: The built site.
        host: Name or address to listen on.
        port: Port to listen on; 0 takes a free one.
        ready: Called with the address once requests are answered.

    Raises:
        CommandError: If nothing can be served there.
    """
    listener = server_socket(host, port)
    port = listener.getsockname()[1]
    ready(f"http://{url_host(host)}:{port}{Hosting.of(site).base}/".rstrip("/"))
    config = uvicorn.Config(application(site), log_level="warning", server_header=False)
    uvicorn.Server(config).run(sockets=[listener])


def application(site: Path) -> Starlette:
    """Returns the ASGI application that answers for a folder."""
    site = site.resolve()

    async def respond(request: Request) -> Response:
        hosting = Hosting.of(site)
        response = _response(request, site, hosting.base)
        response.headers.update(hosting.headers)
        return response

    return Starlette(routes=[Route("/{path:path}", respond, methods=["GET", "HEAD"])])


def _response(request: Request, site: Path, base: str) -> Response:
    requested: str = request.scope["path"]
    if base and requested == "/":
        # A host has something there; here it is where people look first.
        return RedirectResponse(f"{base}/", 307)
    # With the slash, /portfolio-old is not below /portfolio.
    is_below = f"{requested}/".startswith(f"{base}/")
    path = requested.removeprefix(base) or "/"
    if is_below and path != "/" and path.endswith("/") == (not _has_index(site, path)):
        slash = "" if path.endswith("/") else "/"
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"{base}/{path.strip('/')}{slash}{query}", 308)
    file = find_file(site, path) if is_below else None
    not_found = site / "404.html"
    status = 404 if file in {None, not_found} else 200
    return _file_response(request, site, file or not_found, status)


def _has_index(site: Path, path: str) -> bool:
    """Returns whether an address is that of a folder with a page; its URLs are relative to it."""
    file = find_file(site, path)
    return bool(file) and file.name == "index.html" and file.parent != site


def find_file(site: Path, path: str) -> Path | None:
    """Returns the file that an address names: itself, its page, or a folder's index."""
    wanted = site / os.path.normpath(f"/{path}").lstrip("/")
    files = (wanted, wanted.parent / f"{wanted.name}.html", wanted / "index.html")
    return next((it for it in files if it.is_relative_to(site) and _is_served(it, site)), None)


def _is_served(file: Path, site: Path) -> bool:
    is_copy = file.suffix in ENCODINGS.values() and is_file(file.with_suffix(""))
    is_for_hosts = file.relative_to(site).as_posix().partition("/")[0] in FOR_HOSTS
    return is_file(file) and not is_for_hosts and not is_copy


def _file_response(request: Request, site: Path, file: Path, status: int) -> Response:
    headers = {"cache-control": _cache_control(file.relative_to(site).as_posix())}
    kind, packed = mimetypes.guess_type(file.name)
    media_type = kind if kind and not packed else "application/octet-stream"
    candidates = {name: file.with_name(file.name + suffix) for name, suffix in ENCODINGS.items()}
    precompressed = {name: it for name, it in candidates.items() if it.exists()}
    if precompressed:
        headers["vary"] = "accept-encoding"
    accepted = re.findall(r"\w+", request.headers.get("accept-encoding", ""))
    if encoding := next((it for it in precompressed if it in accepted), None):
        headers["content-encoding"] = encoding
        file = precompressed[encoding]
    response = FileResponse(file, status, headers, media_type, stat_result=file.stat())
    known = request.headers.get("if-none-match", "")
    if status == 200 and response.headers["etag"] in known:
        return NotModifiedResponse(response.headers)
    return response


def _cache_control(name: str) -> str:
    if name.endswith(".html"):
        return REVALIDATE
    return IMMUTABLE if name.startswith(f"{HASHED_FOLDER}/") else ONE_HOUR
