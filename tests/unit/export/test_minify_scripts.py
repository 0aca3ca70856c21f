"""Scripts of pages are minified by Vite's minifier, which runs here as it does in the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.export import node
from portfolio.export.scripts.minify_scripts import minify_scripts

pytestmark = pytest.mark.skipif(
    not (node.PACKAGES / "node_modules" / "vite").exists(),
    reason="Vite is not installed; `make site` installs it",
)

SCRIPT = "(() => {\n  const greeting = 'hi';\n  console.log(greeting, greeting.length);\n})();\n"
DATA = '<script type="application/ld+json">{ "@type" : "Person" }</script>'


@pytest.fixture(autouse=True)
def _store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "RESULTS", tmp_path.with_name("store"))


def minified(site: Path, body: str) -> str:
    (site / "index.html").write_text(f"<html><head></head><body>{body}</body></html>")
    minify_scripts(site)
    return (site / "index.html").read_text()


def test_names_of_a_script_become_short_and_what_it_says_stays(tmp_path: Path) -> None:
    html = minified(tmp_path, f"<script>{SCRIPT}</script>")
    assert "greeting" not in html
    assert "`hi`" in html
    assert "\n" not in html.partition("<script>")[2].partition("</script>")[0]


def test_data_and_files_that_a_page_names_stay(tmp_path: Path) -> None:
    others = DATA + '<script data-deferred="/page.js"></script>'
    assert minified(tmp_path, others) == f"<html><head></head><body>{others}</body></html>"


def test_a_script_with_a_mistake_stays(tmp_path: Path) -> None:
    assert "<script>const a = ;</script>" in minified(tmp_path, "<script>const a = ;</script>")


def test_scripts_that_pages_share_are_minified_too(tmp_path: Path) -> None:
    (tmp_path / "generated").mkdir()
    file = tmp_path / "generated" / "page.js"
    file.write_text(SCRIPT)
    minified(tmp_path, "<p>Words</p>")
    assert len(file.read_text()) < len(SCRIPT) / 2 + 20
