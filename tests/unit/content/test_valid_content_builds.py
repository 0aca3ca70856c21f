"""What ``check`` accepts builds: valid content at random, up to the export."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
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


# Shrinking would take minutes; the files of the last site are left in the folder.
@pytest.mark.nightly
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@pytest.mark.parametrize("part", PARTS)
@given(data=st.data())
def test_valid_content_with_everything_passes_check_and_builds(
    folder: Path, part: str, data: st.DataObject
) -> None:
    loaded = check(write_site(folder, data.draw(sites(part, Amount.FULL))))
    build_without_reflex(loaded.content, folder)
