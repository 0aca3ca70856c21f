"""Errors of a change are shown over the page, or on a page while the site does not compile."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from watchfiles import Change

from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import show_errors as module
from portfolio.dev.show_errors import error_page, render, show_errors
from portfolio.dev.watched_folders import SourceFilter
from portfolio.errors import CommandError
from portfolio.paths import SITE

IN_CONTENT = Diagnostic("content/site.yaml", 3, 1, "owner", "expected text", "5", "add quotes")
IN_SCRIPT = Diagnostic("portfolio/layout/boot.js", 2, 3, "", "expected <b>", "nothing", "mend it")


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


def test_files_written_by_a_compile_do_not_start_the_next_compile() -> None:
    counts = SourceFilter()
    assert counts(Change.modified, str(SITE / "assets/svg/bomb.svg"))
    assert not counts(Change.modified, str(SITE / "assets/generated/site.css"))
    assert not counts(Change.modified, str(SITE / "portfolio/__pycache__/cli.pyc"))


def test_the_error_page_names_place_and_cause(shown: Path) -> None:
    show_errors([IN_SCRIPT, Diagnostic("", 0, 0, "", "npm is away")])
    page = render(json.loads(shown.read_text()))
    assert "<h2>portfolio/layout/boot.js:2:3</h2>" in page
    assert "<p>expected &lt;b&gt;; found nothing\nmend it</p>" in page
    assert (SITE / "portfolio/layout/boot.js").read_text().splitlines()[1][:20] in page
    assert "<section><p>npm is away</p></section>" in page


def test_the_error_page_answers_every_address_with_the_current_errors() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with error_page(port):
        for message in ("one", "two"):
            show_errors([Diagnostic("a.py", 1, 1, "", message)])
            with pytest.raises(HTTPError) as caught:
                urlopen(f"http://localhost:{port}/projects/udc")
            assert caught.value.code == 500
            assert message in caught.value.read().decode()
            caught.value.close()
    with (
        socket.create_server(("127.0.0.1", port)),
        pytest.raises(CommandError, match=f"Port {port} is taken"),
        error_page(port),
    ):
        pass
