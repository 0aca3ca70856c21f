"""The build: from content to a folder that any static host can serve."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING

from rich.console import Console

from portfolio.atomic_write import write_file
from portfolio.build.reflex_export import reflex_process
from portfolio.environment import environment
from portfolio.paths import (
    BUILT_ASSETS,
    CACHE,
    CONTENT,
    ENGINE,
    ISLANDS,
    OLD_RESUME,
    SITE,
    files_below,
)
from portfolio.progress import status

if TYPE_CHECKING:
    from portfolio.models.content import Content

SOURCES = (
    "rxconfig.py",
    "requirements.txt",
    "reflex.lock",
    "assets",
    "sections",
    "islands",
    "themes",
    "words",
)
"""Files and folders of a site that it is built from, beside its content and the engine."""

SETTINGS = ("CONTENT", "PAGES", "PAPER", "SITE_PATH")
"""Environment variables that change what is built, beside those of Reflex."""


def fingerprint(root: Path = SITE, engine: tuple[Path, ...] = (ENGINE, ISLANDS)) -> str:
    """Returns a digest of all sources and settings of a build.

    Args:
        root: The site's folder.
        engine: The folders of the engine.
    """
    variables = sorted(environment().items())
    settings = [it for it in variables if it[0] in SETTINGS or it[0].startswith("REFLEX_")]
    digest = hashlib.sha256(repr(settings).encode())
    # A build without an article whose date has come since is out of date.
    content, pages = os.environ.get("CONTENT", "content"), os.environ.get("PAGES", "pages")
    if (root / content / "writing").is_dir():
        from portfolio.content.writing import scheduled_files

        if scheduled := scheduled_files(root / content, datetime.now().astimezone()):
            digest.update(repr(scheduled).encode())
    written = [root / "assets" / name for name in BUILT_ASSETS]
    own = [root / name for name in (*SOURCES, content, pages)]
    for path in (*engine, *own):
        for file in _sources_in(path):
            if not any(file.is_relative_to(folder) for folder in written):
                name = f"{path.name}/{file.relative_to(path)}"
                # An editor's temporary file may be gone by now.
                with suppress(FileNotFoundError):
                    digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _sources_in(path: Path) -> Iterator[Path]:
    for file in [path] if path.is_file() else files_below(path):
        if "__pycache__" not in file.parts and file.name != OLD_RESUME:
            yield file


def is_current(dist: Path, sources: str) -> bool:
    """Returns whether a folder holds the site that was built from sources with a fingerprint."""
    stamp = _stamp(dist)
    return (dist / "index.html").is_file() and stamp.exists() and stamp.read_text() == sources


def build_site(
    read_content: Callable[[], Content],
    check: Callable[[Content], None],
    dist: Path,
    sources: str,
) -> None:
    """Builds the site beside the last good one and replaces that at the end.

    Args:
        read_content: Returns the content of the site, or raises what is wrong with it. Reflex's
            process starts at the same time, and is ended in that case.
        check: Raises what else is wrong, while Reflex exports the site; that is ended, too.
        dist: The folder to fill; untouched if anything fails or the build is killed.
        sources: Fingerprint of the sources from before the content was read, so that what was
            changed since is built next time.

    Raises:
        ExportError: If Reflex, or a step after its export, fails.
    """
    lock_file = CACHE / "build.lock"
    with build_lock(lock_file) as lock, reflex_process(lock) as export:
        # What this imports takes longer than Reflex's process needs to start.
        from portfolio.build.generate_assets import generate_assets

        content = read_content()
        recover_folder(dist)
        draft = dist.with_name(f".{dist.name}-draft")
        shutil.rmtree(draft, ignore_errors=True)
        # Reflex's process would do it, too, but its output is a log, and pictures take minutes.
        generate_assets(content)
        with status("Exporting the pages"):
            shutil.move(export(partial(check, content)), draft)
        # First, so that a crash leaves no old stamp beside the new folder.
        _stamp(dist).unlink(missing_ok=True)
        replace_folder(draft, dist)
        write_file(_stamp(dist), sources)
    # The resume before an import is kept until the new one is built, and not one from before it.
    if (CONTENT / OLD_RESUME).exists() and fingerprint() == sources:
        (CONTENT / OLD_RESUME).unlink()


@contextmanager
def build_lock(file: Path) -> Iterator[IO[str]]:
    """Holds the lock by which builds, which all write to the same folders, wait for each other.

    A child process that inherits the open file keeps the lock until it ends, also when the build
    that started it was killed.

    Args:
        file: The lock file; it is created when missing.

    Yields:
        The open lock file.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            Console(stderr=True).print("Another build is running; waiting for it to end.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock


def replace_folder(draft: Path, target: Path) -> None:
    """Gives a folder the name of another and deletes that one.

    A crash between the two renames leaves the old folder as a backup, which
    :func:`recover_folder` restores.

    Args:
        draft: The new folder, on the same disk.
        target: The folder to replace; it need not exist.
    """
    if target.exists():
        target.rename(_backup(target))
    try:
        draft.rename(target)
    except OSError:
        recover_folder(target)
        raise
    shutil.rmtree(_backup(target), ignore_errors=True)


def recover_folder(target: Path) -> None:
    """Restores a folder from the backup that a killed replacement left, or deletes the backup."""
    if _backup(target).exists() and not target.exists():
        _backup(target).rename(target)
    shutil.rmtree(_backup(target), ignore_errors=True)


def _backup(target: Path) -> Path:
    return target.with_name(f".{target.name}-old")


def _stamp(dist: Path) -> Path:
    """Returns the file that holds the fingerprint of what a folder was built from."""
    return CACHE / f"built-{dist.name}"
