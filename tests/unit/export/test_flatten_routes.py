"""The export has one file for each route, as static hosts expect."""

from __future__ import annotations

from pathlib import Path

import pytest

from custom_components.islands.plugin import FALLBACK
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.flatten_routes import flatten_routes, keep_not_found
from portfolio.export.video_players import add_video_players


def fill(site: Path, files: dict[str, str]) -> Path:
    """Writes files, with the folders they lie in."""
    for name, text in files.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return site


def names(site: Path) -> set[str]:
    return {str(file.relative_to(site)) for file in site.rglob("*") if file.is_file()}


class TestFlattenRoutes:
    @pytest.fixture
    def exported(self, tmp_path: Path) -> Path:
        return fill(
            tmp_path,
            {
                "index.html": "home",
                "projects.html": "list",
                "projects/index.html": "list",
                "projects/udc.html": "udc",
                "projects/udc/index.html": "udc",
                "not-found.html": "not found",
                "not-found/index.html": "not found",
                "404.html": "fallback",
                "__spa-fallback.html": "fallback",
            },
        )

    def test_every_exported_route_becomes_one_file(self, exported: Path) -> None:
        flatten_routes(exported)
        wanted = {"index.html", "projects.html", "projects/udc.html", "404.html"}
        assert names(exported) == wanted
        assert not (exported / "not-found").exists()

    def test_the_exported_not_found_page_is_the_prerendered_page(self, exported: Path) -> None:
        flatten_routes(exported)
        assert (exported / "404.html").read_text() == "not found"

    def test_a_not_found_page_that_react_hydrates_whole_stays_with_the_router(
        self, exported: Path
    ) -> None:
        fill(
            exported,
            {"not-found.html": '<link rel="modulepreload" href="/assets/entry.client-1.js">'},
        )
        flatten_routes(exported)
        assert (exported / "404.html").read_text() == "fallback"
        assert not names(exported) & {"not-found.html", "__spa-fallback.html"}

    def test_the_fallback_that_reflex_copies_is_the_not_found_page(self, exported: Path) -> None:
        flatten_routes(exported)
        keep_not_found(exported)
        assert (exported / f"{FALLBACK}.html").read_text() == "not found"


def test_every_video_gets_a_player_page_that_works_without_scripts(tmp_path: Path) -> None:
    player = (
        "<!DOCTYPE html><html><head><noscript><style>p{display:block}</style></noscript></head>"
        "<body><main><video></video><p>There is no such video here.</p></main></body></html>"
    )
    fill(tmp_path, {"player.html": player, "player/player.js": "", "video/wato.webm": ""})
    pages = ExportedPages(tmp_path)
    add_video_players(pages)
    pages.write()
    page = (tmp_path / "player" / "wato.html").read_text()
    assert "p{display:block}" not in page
    assert '<video controls="" playsinline="" poster="/video/wato.webp">' in page
    assert '<source src="/video/wato.webm" type="video/webm">' in page
    assert "wato.mp4" not in page
    assert (tmp_path / "player.html").read_text() == player
