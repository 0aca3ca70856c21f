"""The build: from content to a folder that any static host can serve."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path
from typing import IO

from rich.console import Console

from portfolio.atomic_write import write_file
from portfolio.build.atomic_replace import recover_folder, replace_folder
from portfolio.build.fingerprint import fingerprint
from portfolio.build.generate_assets import generate_assets
from portfolio.build.reflex_export import ReflexProcess, export
from portfolio.models.content import Content
from portfolio.paths import CACHE
from portfolio.progress import status


def is_current(dist: Path, sources: str | None = None) -> bool:
    """Returns whether a folder holds the site as its sources are now.

    Args:
        dist: The folder.
        sources: Fingerprint of the sources, if it is known.
    """
    stamp = _stamp(dist)
    return dist.is_dir() and stamp.exists() and stamp.read_text() == (sources or fingerprint())


def reflex_process() -> ReflexProcess:
    """Returns the process that exports the pages; it can be started before the content is read."""
    return ReflexProcess(CACHE / "build.lock")


def build_site(reflex: ReflexProcess, content: Content, dist: Path, sources: str = "") -> None:
    """Builds the site beside the last good one and replaces that at the end.

    Args:
        reflex: The process that exports the pages, started.
        content: The content of the site.
        dist: The folder to fill; untouched if anything fails or the build is killed.
        sources: Fingerprint of the sources from before the content was read, so that what was
            changed since is built next time; by default that of now.

    Raises:
        ExportError: If Reflex, or a step after its export, fails.
    """
    sources = sources or fingerprint()
    take_lock(reflex.lock)
    recover_folder(dist)
    generate_assets(content)
    draft = dist.with_name(f".{dist.name}-draft")
    shutil.rmtree(draft, ignore_errors=True)
    with status("Exporting the pages"):
        shutil.move(export(reflex, content), draft)
    # First, so that a crash leaves no old stamp beside the new folder.
    _stamp(dist).unlink(missing_ok=True)
    replace_folder(draft, dist)
    write_file(_stamp(dist), sources)


def take_lock(file: IO[str]) -> None:
    """Takes the lock by which builds, which all write to the same folders, wait for each other.

    It is held until the file is closed. A child process that has inherited the file, be it before
    or after this, keeps the lock until it ends, also when the build that started it was killed:
    Reflex may go on writing after its parent.

    Args:
        file: The open lock file.
    """
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        Console(stderr=True).print("Another build is running; waiting for it to end.")
        fcntl.flock(file, fcntl.LOCK_EX)


def _stamp(dist: Path) -> Path:
    """Returns the file that holds the fingerprint of what a folder was built from."""
    return CACHE / f"built-{dist.name}"
