"""A page that React hydrates as a whole keeps its markup and scripts, also below a path."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.hash_assets import hash_assets

HYDRATED = (
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.client-1.js">'
    '<link rel="stylesheet" href="/assets/all.css"><link rel="preload" href="/fonts/body.woff2">'
    '<script type="module">import "/assets/manifest-2.js"</script></head><body></body>'
    "</html>"
)
PLAIN = '<!DOCTYPE html><html><head></head><body><img src="/svg/bomb.svg"></body></html>'
CSS = "@font-face{src:url(/fonts/body.woff2)}"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An exported site with a page of each kind."""
    files = {
        "index.html": PLAIN,
        "about.html": HYDRATED,
        "assets/all.css": CSS,
        "fonts/body.woff2": "font",
        "svg/bomb.svg": "<svg></svg>",
        "generated/theme.css": "",
    }
    write_files({tmp_path / name: text for name, text in files.items()})
    return tmp_path


def test_files_of_a_page_hydrated_by_react_keep_their_addresses(site: Path) -> None:
    pages = ExportedPages(site)
    assert ([*pages.hydrated], [*pages.plain]) == ([site / "about.html"], [site / "index.html"])
    hash_assets(pages)
    assert (site / "about.html").read_text() == HYDRATED
    assert (site / "assets" / "all.css").read_text() == CSS
    assert (site / "fonts" / "body.woff2").exists()
    assert not (site / "svg" / "bomb.svg").exists()
