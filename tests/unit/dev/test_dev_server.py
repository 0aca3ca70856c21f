"""The development server runs a backend of its own, and its pages talk to that."""

from __future__ import annotations

import os

import pytest

from portfolio.dev import dev_server
from portfolio.paths import ASSETS, ENGINE


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
