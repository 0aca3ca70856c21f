"""What ``check`` accepts builds: valid content at random, up to the export.

``tests/nightly/test_valid_content_exports.py`` has more of it, and exports some.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.any_content import Amount
from tests.support.any_site import PARTS, build_without_reflex, check, read_from, sites, write_site


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where each site in turn is written."""
    root = tmp_path_factory.mktemp("any")
    with read_from(root):
        yield root


@settings(max_examples=2)
@pytest.mark.parametrize("part", PARTS)
@given(data=st.data())
def test_any_valid_content_passes_check_and_builds(
    folder: Path, part: str, data: st.DataObject
) -> None:
    loaded = check(write_site(folder, data.draw(sites(part, Amount.SOME))))
    build_without_reflex(loaded.content, folder)
