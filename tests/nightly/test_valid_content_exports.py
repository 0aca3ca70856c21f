"""What ``check`` accepts builds: content at random that has all there may be."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.any_content import Amount
from tests.support.any_site import PARTS, build_without_reflex, check, read_from, sites, write_site

RANDOM = settings(
    deadline=None,
    derandomize=True,
    # Shrinking would take minutes; the files of the last site are left in the folder.
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@settings(RANDOM, max_examples=4)
@pytest.mark.parametrize("part", PARTS)
@given(data=st.data())
def test_valid_content_with_everything_passes_check_and_builds(
    tmp_path_factory: pytest.TempPathFactory, part: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("any")
    with read_from(folder):
        loaded = check(write_site(folder, data.draw(sites(part, Amount.FULL))))
        build_without_reflex(loaded.content, folder)
