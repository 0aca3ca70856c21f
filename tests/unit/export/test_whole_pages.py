"""A page that React hydrates as a whole keeps its markup, scripts and addresses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portfolio.export import postprocess
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.hash_assets import hash_assets
from portfolio.export.postprocess import WholePageError
from portfolio.export.scripts.chunk_graph import GRAPH, ChunkGraph
from portfolio.export.scripts.prune_scripts import prune_scripts

WHOLE = (
    '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/entry.client-1.js">'
    '<link rel="stylesheet" href="/assets/all.css"><link rel="preload" href="/fonts/body.woff2">'
    '<script type="module">import "/assets/manifest-2.js"</script></head><body></body>'
    "</html>"
)
LEAN = '<!DOCTYPE html><html><head></head><body><img src="/svg/bomb.svg"></body></html>'
CSS = "@font-face{src:url(/fonts/body.woff2)}"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An exported site with a page of each kind."""
    files = {
        "index.html": LEAN,
        "about.html": WHOLE,
        "assets/all.css": CSS,
        "assets/entry.client-1.js": 'load("./react-3.js")',
        "assets/react-3.js": "",
        "assets/manifest-2.js": "",
        "assets/other-4.js": "",
        "fonts/body.woff2": "font",
        "svg/bomb.svg": "<svg></svg>",
        "generated/theme.css": "",
        GRAPH: json.dumps(
            {
                "assets/entry.client-1.js": {"modules": [], "imports": ["assets/react-3.js"]},
                "assets/react-3.js": {"modules": [], "imports": []},
                "assets/other-4.js": {"modules": [], "imports": []},
            }
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_page_hydrated_by_react_is_found_with_the_pages_stylesheet(site: Path) -> None:
    pages = ExportedPages(site)
    assert [*pages.whole] == [site / "about.html"]
    assert pages.stylesheets_of_whole() == {site / "assets" / "all.css"}
    assert [*pages.plain] == [site / "index.html"]


def test_scripts_of_a_page_hydrated_by_react_are_kept_and_others_deleted(site: Path) -> None:
    prune_scripts(ExportedPages(site), ChunkGraph.read(site))
    scripts = {file.name for file in (site / "assets").glob("*.js")}
    assert scripts == {"entry.client-1.js", "react-3.js", "manifest-2.js"}


def test_files_of_a_page_hydrated_by_react_keep_their_addresses(site: Path) -> None:
    pages = ExportedPages(site)
    hash_assets(pages)
    pages.write()
    assert (site / "about.html").read_text() == WHOLE
    assert (site / "assets" / "all.css").read_text() == CSS
    assert (site / "fonts" / "body.woff2").exists()
    assert not (site / "svg" / "bomb.svg").exists()


def test_a_page_hydrated_by_react_is_refused_on_a_site_below_a_path(site: Path) -> None:
    with pytest.raises(WholePageError, match=r"about\.html .* not below /portfolio"):
        postprocess._refuse_whole_pages_below("/portfolio", ExportedPages(site))
    postprocess._refuse_whole_pages_below("", ExportedPages(site))
    (site / "about.html").unlink()
    postprocess._refuse_whole_pages_below("/portfolio", ExportedPages(site))


def test_a_deleted_asset_is_in_no_later_export(
    site: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path_factory.mktemp("project")
    copied = root / ".web" / "public"
    for file in (copied / "svg" / "bomb.svg", copied / "svg" / "star.svg", site / "svg/star.svg"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("<svg></svg>")
    (root / "assets" / "svg").mkdir(parents=True)
    (root / "assets" / "svg" / "star.svg").write_text("<svg></svg>")
    monkeypatch.setattr(postprocess, "ROOT", root)
    monkeypatch.setattr(postprocess, "COPIED", copied)
    postprocess._remove_deleted_assets(site)
    for folder in (site, copied):
        assert [file.name for file in (folder / "svg").iterdir()] == ["star.svg"]
