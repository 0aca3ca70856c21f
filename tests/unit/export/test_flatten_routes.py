"""An export becomes a folder that a static host understands."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.export.flatten_routes import FALLBACK, prune_scripts, settle


def fill(site: Path, files: dict[str, str]) -> Path:
    """Writes files, with the folders they lie in."""
    for name, text in files.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return site


def names(site: Path) -> set[str]:
    return {str(file.relative_to(site)) for file in site.rglob("*") if file.is_file()}


class TestSettle:
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
                "not-found.html": "lost",
                "not-found/index.html": "lost",
                "404.html": "fallback",
                "__spa-fallback.html": "fallback",
            },
        )

    def test_each_route_is_one_file(self, exported: Path) -> None:
        settle(exported)
        wanted = {"index.html", "projects.html", "projects/udc.html", "404.html"}
        assert names(exported) == wanted
        assert not (exported / "not-found").exists()

    def test_the_lost_page_is_the_prerendered_one(self, exported: Path) -> None:
        settle(exported)
        assert (exported / "404.html").read_text() == "lost"

    def test_a_site_with_a_router_keeps_its_fallback(self, exported: Path) -> None:
        settle(exported, FALLBACK)
        assert (exported / "404.html").read_text() == "fallback"
        assert not names(exported) & {"not-found.html", "__spa-fallback.html"}


class TestPruneScripts:
    def test_what_a_page_reaches_stays_and_the_rest_goes(self, tmp_path: Path) -> None:
        site = fill(
            tmp_path,
            {
                "index.html": '<script type="module" src="/assets/entry-1.js"></script>',
                "assets/entry-1.js": 'import("./island-2.js")',
                "assets/island-2.js": 'import a from "./lib.min-3.js";',
                "assets/lib.min-3.js": 'import "./entry-1.js"; // a ring',
                "assets/router-4.js": 'import "./entry-1.js"',
            },
        )
        prune_scripts(site)
        scripts = {file.name for file in (site / "assets").glob("*.js")}
        assert scripts == {"entry-1.js", "island-2.js", "lib.min-3.js"}
