"""Rewriting a handwritten page keeps its layout."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.exported_pages import ExportedPages


def test_white_space_after_the_end_of_a_page_stays_out_of_the_body(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text(
        "<!doctype html>\n<html>\n<head></head>\n<body>\n  <p>A</p>\n  </body>\n</html>\n"
    )
    for _ in range(2):
        ExportedPages(tmp_path).write()
    assert not [line for line in file.read_text().splitlines() if line != line.rstrip()]
    assert "<p>A</p>" in file.read_text()
