"""Whatever an owner begins with builds, one after the other in the same folder, and its tests pass.

The folders that a build fills stay from one to the next, as they do for an owner.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from portfolio import paths
from tests.support.git import commit, uncommitted
from tests.support.project_copy import project_copy
from tests.support.starts import NOTHING, STARTS, delete_all, portfolio, slugs

pytestmark = pytest.mark.xdist_group("starts")

IN_A_BROWSER = [
    f"tests/e2e/test_{name}.py"
    for name in ("routes", "page_layout", "home", "resume", "files", "links")
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project_copy(tmp_path_factory.mktemp("starts") / "project")


@pytest.fixture(autouse=True)
def _original_content(folder: Path) -> None:
    """Brings back the content that the tests before have changed."""
    shutil.rmtree(folder / "content")
    shutil.copytree(paths.CONTENT, folder / "content")


@pytest.mark.parametrize("name", STARTS)
def test_it_builds_every_page_and_leaves_the_tree_clean(folder: Path, name: str) -> None:
    STARTS[name](folder)
    commit(folder)
    portfolio(folder, "build")
    built = sorted(it.stem for it in (folder / "dist/projects").glob("*.html"))
    assert built == slugs(folder)
    assert uncommitted(folder) == []


def test_the_tests_of_a_site_without_anything_pass(folder: Path) -> None:
    NOTHING(folder)
    delete_all(folder)
    portfolio(folder, "build")
    command = [sys.executable, "-m", "pytest", *IN_A_BROWSER, "-q", "-n", "2"]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
