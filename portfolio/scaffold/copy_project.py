"""Copies the project for a new site."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from portfolio.progress import track

IGNORED = {
    *(".git", ".venv", ".web", ".states", ".cache", "dist", "shots", "node_modules"),
    *("__pycache__", ".pytest_cache", ".ruff_cache", ".idea", ".vscode", ".DS_Store"),
}
GENERATED = {"assets/external", "assets/generated"}
HISTORY = Path("docs/history")
"""Folder of pictures of this project's past; a new site has a history of its own."""


def copy_project(source: Path, target: Path) -> None:
    """Copies the project's files, without those that a build made, and without its history.

    Args:
        source: The project. Where it is a git repository, what git tracks is copied.
        target: A folder; it is made.
    """
    found = _tracked_by_git(source) or sorted(_written(source))
    names = [name for name in found if not name.is_relative_to(HISTORY)]
    for name in track(names, "Copying", len(names)):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / name, target / name)


def _tracked_by_git(source: Path) -> list[Path]:
    if not (source / ".git").exists() or not shutil.which("git"):
        return []
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=source, capture_output=True, text=True, check=False
    )
    names = [Path(name) for name in listed.stdout.split("\0") if name]
    return [name for name in names if (source / name).is_file()]


def _written(source: Path) -> Iterator[Path]:
    for folder, folders, files in os.walk(source):
        here = Path(folder).relative_to(source)
        folders[:] = [
            it for it in folders if it not in IGNORED and (here / it).as_posix() not in GENERATED
        ]
        yield from (here / file for file in files if file not in IGNORED)
