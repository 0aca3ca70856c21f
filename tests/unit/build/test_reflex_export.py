"""A build reads the content and generates the assets once, not again in Reflex's process.

Reflex by itself does both: `tests/nightly/test_reflex_commands.py`.
"""

from __future__ import annotations

import fcntl
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread, main_thread
from typing import IO

import pytest

from portfolio.build import reflex_export
from portfolio.build.build_site import take_lock
from portfolio.paths import ROOT
from tests.support.site_content import CONTENT

LOAD_APP = """
input()
from portfolio.build import generate_assets
from portfolio.content import loader
from portfolio.routing import load_site
from portfolio.components.media.asset_manifest import AssetManifest
generate_assets.generate_assets = lambda content: print("generated")
AssetManifest.read = AssetManifest.expected
load_site.load = lambda *given, **named: print("read") or loader.load(*given, **named)
import portfolio.portfolio
"""
"""Loads the app as Reflex does, and says what it does besides; nothing is drawn or read of that."""


def test_the_reflex_of_a_build_reads_no_content_and_generates_no_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(reflex_export, "COMMAND", [sys.executable, "-c", LOAD_APP])
    monkeypatch.setattr(reflex_export, "STATIC_FILES", tmp_path)
    monkeypatch.setattr(reflex_export, "LOG_FILE", tmp_path / "log")
    with reflex_export.ReflexProcess(tmp_path / "lock") as reflex:
        reflex_export.export(reflex, CONTENT)
    assert not {"read", "generated"} & {*(tmp_path / "log").read_text().splitlines()}


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Has Ctrl-C raise an exception, also where a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def exporting(reflex: reflex_export.ReflexProcess) -> None:
    reflex_export.export(reflex, CONTENT)


def reading_content(_: reflex_export.ReflexProcess) -> None:
    signal.pause()


def build(lock: Path, work: Callable[[reflex_export.ReflexProcess], None]) -> None:
    """Starts Reflex's process, takes the lock, and does some work then."""
    with reflex_export.ReflexProcess(lock) as reflex:
        take_lock(reflex.lock)
        work(reflex)


@pytest.mark.usefixtures("_interruptible")
@pytest.mark.parametrize("work", [exporting, reading_content])
def test_an_interrupted_build_ends_every_process_that_reflex_has_started(
    work: Callable[[reflex_export.ReflexProcess], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = tmp_path / "started"
    child = f"import pathlib, time; pathlib.Path({str(started)!r}).touch(); time.sleep(600)"
    start = f"subprocess.run([sys.executable, '-c', {child!r}], close_fds=False)"
    parent = f"import subprocess, sys; {start}"
    monkeypatch.setattr(reflex_export, "COMMAND", [sys.executable, "-c", parent])
    monkeypatch.setattr(reflex_export, "REPORT_FILE", tmp_path / "report")
    interruption = Thread(target=_interrupt_once, args=[started])
    interruption.start()
    with pytest.raises(KeyboardInterrupt):
        build(tmp_path / "lock", work)
    interruption.join()
    # The lock is free only if no process has inherited it and lives.
    with (tmp_path / "lock").open("w") as again:
        assert _locks_in_time(again)


def test_reflex_ends_silently_when_the_build_was_killed_before_the_export() -> None:
    ended = subprocess.run(
        reflex_export.COMMAND,
        cwd=ROOT,
        env=reflex_export.environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, b"", b"")


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
