"""A real build that is killed while Reflex exports leaves the site that is served as it is."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.project_copy import project_copy

PATIENCE = 300
"""Seconds that a busy machine gets for a build."""
BUILD = [sys.executable, "-m", "portfolio", "build"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the project with a site that was built before."""
    copy = project_copy(tmp_path / "project")
    subprocess.run(BUILD, cwd=copy, check=True, timeout=PATIENCE)
    return copy


def digests(site: Path) -> dict[str, str]:
    """Returns the digest of every file of a site."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    return {str(it.relative_to(site)): hashlib.sha256(it.read_bytes()).hexdigest() for it in files}


def rename_the_owner(folder: Path, name: str) -> None:
    """Changes a word that every page shows."""
    file = folder / "content" / "site.yaml"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(f"owner: {name}\n" if it.startswith("owner:") else it for it in lines))


def kill_when(folder: Path, sign: Path) -> None:
    """Starts a build and kills it, and it alone, once a file has come or changed."""
    before = sign.stat().st_mtime_ns if sign.exists() else 0
    build = subprocess.Popen(BUILD, cwd=folder)
    end = time.monotonic() + PATIENCE
    while not sign.exists() or sign.stat().st_mtime_ns == before:
        assert build.poll() is None, "the build ended too soon"
        assert time.monotonic() < end
        time.sleep(0.02)
    os.kill(build.pid, signal.SIGKILL)
    assert build.wait() == -signal.SIGKILL


STAGES = {
    "while Reflex exports": ".web/build",
    "while the pages are finished": ".dist-draft",
}


def test_the_last_good_site_stays_and_the_next_build_succeeds(folder: Path) -> None:
    served = digests(folder / "dist")
    for number, sign in enumerate(STAGES.values()):
        rename_the_owner(folder, f"Ada the {number}")
        kill_when(folder, folder / sign)
        assert digests(folder / "dist") == served
    subprocess.run(BUILD, cwd=folder, check=True, timeout=PATIENCE)
    assert "Ada the 1" in (folder / "dist" / "index.html").read_text()
    assert [it.name for it in folder.glob(".dist*")] == []
