"""Serves a page with the errors of the site while there is nothing else to serve."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from string import Template
from threading import Thread
from typing import Any

from portfolio.dev import error_overlay
from portfolio.errors import CommandError
from portfolio.paths import ROOT

TEMPLATE = Template(Path(__file__).with_suffix(".html").read_text(encoding="utf-8"))


@contextmanager
def error_page(port: int) -> Iterator[None]:
    """Serves the errors of the overlay at every address, for the time of the block.

    Args:
        port: Port on this machine.

    Raises:
        CommandError: The port is taken.
    """
    try:
        server = ThreadingHTTPServer(("localhost", port), _Handler)
    except OSError:
        raise CommandError(f"Port {port} is taken; choose another, e.g. PORT={port + 1}.") from None
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def render(errors: list[dict[str, Any]]) -> str:
    """Returns the page for errors as the overlay's file has them."""
    return TEMPLATE.substitute(errors="\n".join(map(_section, errors)))


def _section(error: dict[str, Any]) -> str:
    file = error["id"].removeprefix(f"{ROOT}/")
    place = f"{file}:{error['loc']['line']}:{error['loc']['column']}"
    heading = f"<h2>{escape(place)}</h2>" if file else ""
    frame = f"<pre>{escape(error['frame'])}</pre>" if error["frame"] else ""
    return f"<section>{heading}<p>{escape(error['message'])}</p>{frame}</section>"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        """Answers with the errors as they are now, as a server's error."""
        errors = json.loads(error_overlay.FILE.read_text(encoding="utf-8"))
        page = render(errors).encode()
        self.send_response(500)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Prints nothing: the page asks twice a second."""
