"""A change of code counts for what uses that code, and for nothing else."""

from __future__ import annotations

import gc
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from portfolio.drawing.lettering import draw_lettering
from portfolio.images import social_image_layout
from portfolio.paths import ROOT
from portfolio.source_digest import source_digest

LETTERING = draw_lettering.__module__
SOCIAL_IMAGE = social_image_layout.__name__


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the code, which a test may change."""
    shutil.copytree(ROOT / "portfolio", tmp_path / "portfolio")
    return tmp_path


def change(project: Path, module: str, code: str) -> None:
    file = project / "portfolio" / module
    file.write_text(file.read_text() + code)
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
def test_threads_may_ask_at_once() -> None:
    uncached = source_digest.__wrapped__
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(uncached, [LETTERING] * 4)) == {source_digest(LETTERING)}


@pytest.mark.parametrize(
    "module", ["images/favicons.py", "sprites/outline.py", "drawing/glyphs.py"]
)
def test_a_comment_anywhere_changes_no_key(project: Path, module: str) -> None:
    before = source_digest(LETTERING, project)
    change(project, module, "\n# a comment\n")
    assert source_digest(LETTERING, project) == before


def test_a_docstring_changes_no_key(project: Path) -> None:
    before = source_digest(LETTERING, project)
    file = project / "portfolio" / "drawing" / "glyphs.py"
    file.write_text('"""Other words."""\n' + file.read_text().partition('"""\n')[2])
    source_digest.cache_clear()
    assert source_digest(LETTERING, project) == before


def test_code_that_draws_no_title_changes_no_key_of_a_title(project: Path) -> None:
    before = source_digest(LETTERING, project)
    change(project, "images/favicons.py", "\nSIZE = 3\n")
    change(project, "images/rasterize.py", "\nSIZE = 3\n")
    assert source_digest(LETTERING, project) == before


@pytest.mark.parametrize("module", ["glyphs", "geometry", "curve_fitting", "lettering"])
def test_code_that_draws_titles_changes_their_key(project: Path, module: str) -> None:
    before = source_digest(LETTERING, project)
    change(project, f"drawing/{module}.py", "\nSIZE = 3\n")
    assert source_digest(LETTERING, project) != before


def test_code_that_rasterizes_changes_the_key_of_social_images(project: Path) -> None:
    before = source_digest(SOCIAL_IMAGE, project)
    change(project, "images/rasterize.py", "\nSIZE = 3\n")
    assert source_digest(SOCIAL_IMAGE, project) != before


def test_a_module_from_elsewhere_has_no_sources(project: Path) -> None:
    assert source_digest("shapely", project) == source_digest("json", project)
