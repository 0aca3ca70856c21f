"""Runs Reflex's own export."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.environment import READABLE_LOG, environment
from portfolio.build.export_errors import LOG, REPORT, export_error
from portfolio.models.content import Content
from portfolio.paths import ROOT
from portfolio.routing.handed_over import hand_over

STATIC = ROOT / ".web" / "build" / "client"
COMMAND = [
    *(sys.executable, "-m", "portfolio.build.reflex_process", str(REPORT)),
    *("export", "--frontend-only", "--no-zip"),
]


def export(lock: int, content: Content) -> Path:
    """Exports the site and returns the folder of its static files.

    The assets must have been generated.

    Args:
        lock: Descriptor that Reflex inherits; see :mod:`portfolio.build.build_lock`.
        content: The content of the site, which Reflex's process need not read again.

    Raises:
        ExportError: If Reflex fails.
    """
    REPORT.unlink(missing_ok=True)
    status, log = _run(lock, hand_over(content))
    write_file(LOG, log)
    if status or not (STATIC / "index.html").exists():
        raise export_error(log)
    return STATIC


def _run(lock: int, variables: dict[str, str]) -> tuple[int, str]:
    """Runs Reflex to its end, with more variables, and returns its status and what it printed.

    It has a session of its own, which is killed as a whole when this process is interrupted: what
    Reflex starts would go on otherwise, and keep the next build waiting for the lock.
    """
    with _deferred_interrupt() as interrupts:
        process = subprocess.Popen(
            COMMAND,
            cwd=ROOT,
            env={**environment(), **READABLE_LOG, **variables},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=[lock],
            start_new_session=True,
        )
    with process:
        try:
            if interrupts:
                raise KeyboardInterrupt
            log, _ = process.communicate()
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, log


@contextmanager
def _deferred_interrupt() -> Iterator[list[int]]:
    """Yields a list of the interrupts within the block, in which the process is not known yet."""
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pending.append(number))
    try:
        yield pending
    finally:
        signal.signal(signal.SIGINT, before)
