"""Git in the folder of a site."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def has_git() -> bool:
    """Returns whether this machine has git."""
    return shutil.which("git") is not None


def git(folder: Path, *words: str, check: bool = True) -> str:
    """Runs a command of git and returns what it printed.

    Args:
        folder: Where it runs.
        words: The command.
        check: Whether it has to succeed.

    Raises:
        subprocess.CalledProcessError: It has to succeed and failed.
    """
    command = ["git", *words]
    return subprocess.run(command, cwd=folder, check=check, capture_output=True, text=True).stdout
