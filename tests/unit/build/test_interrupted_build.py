"""A build that is killed or interrupted leaves the previous site, and no process or lock."""

import fcntl
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from threading import Thread, main_thread
from types import SimpleNamespace
from typing import IO, Any

import pytest

from portfolio.atomic_write import write_files
from portfolio.build import build_site, generate_assets, reflex_export
from portfolio.build.build_site import build_lock
from portfolio.paths import OLD_RESUME
from tests.support.tree import tree

CONTENT: Any = SimpleNamespace()
OLD = {"index.html": b"the last good one", "assets/entry.js": b"old()"}
NEW = {"index.html": b"the next one", "assets/entry.js": b"new()", "assets/late.js": b"late()"}


class Project:
    """A project whose export takes no time, and whose build can be killed at any step."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.dist = fill(root / "dist", OLD)
        self.monkeypatch = monkeypatch
        monkeypatch.setattr(build_site, "CACHE", root / "cache")
        monkeypatch.setattr(build_site, "CONTENT", root / "content")
        monkeypatch.setattr(generate_assets, "generate_assets", lambda content: None)
        export = root / "exported"
        process = nullcontext(lambda check: fill(export, NEW))
        monkeypatch.setattr(build_site, "reflex_process", lambda lock: process)

    def build(self) -> None:
        build_site.build_site(lambda: CONTENT, print, self.dist, "fingerprint of what was read")

    @property
    def is_current(self) -> bool:
        return build_site.is_current(self.dist, "fingerprint of what was read")

    def kill_at(self, target: Any, name: str, *, after: bool = False) -> None:
        """Builds in a process of its own that ends where it calls a function, or behind it."""
        with self.monkeypatch.context() as patch:
            patch.setattr(target, name, killing(getattr(target, name), after))
            process = multiprocessing.get_context("fork").Process(target=self.build)
            process.start()
            process.join()
        assert process.exitcode == -signal.SIGKILL

    def assert_rebuilt(self) -> None:
        """Builds, and finds the new site and nothing that nobody serves."""
        self.build()
        assert tree(self.dist) == NEW
        assert [it.name for it in self.root.iterdir() if it.name.startswith(".")] == []


def fill(folder: Path, files: dict[str, bytes]) -> Path:
    write_files({folder / name: data for name, data in files.items()})
    return folder


def killing(act: Callable[..., Any], after: bool) -> Callable[..., Any]:
    """Returns a function that ends its process, before or after it has done its work."""

    def kill(*given: Any, **named: Any) -> None:
        if after:
            act(*given, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    return kill


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    return Project(tmp_path, monkeypatch)


STAGES = {
    "before it starts": (generate_assets, "generate_assets"),
    "while Reflex starts": (build_site, "reflex_process"),
    "before the export is moved": (shutil, "move"),
    "before the replacement": (build_site, "replace_folder"),
    "at the replacement": (Path, "rename"),
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_killed_build_leaves_the_previous_site_and_the_next_build_succeeds(
    place: Project, stage: str
) -> None:
    place.kill_at(*STAGES[stage])
    assert tree(place.dist) == OLD
    assert not place.is_current
    place.assert_rebuilt()
    assert place.is_current


def test_a_build_restores_the_site_that_a_killed_one_had_moved_away(place: Project) -> None:
    place.kill_at(Path, "rename", after=True)
    assert not place.dist.exists()
    build_site.recover_folder(place.dist)
    assert tree(place.dist) == OLD
    place.assert_rebuilt()


def test_a_build_whose_sources_changed_while_it_ran_is_repeated(place: Project) -> None:
    place.assert_rebuilt()
    assert not build_site.is_current(place.dist, "fingerprint of now")


def test_the_resume_before_an_import_is_kept_until_the_new_one_is_built(
    place: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = place.root / "content" / OLD_RESUME
    write_files({kept: "{}"})
    place.kill_at(build_site, "replace_folder")
    assert kept.exists()
    # One that is imported while a build runs is not in it.
    monkeypatch.setattr(build_site, "fingerprint", lambda: "fingerprint of now")
    place.build()
    assert kept.exists()
    monkeypatch.setattr(build_site, "fingerprint", lambda: "fingerprint of what was read")
    place.build()
    assert not kept.exists()


def test_a_process_that_outlives_its_killed_build_keeps_the_build_lock(tmp_path: Path) -> None:
    """It may write on after its parent: nobody starts until it has ended."""
    lock = tmp_path / "lock"
    with build_lock(lock) as held:
        orphan = subprocess.Popen(["cat"], stdin=subprocess.PIPE, pass_fds=[held.fileno()])
    with lock.open() as file, pytest.raises(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    orphan.communicate()
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
        export(lambda: None)
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
