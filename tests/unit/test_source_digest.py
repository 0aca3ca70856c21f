"""The digest of a module changes with the code it uses, and with nothing else."""

from __future__ import annotations

import gc
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from portfolio.cache import source_digest
from portfolio.drawing.lettering import draw_lettering
from portfolio.images import social_image_layout
from portfolio.paths import ROOT

LETTERING = draw_lettering.__module__
SOCIAL_IMAGE = social_image_layout.__name__


class Project:
    """A copy of the code, whose modules a test may change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.texts: dict[Path, str] = {}

    def digest(self, module: str) -> str:
        source_digest.cache_clear()
        return source_digest(module, self.folder)

    def change(self, module: str, code: str = "\nSIZE = 3\n", *, start: str = "") -> None:
        """Writes code at the end of a module, or another docstring at its start."""
        file = self.folder / "portfolio" / module
        text = self.texts.setdefault(file, file.read_text())
        file.write_text(start + text.partition('"""\n')[2] if start else text + code)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Project:
    folder = tmp_path_factory.mktemp("code")
    ignored = shutil.ignore_patterns("__pycache__", "shipped", "*.woff2", "*.svg")
    shutil.copytree(ROOT / "portfolio", folder / "portfolio", ignore=ignored)
    return Project(folder)


@pytest.fixture
def project(copy: Project) -> Iterator[Project]:
    """The copy, whose modules are as they were after the test."""
    yield copy
    for file, text in copy.texts.items():
        file.write_text(text)
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


@pytest.mark.parametrize(
    ("drawing", "module", "changes"),
    [
        (LETTERING, "drawing/glyphs.py", True),
        (LETTERING, "drawing/curve_fitting.py", True),
        (LETTERING, "drawing/lettering.py", True),
        (LETTERING, "images/favicons.py", False),
        (LETTERING, "images/rasterize.py", False),
        (SOCIAL_IMAGE, "images/rasterize.py", True),
    ],
)
def test_a_source_digest_changes_only_with_code_that_the_drawing_needs(
    project: Project, drawing: str, module: str, changes: bool
) -> None:
    before = project.digest(drawing)
    project.change(module)
    assert (project.digest(drawing) != before) == changes


def test_a_module_from_outside_the_project_has_no_source_digest(project: Project) -> None:
    assert project.digest("shapely") == project.digest("json")
