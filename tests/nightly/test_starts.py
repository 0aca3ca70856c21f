"""Whatever an owner begins with builds, one after the other in the same folder, and its tests pass.

The folders that a build fills stay from one to the next, as they do for an owner.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portfolio import paths
from tests.support.git import commit, uncommitted
from tests.support.own_tests import OF_CONTENT, run_browser_tests
from tests.support.project_copy import project_copy
from tests.support.starts import NOTHING, STARTS, delete_all, portfolio, slugs

pytestmark = pytest.mark.xdist_group("starts")


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
    run_browser_tests(folder, OF_CONTENT, "-n", "2", "--dist", "loadgroup")
