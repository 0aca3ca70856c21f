"""Runs Reflex's development server, and tells it when content has changed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable

from watchfiles import watch

from portfolio.build.export import environment
from portfolio.faults import ContentError, Fault
from portfolio.loader import load
from portfolio.paths import CACHE, CONTENT, ROOT

SIGNAL = CACHE / "content_changed.py"
"""Reflex reloads for Python only; this file is written anew when content has changed."""


def develop(port: int, tell: Callable[[Iterable[Fault]], None]) -> int:
    """Serves the site with live reload until interrupted; returns Reflex's exit status.

    Args:
        port: Port of the pages.
        tell: Called with the faults of a change that cannot be shown; the page stays as it was.
    """
    signal()
    threading.Thread(target=follow, args=[tell], daemon=True).start()
    watched = [SIGNAL, ROOT / "custom_components"]
    return subprocess.call(
        [sys.executable, "-m", "reflex", "run", "--frontend-port", str(port)],
        cwd=ROOT,
        env={
            **environment(),
            "REFLEX_HOT_RELOAD_INCLUDE_PATHS": os.pathsep.join(map(str, watched)),
        },
    )


def follow(tell: Callable[[Iterable[Fault]], None]) -> None:
    """Waits for changes in content; a good one reloads the site, a bad one is told."""
    for _ in watch(CONTENT):
        try:
            load(CONTENT)
        except ContentError as error:
            tell(error.faults)
        else:
            signal()


def signal() -> None:
    """Asks Reflex to reload."""
    SIGNAL.parent.mkdir(parents=True, exist_ok=True)
    SIGNAL.write_text(f'"""Content changed at {time.time()}."""\n')
