"""Shows the errors of a change: over the page, or on a page while there is nothing else to serve.

Vite watches a file for the overlay; the page has the same errors.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from string import Template
from threading import Thread
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import Diagnostic
from portfolio.hosting.listening import THIS_MACHINE, listen
from portfolio.paths import CACHE, CONTENT, ENGINE, SITE

ERRORS_FILE = CACHE / "errors.json"
ERRORS_VARIABLE = "PORTFOLIO_ERRORS"
"""Environment variable by which the development server finds the file."""

CONTEXT_LINES = 2
"""Lines shown above and below an error."""

PAGE = Template(Path(__file__).with_name("error_page.html").read_text(encoding="utf-8"))


def show_errors(errors: Sequence[Diagnostic]) -> None:
    """Shows errors over the page; an empty list closes the overlay."""
    text = json.dumps([_error(it) for it in errors], ensure_ascii=False)
    write_file(ERRORS_FILE, text)


def _error(error: Diagnostic) -> dict[str, Any]:
    """Returns an error as Vite's overlay takes it."""
    folders = (CONTENT.parent, SITE, ENGINE.parent)
    files = (folder / error.file for folder in folders if error.file)
    file = next((file for file in files if file.is_file()), error.file)
    problem = f"{error.field}: {error.problem}" if error.field else error.problem
    return {
        # The overlay shows it as what found the error: the checks of a folder, such as content.
        "plugin": error.file.partition("/")[0] or "build",
        "message": "\n".join(filter(None, (problem, error.hint))),
        "id": str(file),
        "loc": {"file": str(file), "line": error.line, "column": error.column},
        "frame": _frame(Path(file), error.line, error.column),
    }


def _frame(file: Path, line: int, column: int) -> str:
    """Returns the lines around a place, with an arrow below it."""
    if not file.is_file():
        return ""
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    shown = []
    for number in range(max(1, line - CONTEXT_LINES), min(len(lines), line + CONTEXT_LINES) + 1):
        mark = ">" if number == line else " "
        shown.append(f"{mark} {number:>4} | {lines[number - 1]}")
        if number == line:
            shown.append(f"       | {' ' * (column - 1)}^")
    return "\n".join(shown)


@contextmanager
def error_page(port: int, host: str = THIS_MACHINE) -> Iterator[None]:
    """Serves the errors of the overlay at every address, for the time of the block.

    Args:
        port: Port of the pages.
        host: Name or address to listen on.

    Raises:
        CommandError: The port is taken.
    """
    with ExitStack() as ended:
        for listener in listen(host, port):
            ended.enter_context(_answering(listener))
        yield


@contextmanager
def _answering(listener: socket.socket) -> Iterator[None]:
    server = ThreadingHTTPServer(listener.getsockname()[:2], _Handler, bind_and_activate=False)
    server.socket.close()
    server.socket = listener
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
    return PAGE.substitute(errors="\n".join(map(_section, errors)))


def _section(error: dict[str, Any]) -> str:
    file = error["id"].removeprefix(f"{SITE}/")
    place = f"{file}:{error['loc']['line']}:{error['loc']['column']}"
    heading = f"<h2>{escape(place)}</h2>" if file else ""
    frame = f"<pre>{escape(error['frame'])}</pre>" if error["frame"] else ""
    return f"<section>{heading}<p>{escape(error['message'])}</p>{frame}</section>"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        """Answers with the errors as they are now, as a server's error."""
        errors = json.loads(ERRORS_FILE.read_text(encoding="utf-8"))
        page = render(errors).encode()
        self.send_response(500)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Prints nothing: the page asks twice a second."""
