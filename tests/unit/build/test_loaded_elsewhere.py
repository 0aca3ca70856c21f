"""What pages load from other sites is listed with the lines that name it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import reflex as rx

from portfolio.atomic_write import write_files
from portfolio.build import loaded_elsewhere as module
from portfolio.models.site_head import Allowed
from portfolio.routing import site_pages

HERE = "tests/unit/build/test_loaded_elsewhere.py"


def gallery() -> rx.Component:
    """A page that names two pictures of one site, and a frame of another."""
    return rx.fragment(
        rx.el.p("Words"),
        *(rx.image(src=f"https://a.test/{name}") for name in ("x", "y")),
        rx.el.iframe(src="https://b.test"),
    )


def test_a_source_is_listed_once_for_each_line_that_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write_files({tmp_path / "assets/dot.html": '<img src="https://c.test/x">'})
    monkeypatch.setattr(module, "SITE", tmp_path)
    monkeypatch.setattr(module, "ASSETS", tmp_path / "assets")
    pages = [SimpleNamespace(render=gallery), SimpleNamespace(render=partial(gallery))]
    monkeypatch.setattr(site_pages, "site_pages", lambda content: pages)
    service = SimpleNamespace(origins=Allowed(scripts=("https://d.test",)))
    content: Any = SimpleNamespace(site=SimpleNamespace(services=[service]))
    first = gallery.__code__.co_firstlineno
    assert module.loaded_elsewhere(content) == [
        "content/site.yaml  scripts  https://d.test",
        f"{HERE}:{first + 4}  images  https://a.test",
        f"{HERE}:{first + 5}  frames  https://b.test",
        "assets/dot.html  images  https://c.test",
    ]
