"""Serves the built site as a good static host would."""

from __future__ import annotations

import mimetypes
import re
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Sidecars by the encoding they hold, the best first."""

HASHED = re.compile(r"^/(assets|generated/img)/")
"""Files whose name changes with what they hold."""

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ASK_FIRST = "no-cache"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("application/atom+xml", ".atom")
mimetypes.add_type("image/avif", ".avif")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class PortTaken(Exception):
    """Something else listens on the port."""


def serve(site: Path, port: int, ready: Callable[[str], None]) -> None:
    """Serves a folder on this machine until interrupted.

    Args:
        site: The built site.
        port: Port to listen on; 0 takes a free one.
        ready: Called with the address once requests are answered.

    Raises:
        PortTaken: If the port is not free.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
    except OSError:
        raise PortTaken(f"Port {port} is taken; choose another, e.g. PORT={port + 1}.") from None
    ready(f"http://localhost:{listener.getsockname()[1]}")
    config = uvicorn.Config(application(site), log_level="warning")
    uvicorn.Server(config).run(sockets=[listener])


def application(site: Path) -> Starlette:
    """Returns the ASGI application that answers for a folder."""

    async def answer(request: Request) -> Response:
        path = request.url.path
        if path != "/" and path.endswith("/"):
            return RedirectResponse(path.rstrip("/") or "/", 308)
        file = find(site, path)
        if file:
            return _respond(request, file, 200)
        return _respond(request, site / "404.html", 404)

    return Starlette(routes=[Route("/{path:path}", answer, methods=["GET", "HEAD"])])


def find(site: Path, path: str) -> Path | None:
    """Returns the file that an address names: itself, its page, or a folder's index."""
    wanted = (site / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(site.resolve()):
        return None
    for file in (wanted, wanted.with_name(f"{wanted.name}.html"), wanted / "index.html"):
        if file.is_file() and file.suffix not in ENCODINGS.values():
            return file
    return None


def _respond(request: Request, file: Path, status: int) -> Response:
    headers = {"cache-control": _caching(request.url.path, file)}
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    sidecars = {name: file.with_name(file.name + suffix) for name, suffix in ENCODINGS.items()}
    if any(sidecar.exists() for sidecar in sidecars.values()):
        headers["vary"] = "accept-encoding"
    for name, sidecar in sidecars.items():
        if name in accepted and sidecar.exists():
            headers["content-encoding"] = name
            file = sidecar
            break
    return FileResponse(file, status_code=status, headers=headers, media_type=media_type)


def _accepted(header: str) -> set[str]:
    """Returns the encodings that a browser accepts; one with ``q=0`` is refused."""
    offers = (offer.replace(" ", "").partition(";q=") for offer in header.split(","))
    return {name for name, _, weight in offers if not weight or float(weight) > 0}


def _caching(path: str, file: Path) -> str:
    if file.suffix == ".html":
        return ASK_FIRST
    return FOREVER if HASHED.match(path) else AN_HOUR
