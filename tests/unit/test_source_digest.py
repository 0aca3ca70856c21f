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
from portfolio.paths import SITE

LETTERING = draw_lettering.__module__
SOCIAL_IMAGE = social_image_layout.__name__


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code."""
    folder = tmp_path_factory.mktemp("code")
    ignored = shutil.ignore_patterns("__pycache__", "shipped", "*.woff2", "*.svg")
    shutil.copytree(SITE / "portfolio", folder / "portfolio", ignore=ignored)
    return folder


def differs(copy: Path, drawing: str, module: str, old: str, new: str) -> bool:
    """Returns whether the digest of a drawing differs while a module of the copy is changed."""
    file = copy / "portfolio" / module
    text, digests = file.read_text(), set()
    for content in (text, text.replace(old, new, 1)):
        file.write_text(content)
        source_digest.cache_clear()
        digests.add(source_digest(drawing, copy))
    file.write_text(text)
    source_digest.cache_clear()
    assert old in text
    return len(digests) == 2


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


@pytest.mark.nightly
@pytest.mark.usefixtures("eager_threads")
def test_threads_may_compute_a_source_digest_at_once() -> None:
    uncached = source_digest.__wrapped__
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(uncached, [LETTERING] * 4)) == {source_digest(LETTERING)}


@pytest.mark.parametrize(
    ("drawing", "module", "changes"),
    [
        (LETTERING, "drawing/glyphs.py", True),
        (LETTERING, "images/rasterize.py", False),
        (SOCIAL_IMAGE, "images/rasterize.py", True),
    ],
)
def test_a_source_digest_changes_only_with_code_that_the_drawing_needs(
    copy: Path, drawing: str, module: str, changes: bool
) -> None:
    assert differs(copy, drawing, module, "\nfrom ", "\nSIZE = 3\nfrom ") == changes


@pytest.mark.parametrize(
    ("old", "new"), [("\nfrom ", "\n# a comment\nfrom "), ('"""', '"""Other words. ')]
)
def test_comments_and_docstrings_change_no_source_digest(copy: Path, old: str, new: str) -> None:
    assert not differs(copy, LETTERING, "drawing/glyphs.py", old, new)


def test_what_is_imported_for_types_alone_changes_no_source_digest(tmp_path: Path) -> None:
    (tmp_path / "drawing.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import types_alone\nimport used\n"
    )
    digests = set()
    for words in ("SIZE = 3", "SIZE = 4"):
        (tmp_path / "used.py").write_text("")
        (tmp_path / "types_alone.py").write_text(words)
        digests.add(source_digest.__wrapped__("drawing", tmp_path))
    (tmp_path / "used.py").write_text("SIZE = 3")
    assert len(digests) == 1
    assert source_digest.__wrapped__("drawing", tmp_path) not in digests


def test_a_module_from_outside_the_project_has_no_source_digest() -> None:
    assert source_digest("shapely") == source_digest("json")
