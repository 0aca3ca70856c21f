"""The digest of a module changes with the code it uses, and with nothing else."""

from __future__ import annotations

import gc
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from portfolio.drawing.lettering import draw_lettering
from portfolio.images import social_image_layout
from portfolio.paths import ROOT
from portfolio.source_digest import source_digest

LETTERING = draw_lettering.__module__
SOCIAL_IMAGE = social_image_layout.__name__


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code."""
    folder = tmp_path_factory.mktemp("code")
    ignored = shutil.ignore_patterns("__pycache__", "shipped", "*.woff2", "*.svg")
    shutil.copytree(ROOT / "portfolio", folder / "portfolio", ignore=ignored)
    return folder


@dataclass
class Project:
    """A copy of the code, whose modules a test may change.

    Attributes:
        folder: The copy.
        before: What the changed files said.
    """

    folder: Path
    before: dict[Path, str] = field(default_factory=dict)

    def digest(self, module: str) -> str:
        source_digest.cache_clear()
        return source_digest(module, self.folder)

    def change(self, module: str, code: str = "\nSIZE = 3\n", *, start: str = "") -> None:
        """Writes code at the end of a module, or another docstring at its start."""
        file = self.folder / "portfolio" / module
        text = self.before.setdefault(file, file.read_text())
        file.write_text(start + text.partition('"""\n')[2] if start else text + code)

    def restore(self) -> None:
        """Writes the files as they were."""
        for file, text in self.before.items():
            file.write_text(text)


@pytest.fixture
def project(copy: Path) -> Iterator[Project]:
    """A copy of the code, which a test may change."""
    project = Project(copy)
    yield project
    project.restore()
    source_digest.cache_clear()


@pytest.fixture
def eager_threads() -> Iterator[None]:
    """Lets threads take turns wherever Python can collect garbage, as it may while it parses."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()

    def give_way(*_: object) -> None:
        time.sleep(0)

    gc.callbacks.append(give_way)
    gc.set_threshold(50)
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*thresholds)
    gc.callbacks.remove(give_way)


@pytest.mark.usefixtures("eager_threads")
def test_threads_may_compute_a_source_digest_at_once() -> None:
    uncached = source_digest.__wrapped__
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(uncached, [LETTERING] * 4)) == {source_digest(LETTERING)}


def test_comments_and_docstrings_change_no_source_digest(project: Project) -> None:
    before = project.digest(LETTERING)
    for module in ("images/favicons.py", "stickers/outline.py", "drawing/curve_fitting.py"):
        project.change(module, "\n# a comment\n")
    project.change("drawing/glyphs.py", start='"""Other words."""\n')
    assert project.digest(LETTERING) == before


def test_code_that_draws_no_title_does_not_change_the_source_digest_of_titles(
    project: Project,
) -> None:
    before = project.digest(LETTERING)
    project.change("images/favicons.py")
    project.change("images/rasterize.py")
    assert project.digest(LETTERING) == before


@pytest.mark.parametrize("module", ["glyphs", "curve_fitting", "lettering"])
def test_code_that_draws_titles_changes_the_source_digest_of_titles(
    project: Project, module: str
) -> None:
    before = project.digest(LETTERING)
    project.change(f"drawing/{module}.py")
    assert project.digest(LETTERING) != before


def test_code_that_rasterizes_changes_the_source_digest_of_social_images(project: Project) -> None:
    before = project.digest(SOCIAL_IMAGE)
    project.change("images/rasterize.py")
    assert project.digest(SOCIAL_IMAGE) != before


def test_a_module_from_outside_the_project_has_no_source_digest(project: Project) -> None:
    assert project.digest("shapely") == project.digest("json")
