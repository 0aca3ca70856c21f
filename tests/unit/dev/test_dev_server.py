"""The development server has a backend of its own, watches folders, and shows errors over pages."""

import json
import os
from pathlib import Path

import pytest
from watchfiles import Change

from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import dev_server
from portfolio.dev import show_errors as overlay
from portfolio.dev.dev_server import SourceFilter
from portfolio.dev.show_errors import show_errors
from portfolio.paths import ASSETS, ENGINE, SITE


def test_pages_talk_to_the_backend_beside_them_and_a_line_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("API_URL", "BACKEND_PORT", "HOT_RELOAD_OVERRIDE_PATHS"):
        monkeypatch.setenv(f"REFLEX_{name}", "")
    monkeypatch.setattr(dev_server, "free_backend_port", lambda: 8001)
    dev_server._use_own_backend("https://api.example")
    assert os.environ["REFLEX_API_URL"] == "http://localhost:8001"
    assert os.environ["REFLEX_BACKEND_PORT"] == "8001"
    reloaded_for = os.environ["REFLEX_HOT_RELOAD_OVERRIDE_PATHS"].split(":")
    assert str(ENGINE) in reloaded_for
    assert str(ASSETS) not in reloaded_for
    said = capsys.readouterr().out
    assert "http://localhost:8001" in said
    assert "https://api.example" in said


def test_files_written_by_a_compile_do_not_start_the_next_compile() -> None:
    counts = SourceFilter()
    assert counts(Change.modified, str(SITE / "assets/svg/bomb.svg"))
    assert not counts(Change.modified, str(SITE / "assets/generated/site.css"))
    assert not counts(Change.modified, str(SITE / "portfolio/__pycache__/cli.pyc"))


IN_CONTENT = Diagnostic("content/site.yaml", 3, 1, "owner", "expected text", "5", "add quotes")


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of errors, elsewhere, and content with three lines."""
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yaml").write_text("# one\n# two\nowner: 5\n")
    monkeypatch.setattr(overlay, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(overlay, "ERRORS_FILE", tmp_path / "errors.json")
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
