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


def test_a_minified_script_has_short_names_and_the_same_texts(tmp_path: Path) -> None:
    html = minified(tmp_path, f"<script>{SCRIPT}</script>")
    assert "greeting" not in html
    assert "`hi`" in html
    assert "\n" not in html.partition("<script>")[2].partition("</script>")[0]


def test_minifying_leaves_data_and_external_scripts_of_a_page_alone(tmp_path: Path) -> None:
    others = DATA + '<script data-deferred="/page.js"></script>'
    assert minified(tmp_path, others) == f"<html><head></head><body>{others}</body></html>"


def test_minifying_leaves_a_script_with_a_syntax_error_alone(tmp_path: Path) -> None:
    assert "<script>const a = ;</script>" in minified(tmp_path, "<script>const a = ;</script>")


def test_scripts_that_pages_share_are_minified(tmp_path: Path) -> None:
    (tmp_path / "generated").mkdir()
    file = tmp_path / "generated" / "page.js"
    file.write_text(SCRIPT)
    minified(tmp_path, "<p>Words</p>")
    assert len(file.read_text()) < len(SCRIPT) / 2 + 20
