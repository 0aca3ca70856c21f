"""The errors that the development server shows over the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from watchfiles import Change

from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import error_overlay
from portfolio.dev.dev_server import SourceFilter
from portfolio.paths import ROOT

DIAGNOSTIC = Diagnostic(
    "content/site.yaml", 3, 1, "owner", "expected text", found="5", hint="add quotes"
)


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of errors, elsewhere, and content with three lines."""
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yaml").write_text("# one\n# two\nowner: 5\n")
    monkeypatch.setattr(error_overlay, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(error_overlay, "FILE", tmp_path / "errors.json")
    return tmp_path / "errors.json"


def test_an_error_in_the_overlay_has_place_hint_and_lines_around(shown: Path) -> None:
    error_overlay.show_errors([DIAGNOSTIC])
    (error,) = json.loads(shown.read_text())
    assert error["message"] == "expected text; found 5\nadd quotes"
    assert error["loc"] == {"file": str(shown.parent / "content/site.yaml"), "line": 3, "column": 1}
    assert error["frame"].splitlines()[-2:] == [">    3 | owner: 5", "       | ^"]


def test_the_error_overlay_of_a_site_without_errors_is_an_empty_list(shown: Path) -> None:
    error_overlay.show_errors([DIAGNOSTIC])
    error_overlay.show_errors([])
    assert json.loads(shown.read_text()) == []


def test_unchanged_errors_of_the_overlay_are_not_written_again(shown: Path) -> None:
    error_overlay.show_errors([DIAGNOSTIC])
    before = shown.stat().st_mtime_ns
    error_overlay.show_errors([DIAGNOSTIC])
    assert shown.stat().st_mtime_ns == before


def test_files_written_by_a_compile_do_not_start_the_next_compile() -> None:
    counts = SourceFilter()
    assert counts(Change.modified, str(ROOT / "assets/svg/bomb.svg"))
    assert not counts(Change.modified, str(ROOT / "assets/generated/site.css"))
    assert not counts(Change.modified, str(ROOT / "portfolio/__pycache__/cli.pyc"))
