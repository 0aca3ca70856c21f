"""The development server: recompiles the site when a source file changes, and reloads the page."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

from portfolio.build.environment import environment
from portfolio.dev import error_overlay, resume_files
from portfolio.dev.recompile import Compiler
from portfolio.paths import CONTENT, ROOT

WATCHED = (CONTENT, ROOT / "portfolio", ROOT / "custom_components", ROOT / "assets")
GENERATED = (ROOT / "assets" / "generated", ROOT / "assets" / "external")
"""What compiling writes; it must not start the next compile."""

DEBOUNCE = 120
"""Milliseconds in which changes count as one: an editor's save is often several writes."""


class SourceFilter(DefaultFilter):
    """Passes changes of source files, and not of what compiling writes."""

    def __call__(self, change: Change, path: str) -> bool:
        """Returns whether a change starts a compile."""
        generated = any(Path(path).is_relative_to(folder) for folder in GENERATED)
        return not generated and super().__call__(change, path)


def run_dev_server(port: int) -> int:
    """Serves the site with live reload until interrupted; returns the server's exit status.

    There is no backend: the pages have no state, so Vite serves what Python compiles. A change
    that cannot be compiled is shown in the terminal and over the page, which stays as it was.

    Args:
        port: Port of the pages.
    """
    error_overlay.show_errors([])
    variables = {
        error_overlay.VARIABLE: str(error_overlay.FILE),
        resume_files.VARIABLE: str(resume_files.FOLDER),
    }
    os.environ.update(environment(), **variables)
    command = ["reflex", "run", "--frontend-only", "--frontend-port", str(port)]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server = subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, start_new_session=True)
    try:
        with suppress(KeyboardInterrupt):
            _recompile_on_change(server)
    finally:
        _stop(server)
    return server.wait()


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Stops Reflex with its child processes, which a signal to it alone would leave running."""
    with suppress(ProcessLookupError):
        os.killpg(server.pid, signal.SIGTERM)


def _recompile_on_change(server: subprocess.Popen[bytes]) -> None:
    compiler = Compiler()
    compiler.preload()
    changes = watch(
        *WATCHED,
        watch_filter=SourceFilter(),
        debounce=DEBOUNCE,
        step=DEBOUNCE // 4,
        rust_timeout=500,
        yield_on_timeout=True,
    )
    for change in changes:
        if server.poll() is not None:
            return
        if change:
            compiler.compile()
