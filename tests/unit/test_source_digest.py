"""The digest of a module changes with the code it uses, and with nothing else."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.cache import _code_and_imports, source_digest
from portfolio.drawing.lettering import draw_lettering

LETTERING = draw_lettering.__module__


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
    _code_and_imports.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(uncached, [LETTERING] * 4)) == {source_digest(LETTERING)}


MODULES = {
    "drawing": "import used\nif TYPE_CHECKING:\n    import for_types\n",
    "used": '"""Words."""\nfrom parts import deep\n',
    "parts/deep": "SIZE = 1\n",
    **dict.fromkeys(("parts/__init__", "parts/other", "for_types"), ""),
}


@pytest.mark.parametrize(
    ("module", "text", "changes"),
    [
        ("parts/deep", "SIZE = 2\n", True),
        ("parts/other", "SIZE = 2\n", False),
        ("for_types", "SIZE = 2\n", False),
        ("used", '"""Other words."""\n# a comment\nfrom parts import deep\n', False),
    ],
    ids=["code", "other code", "types", "words"],
)
def test_a_source_digest_changes_only_with_code_that_the_drawing_needs(
    tmp_path: Path, module: str, text: str, changes: bool
) -> None:
    digests = set()
    for version, modules in (("before", MODULES), ("after", {**MODULES, module: text})):
        write_files({tmp_path / version / f"{name}.py": it for name, it in modules.items()})
        digests.add(source_digest("drawing", tmp_path / version))
    assert (len(digests) == 2) is changes


def test_a_module_from_outside_the_project_has_no_source_digest() -> None:
    assert source_digest("shapely") == source_digest("json")
