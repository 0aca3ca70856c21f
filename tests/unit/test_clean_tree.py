"""A run of tests that changes what git tracks fails and says which files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from portfolio.paths import ROOT
from tests.support.git import commit

HOOKS = "from tests.support.clean_tree import pytest_sessionfinish, pytest_sessionstart\n"
WRITES = """
from pathlib import Path

def test_nothing():
    Path("lock.json").write_text("changed")
    Path("left.txt").write_text("new")
"""
READS = "def test_nothing():\n    pass\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text(HOOKS)
    (tmp_path / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\n")
    (tmp_path / ".gitignore").write_text("__pycache__\n")
    (tmp_path / "lock.json").write_text("as it was")
    return tmp_path


def run(folder: Path, test: str, *, clean: bool = True) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(test)
    commit(folder)
    if not clean:
        (folder / "begun.txt").touch()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "1"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_it_fails_where_a_test_changes_a_file(folder: Path) -> None:
    result = run(folder, WRITES)
    assert result.returncode == 1, result.stdout
    assert "1 passed" in result.stdout
    assert "have changed it: lock.json, left.txt." in result.stdout


def test_it_passes_where_none_does(folder: Path) -> None:
    result = run(folder, READS)
    assert result.returncode == 0, result.stdout


def test_it_asks_nothing_of_one_that_changes_files_while_its_author_works(folder: Path) -> None:
    result = run(folder, WRITES, clean=False)
    assert result.returncode == 0, result.stdout
