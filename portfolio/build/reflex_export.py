"""Runs Reflex's own export."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Self

from portfolio.atomic_write import write_file
from portfolio.build.export_errors import LOG_FILE, REPORT_FILE, export_error
from portfolio.build.reflex_process import GO, WAIT
from portfolio.environment import READABLE_LOG, environment
from portfolio.models.content import Content
from portfolio.paths import ROOT
from portfolio.routing.load_site import HANDOVER_ENVIRONMENT, write_handover

STATIC_FILES = ROOT / ".web" / "build" / "client"
COMMAND = [
    *(sys.executable, "-m", "portfolio.build.reflex_process", str(REPORT_FILE), WAIT),
    *("export", "--frontend-only", "--no-zip"),
]


class ReflexProcess:
    """Reflex in a process of its own, which imports all that it needs and then waits to be used.

    A context manager: the process starts at the beginning of the block, so that it imports while
    this one reads the content, and has ended when the block has. It has a session of its own, which
    is killed as a whole when this process is interrupted: what Reflex starts would go on otherwise,
    and keep the next build waiting for the lock.

    Attributes:
        lock: The open lock file, which :func:`portfolio.build.build_site.take_lock` takes and the
            process inherits.
    """

    lock: IO[str]

    def __init__(self, lock: Path) -> None:
        """Creates a process that is not started yet.

        Args:
            lock: The lock file; it is created when missing.
        """
        self._file = lock

    def __enter__(self) -> Self:
        """Starts the process.

        Raises:
            KeyboardInterrupt: If there was one meanwhile; the process has ended then.
        """
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self.lock = self._file.open("w")
        with _deferred_interrupt() as interrupts:
            self._process = self.start()
        if interrupts:
            self.__exit__()
            raise KeyboardInterrupt
        return self

    def __exit__(self, *_: object) -> None:
        """Kills what still runs, and closes the lock file."""
        with self._process, suppress(ProcessLookupError):
            if self._process.poll() is None:
                os.killpg(self._process.pid, signal.SIGKILL)
        self.lock.close()

    def start(self) -> subprocess.Popen[str]:
        """Starts the process; it ends without a word when this one is killed before its use."""
        return subprocess.Popen(
            COMMAND,
            cwd=ROOT,
            env={**environment(), **READABLE_LOG, **HANDOVER_ENVIRONMENT},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=[self.lock.fileno()],
            start_new_session=True,
        )

    def run(self) -> tuple[int, str]:
        """Has Reflex export, and returns its status and what it printed."""
        log, _ = self._process.communicate(GO)
        return self._process.returncode, log


def export(reflex: ReflexProcess, content: Content) -> Path:
    """Exports the site and returns the folder of its static files.

    The assets must have been generated.

    Args:
        reflex: The process, which is used up by that.
        content: The content of the site, which the process need not read again.

    Raises:
        ExportError: If Reflex fails.
    """
    REPORT_FILE.unlink(missing_ok=True)
    write_handover(content)
    status, log = reflex.run()
    write_file(LOG_FILE, log)
    if status or not (STATIC_FILES / "index.html").exists():
        raise export_error(log)
    return STATIC_FILES


@contextmanager
def _deferred_interrupt() -> Iterator[list[int]]:
    """Yields a list of the interrupts within the block, in which the process is not known yet."""
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pending.append(number))
    try:
        yield pending
    finally:
        signal.signal(signal.SIGINT, before)
