"""Errors of a change are shown over the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import show_errors as module
from portfolio.dev.show_errors import show_errors

IN_CONTENT = Diagnostic("content/site.yaml", 3, 1, "owner", "expected text", "5", "add quotes")


@pytest.fixture(autouse=True)
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of errors, elsewhere, and content with three lines."""
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yaml").write_text("# one\n# two\nowner: 5\n")
    monkeypatch.setattr(module, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(module, "ERRORS_FILE", tmp_path / "errors.json")
    return tmp_path / "errors.json"


def test_an_error_in_the_overlay_has_place_hint_and_lines_around(shown: Path) -> None:
    show_errors([IN_CONTENT])
    (error,) = json.loads(shown.read_text())
    assert error["message"] == "owner: expected text; found 5\nadd quotes"
    assert error["plugin"] == "content"
    assert error["loc"] == {"file": str(shown.parent / "content/site.yaml"), "line": 3, "column": 1}
    assert error["frame"].splitlines()[-2:] == [">    3 | owner: 5", "       | ^"]


def test_unchanged_errors_of_the_overlay_are_not_written_again(shown: Path) -> None:
    show_errors([IN_CONTENT])
    before = shown.stat().st_mtime_ns
    show_errors([IN_CONTENT])
    assert shown.stat().st_mtime_ns == before
    show_errors([])
    assert json.loads(shown.read_text()) == []
