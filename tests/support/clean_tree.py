"""Fails a run of tests that began with a clean tree and ends with changed files.

``tests/conftest.py`` has pytest call these hooks.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

BEGAN_CLEAN = pytest.StashKey[bool]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Notes whether the tree is clean; pytest-xdist's workers leave that to their controller."""
    is_worker = hasattr(session.config, "workerinput")
    session.config.stash[BEGAN_CLEAN] = not is_worker and changed_files(session) == []


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails the run and names the files, if what was clean is not clean any more."""
    if not session.config.stash.get(BEGAN_CLEAN, False):
        return
    if files := changed_files(session):
        session.shouldfail = (
            f"The tests began with a clean git tree and have changed it: {', '.join(files)}. What "
            "tests and builds write belongs into a temporary folder, or into one of .gitignore."
        )
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def changed_files(session: pytest.Session) -> list[str] | None:
    """Returns the files that git calls changed or new; nothing where there is no repository."""
    command = ["git", "status", "--porcelain", "--untracked-files=all"]
    root: Path = session.config.rootpath
    try:
        status = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return [line[3:] for line in status.stdout.splitlines()]
