"""The development server runs a backend of its own, and its pages talk to that."""

from __future__ import annotations

import os

import pytest

from portfolio.dev import dev_server


def test_pages_talk_to_the_backend_beside_them_and_a_line_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("REFLEX_API_URL", "REFLEX_BACKEND_PORT"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr(dev_server, "free_backend_port", lambda: 8001)
    dev_server._use_own_backend("https://api.example")
    assert os.environ["REFLEX_API_URL"] == "http://localhost:8001"
    assert os.environ["REFLEX_BACKEND_PORT"] == "8001"
    said = capsys.readouterr().out
    assert "http://localhost:8001" in said
    assert "https://api.example" in said
