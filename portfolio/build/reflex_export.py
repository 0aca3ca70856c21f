"""Runs Reflex's own export."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO

from portfolio.atomic_write import write_file
from portfolio.build.export_errors import LOG_FILE, REPORT_FILE, export_error
from portfolio.build.reflex_process import BEGIN
from portfolio.environment import READABLE_LOG, environment
from portfolio.paths import SITE

STATIC_FILES = SITE / ".web" / "build" / "client"
REFLEX = [sys.executable, "-m", "portfolio.build.reflex_process", str(REPORT_FILE)]
EXPORT = ["export", "--frontend-only", "--no-zip"]


@contextmanager
def reflex_process(lock: IO[str]) -> Iterator[Callable[[Callable[[], None]], Path]]:
    """Starts Reflex's process, which imports what it needs while the content is read.

    It has a session of its own, which is killed as a whole when something fails or this process is
    interrupted: what Reflex has started would go on otherwise, and keep the next build waiting for
    the lock.

    Args:
        lock: The build's open lock file. The process inherits it, and keeps the lock until it ends:
            it may go on writing when the build was killed.

    Yields:
        What exports the site, does something else meanwhile, and returns the folder of the site's
        static files; it raises ExportError if Reflex fails.
    """
    REPORT_FILE.unlink(missing_ok=True)
    with subprocess.Popen(
        [*REFLEX, *EXPORT],
        cwd=SITE,
        env={**environment(), **READABLE_LOG},
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=[lock.fileno()],
        start_new_session=True,
    ) as process:
        try:
            yield partial(_export, process)
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise


def _export(process: subprocess.Popen[str], meanwhile: Callable[[], None]) -> Path:
    assert process.stdin
    # The log says why a process has ended already.
    with suppress(BrokenPipeError):
        process.stdin.write(BEGIN)
        process.stdin.flush()
    meanwhile()
    log, _ = process.communicate()
    write_file(LOG_FILE, log)
    if process.returncode or not (STATIC_FILES / "index.html").exists():
        raise export_error(log)
    return STATIC_FILES
