"""Runs Reflex's own export."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from portfolio.atomic_write import write_file
from portfolio.build.export_errors import LOG_FILE, REPORT_FILE, export_error
from portfolio.environment import READABLE_LOG, environment
from portfolio.paths import SITE

STATIC_FILES = SITE / ".web" / "build" / "client"
REFLEX = [sys.executable, "-m", "portfolio.build.reflex_process", str(REPORT_FILE)]
EXPORT = ["export", "--frontend-only", "--no-zip"]


def export(lock: IO[str]) -> Path:
    """Exports the site and returns the folder of its static files.

    Args:
        lock: The build's open lock file. The process of Reflex inherits it, and keeps the lock
            until it ends: it may go on writing when the build was killed.

    Raises:
        ExportError: If Reflex fails.
    """
    REPORT_FILE.unlink(missing_ok=True)
    status, log = _run_reflex(lock)
    write_file(LOG_FILE, log)
    if status or not (STATIC_FILES / "index.html").exists():
        raise export_error(log)
    return STATIC_FILES


def _run_reflex(lock: IO[str]) -> tuple[int, str]:
    """Returns the status of Reflex's process and what it printed.

    It has a session of its own, which is killed as a whole when this process is interrupted: what
    Reflex has started would go on otherwise, and keep the next build waiting for the lock.
    """
    with subprocess.Popen(
        [*REFLEX, *EXPORT],
        cwd=SITE,
        env={**environment(), **READABLE_LOG},
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=[lock.fileno()],
        start_new_session=True,
    ) as process:
        try:
            log, _ = process.communicate()
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, log
