"""The first commit of a new site."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

MESSAGE = "A site of my own"
DEFAULT_IDENTITY = ["-c", "user.name=Your Name", "-c", "user.email=you@example.com"]


def first_commit(folder: Path) -> bool:
    """Makes a git repository of a folder, with everything in one commit.

    Returns:
        Whether there is one now; without git on this machine there is none.
    """
    if not shutil.which("git"):
        return False
    _git(folder, "init", "--quiet", "--initial-branch", "main")
    _git(folder, "add", "--all")
    known = _git(folder, "config", "user.email", check=False).stdout.strip()
    _git(folder, *([] if known else DEFAULT_IDENTITY), "commit", "--quiet", "--message", MESSAGE)
    return True


def _git(folder: Path, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=folder, check=check, capture_output=True, text=True)
