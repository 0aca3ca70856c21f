"""The page that is served while the site does not compile."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import error_overlay
from portfolio.dev.error_page import error_page, render
from portfolio.errors import CommandError
from portfolio.paths import ROOT

DIAGNOSTIC = Diagnostic(
    "portfolio/layout/boot.js", 2, 3, "", "expected <b>", hint="mend it", found="nothing"
)


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(error_overlay, "FILE", tmp_path / "errors.json")
    return tmp_path / "errors.json"


def test_the_error_page_names_place_and_cause(file: Path) -> None:
    error_overlay.show_errors([DIAGNOSTIC, Diagnostic("", 0, 0, "", "npm is away")])
    page = render(json.loads(file.read_text()))
    assert "<h2>portfolio/layout/boot.js:2:3</h2>" in page
    assert "<p>expected &lt;b&gt;; found nothing\nmend it</p>" in page
    assert (ROOT / "portfolio/layout/boot.js").read_text().splitlines()[1][:20] in page
    assert "<section><p>npm is away</p></section>" in page


def test_the_error_page_answers_every_address_with_the_current_errors(
    file: Path, port: int
) -> None:
    with error_page(port):
        for message in ("one", "two"):
            error_overlay.show_errors([Diagnostic("a.py", 1, 1, "", message)])
            with pytest.raises(HTTPError) as caught:
                urlopen(f"http://localhost:{port}/projects/udc")
            assert caught.value.code == 500
            assert message in caught.value.read().decode()
            caught.value.close()
    with socket.create_server(("127.0.0.1", port)):
        pass


def test_the_error_page_reports_a_taken_port_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} is taken"), error_page(port):
            pass
