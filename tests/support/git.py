"""Git in a folder of a test."""

import subprocess
from pathlib import Path

IDENTITY = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]


def git(folder: Path, *words: str) -> str:
    """Runs a command of git, which has to succeed; returns what it printed."""
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def commit(folder: Path) -> None:
    """Makes a repository of a folder if it is none, and commits all that is in it."""
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, *IDENTITY, "commit", "--quiet", "--allow-empty", "--message", "A start")


def uncommitted(folder: Path) -> list[str] | None:
    """Returns what git calls changed or new; nothing where there is no repository."""
    try:
        return git(folder, "status", "--porcelain", "--untracked-files=all").splitlines()
    except (OSError, subprocess.CalledProcessError):
        return None
