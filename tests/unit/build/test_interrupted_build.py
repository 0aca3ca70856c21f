"""A killed build leaves the previous site in place, and nothing that stops the next build."""

from __future__ import annotations

import fcntl
import multiprocessing
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from portfolio.atomic_write import write_files
from portfolio.build import build_site
from portfolio.build.build_site import build_lock
from portfolio.resume.files import REPLACED
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
        monkeypatch.setattr(build_site, "generate_assets", lambda content: None)
        export = root / "exported"
        monkeypatch.setattr(build_site, "export", lambda lock: fill(export, NEW))

    def build(self) -> None:
        build_site.build_site(CONTENT, self.dist, "fingerprint of what was read")

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
    "before it starts": (build_site, "generate_assets"),
    "while Reflex exports": (build_site, "export"),
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
    kept = place.root / "content" / REPLACED
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
