"""The development server is told of the headers at each compile."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import reflex as rx
from reflex.plugins import PageContext

from portfolio.content.loader import load
from portfolio.hosting import headers_plugin
from portfolio.hosting.headers_plugin import HEADERS_FILE, SecurityHeadersPlugin
from tests.support.sample import CONTENT


def test_headers_with_what_pages_name_are_written_beside_the_configuration_of_vite(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "site.css").write_text("p { background: url(https://b.test/p) }")
    monkeypatch.setattr(headers_plugin, "ASSETS", tmp_path)
    monkeypatch.setattr(SecurityHeadersPlugin, "content", load(CONTENT).content)
    plugin = SecurityHeadersPlugin()
    image = rx.image(src="https://a.test/x")
    root = rx.fragment(image, rx.script("let a;"))
    page = PageContext(name="", route="index", root_component=root)
    for component in (root, image):
        plugin.enter_component(component, page_context=page)
    tasks: list[Callable[[], Any]] = []
    plugin.pre_compile(add_save_task=tasks.append, add_modify_task=lambda *_: None)
    written = dict(task() for task in tasks)
    policy = json.loads(written[HEADERS_FILE])["Content-Security-Policy"]
    assert "https://a.test https://b.test;" in policy
    assert "setHeader" in written["vite-plugin-security-headers.js"]
    assert plugin.named.code == {"let a;"}
