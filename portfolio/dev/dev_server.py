"""The development server: recompiles the site when a source file changes, and reloads the page."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import click
from watchfiles import Change, DefaultFilter, watch

from portfolio.dev.recompile import Compiler
from portfolio.dev.show_errors import ERRORS_FILE, ERRORS_VARIABLE, show_errors
from portfolio.environment import adopt_environment
from portfolio.hosting.server_socket import server_socket
from portfolio.paths import (
    ASSETS,
    BUILT_ASSETS,
    CONFIGURATION,
    CONTENT,
    DEV_WEB,
    ENGINE,
    ISLANDS,
    OWN_CODE,
    SITE,
    WEB_VARIABLE,
)
from sandbox_islands.reflex_insides import backend_address, free_backend_port

DEBOUNCE_MILLISECONDS = 120
"""Time in which changes count as one: an editor's save is often several writes."""

WATCHED = (CONTENT, ASSETS, ENGINE, ISLANDS, *OWN_CODE)
"""Folders of sources; some may be missing."""

GENERATED_FOLDERS = [ASSETS / name for name in BUILT_ASSETS]
"""Folders that compiling writes; they must not start the next compile."""


def run_dev_server(port: int, host: str) -> int:
    """Serves the site with live reload until interrupted; returns the server's exit status.

    Vite serves what Python compiles; of a site with a backend Reflex runs that, too, and the pages
    talk to it. A change that cannot be compiled is shown in the terminal and over the page, which
    stays as it was. If the site cannot be compiled from the start, nothing is served until it can.

    Args:
        port: Port of the pages.
        host: Name or address to listen on.

    Raises:
        CommandError: The port is taken, or the host has no address here.
    """
    server_socket(host, port).close()
    show_errors([])
    adopt_environment()
    os.environ[ERRORS_VARIABLE] = str(ERRORS_FILE)
    os.environ[WEB_VARIABLE] = DEV_WEB
    os.environ["HOST"] = host
    if public := backend_address():
        _use_own_backend(public)
    # A stop from elsewhere ends the server like Ctrl+C, so that Reflex ends too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    compiler = Compiler()
    with suppress(KeyboardInterrupt):
        if not compiler.compile(warns=False):
            _wait_until_mended(compiler)
        return _run_reflex(compiler, port)
    return 0


def _use_own_backend(public: str) -> None:
    """Has the pages talk to the backend that Reflex runs beside them, and says so.

    Args:
        public: Address of the backend that the built site talks to.
    """
    port = free_backend_port()
    address = f"http://localhost:{port}"
    os.environ["REFLEX_BACKEND_PORT"] = str(port)
    os.environ["REFLEX_API_URL"] = address
    # Otherwise it reloads itself for what compiling writes, too, and not for the site's own code
    # beside an engine that is installed.
    code = (str(folder) for folder in (ENGINE, ISLANDS, *OWN_CODE) if folder.is_dir())
    os.environ["REFLEX_HOT_RELOAD_OVERRIDE_PATHS"] = ":".join(code)
    click.echo(f"Pages talk to the backend beside them, {address}; in the built site to {public}")


def _wait_until_mended(compiler: Compiler) -> None:
    """Compiles at each change until that succeeds."""
    click.echo("Nothing is served yet; waiting for a change.", err=True)
    for _ in _changes():
        if compiler.compile(warns=False):
            return


def _run_reflex(compiler: Compiler, port: int) -> int:
    """Runs Reflex and compiles at each change, until Reflex ends or is interrupted."""
    parts = ["--backend-host", os.environ["HOST"]] if backend_address() else ["--frontend-only"]
    command = ["reflex", "run", *parts, "--frontend-port", str(port)]
    server = subprocess.Popen([sys.executable, "-m", *command], cwd=SITE, start_new_session=True)
    try:
        with suppress(KeyboardInterrupt):
            for _ in _changes(lambda: server.poll() is not None):
                compiler.compile()
    finally:
        # With its child processes, which a signal to it alone would leave running.
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
    return server.wait()


def _changes(has_ended: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Yields whenever sources have changed, until a condition holds, asked twice a second."""
    # Polled: a watcher of one file loses it when an editor replaces it.
    configured = _modified(CONFIGURATION)
    while not has_ended():
        folders = watched_folders()
        for changes in watch(
            *folders,
            watch_filter=SourceFilter(),
            debounce=DEBOUNCE_MILLISECONDS,
            step=DEBOUNCE_MILLISECONDS // 4,
            rust_timeout=500,
            yield_on_timeout=True,
        ):
            if has_ended():
                return
            before, configured = configured, _modified(CONFIGURATION)
            # A folder of the site's own may be made while the site is developed.
            is_complete = folders == watched_folders()
            if changes or configured != before or not is_complete:
                yield
            if not is_complete:
                break


def _modified(file: Path) -> int:
    """Returns when a file was changed, in nanoseconds; 0 if there is none."""
    return file.stat().st_mtime_ns if file.exists() else 0


class SourceFilter(DefaultFilter):
    """Passes changes of source files, and not of what compiling writes."""

    def __call__(self, change: Change, path: str) -> bool:
        """Returns whether a change starts a compile."""
        generated = any(Path(path).is_relative_to(folder) for folder in GENERATED_FOLDERS)
        return not generated and super().__call__(change, path)


def watched_folders() -> list[Path]:
    """Returns the folders of sources that exist."""
    return [folder for folder in WATCHED if folder.exists()]
