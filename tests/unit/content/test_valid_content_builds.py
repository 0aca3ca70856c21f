"""What ``check`` accepts builds: valid content at random, up to the export."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from portfolio.fonts import site_fonts
from portfolio.fonts.fontsource import FontFetchError
from portfolio.resume import files
from tests.support.any_site import SITES, build_without_reflex, check, write_site


def no_network(family: str, *_: object) -> None:
    """Takes the place of what fetches a family: the words are set in a face of the system."""
    raise FontFetchError(f"{family} is not fetched in tests", family, unknown=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where each site in turn is written; no family of fonts is fetched."""
    root = tmp_path_factory.mktemp("any")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site_fonts, "family_files", no_network)
        patch.setattr(files, "CONTENT", root / "content")
        site_fonts._resolve.cache_clear()
        yield root
    site_fonts._resolve.cache_clear()


@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    # Shrinking would take minutes; the files of the last site are left in the folder.
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[*HealthCheck],
)
@given(site=SITES)
def test_any_valid_content_passes_check_and_builds(folder: Path, site: dict[str, Any]) -> None:
    loaded = check(write_site(folder, site))
    build_without_reflex(loaded.content, folder)
