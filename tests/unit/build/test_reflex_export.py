"""An interrupted export leaves no process behind."""

from __future__ import annotations

import fcntl
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread, main_thread
from typing import IO

import pytest

from portfolio.build import reflex_export
from portfolio.build.build_site import build_lock


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Has Ctrl-C raise an exception, also where a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupted_export_ends_every_process_that_reflex_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    child = f"import pathlib, time; pathlib.Path({str(started)!r}).touch(); time.sleep(600)"
    start = f"subprocess.run([sys.executable, '-c', {child!r}], close_fds=False)"
    parent = f"import subprocess, sys; {start}"
    monkeypatch.setattr(reflex_export, "REFLEX", [sys.executable, "-c", parent])
    monkeypatch.setattr(reflex_export, "REPORT_FILE", tmp_path / "report")
    interruption = Thread(target=_interrupt_once, args=[started])
    interruption.start()
    with (
        pytest.raises(KeyboardInterrupt),
        build_lock(tmp_path / "lock") as lock,
        reflex_export.reflex_process(lock) as export,
    ):
        export()
    interruption.join()
    # The lock is free only if no process has inherited it and lives.
    with (tmp_path / "lock").open("w") as again:
        assert _locks_in_time(again)


def _interrupt_once(started: Path) -> None:
    """Interrupts the main thread when a file is there."""
    deadline = time.monotonic() + 30
    while not started.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)


def _locks_in_time(file: IO[str]) -> bool:
    """Returns whether a file can be locked; a process that was killed may still be ending."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with suppress(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        time.sleep(0.05)
    return False
