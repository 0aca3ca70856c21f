"""The export keeps only the scripts that its islands need."""

from __future__ import annotations

from pathlib import Path

import pytest

from custom_components.islands.plugin import IslandsPlugin, lean

ROUTER = (
    '<link rel="modulepreload" href="/assets/root-1.js"/>'
    '<script>window.__reactRouterContext = {"a": "</div>"};</script>'
    '<script type="module" async="">import "/assets/manifest.js";</script>'
)
KEPT = '<script data-keep="true">theme()</script>'
DATA = '<script type="application/ld+json">{"@type": "Person"}</script>'
ISLAND = '<div data-island="external/x/x.jsx#X" data-props="{}"></div>'


def page(body: str) -> str:
    return f"<html><head>{ROUTER}{KEPT}</head><body>{body}{DATA}</body></html>"


class TestLean:
    def test_the_routers_scripts_and_preloads_go(self) -> None:
        html = lean(page("<p>Words</p>"), "/assets/entry.js")
        assert "reactRouter" not in html
        assert "manifest.js" not in html
        assert "modulepreload" not in html

    def test_what_says_so_and_what_is_data_stays(self) -> None:
        html = lean(page("<p>Words</p>"), "/assets/entry.js")
        assert KEPT in html
        assert DATA in html
        assert "<p>Words</p>" in html

    def test_a_page_with_an_island_asks_for_the_runtime_once_at_its_end(self) -> None:
        html = lean(page(ISLAND * 2), "/assets/entry.js")
        assert html.endswith("}</script></body></html>")
        assert html.count('import("/assets/entry.js")') == html.count("entry.js") == 1

    def test_nothing_is_fetched_before_the_first_paint(self) -> None:
        html = lean(page(ISLAND), "/assets/entry.js")
        assert 'src="/assets/entry.js"' not in html
        assert "modulepreload" not in html
        assert 'observe({type:"paint"' in html

    def test_a_page_without_one_loads_nothing(self) -> None:
        assert "entry.js" not in lean(page("<p>Words</p>"), "/assets/entry.js")

    def test_links_lose_what_only_the_router_reads(self) -> None:
        html = lean(page('<a data-discover="true" href="/projects">Projects</a>'), "/e.js")
        assert '<a href="/projects">Projects</a>' in html

    def test_doing_it_again_changes_nothing_on_a_page_without_islands(self) -> None:
        once = lean(page("<p>Words</p>"), "/assets/entry.js")
        assert lean(once, "/assets/entry.js") == once


class TestPostBuild:
    @pytest.fixture
    def exported(self, tmp_path: Path) -> Path:
        (tmp_path / "assets").mkdir()
        (tmp_path / "projects").mkdir()
        (tmp_path / "index.html").write_text(page(ISLAND))
        (tmp_path / "projects" / "udc.html").write_text(page(ISLAND))
        return tmp_path

    def test_every_page_of_every_folder_is_made_lean(self, exported: Path) -> None:
        (exported / "assets" / "entry.client-AbC123.js").touch()
        IslandsPlugin().post_build(static_dir=exported)
        for file in exported.rglob("*.html"):
            assert 'import("/assets/entry.client-AbC123.js")' in file.read_text()
            assert "reactRouter" not in file.read_text()

    def test_no_entry_or_two_is_an_error_and_no_page_is_touched(self, exported: Path) -> None:
        before = (exported / "index.html").read_text()
        with pytest.raises(RuntimeError, match="found 0"):
            IslandsPlugin().post_build(static_dir=exported)
        for name in ("a", "b"):
            (exported / "assets" / f"entry.client-{name}.js").touch()
        with pytest.raises(RuntimeError, match="found 2"):
            IslandsPlugin().post_build(static_dir=exported)
        assert (exported / "index.html").read_text() == before
