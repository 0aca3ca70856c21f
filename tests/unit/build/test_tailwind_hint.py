"""Classes of Tailwind are told of where its plugin is not used, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.build import tailwind_hint
from portfolio.build.tailwind_hint import tailwind_warnings
from portfolio.content.diagnostics import Diagnostic
from portfolio.models.site import Site
from tests.support.content_directory import ContentDirectory

PAGE = """import reflex as rx

def about():
    return rx.el.div(
        rx.el.p("Words", class_name="flex my-card p-4 md:text-xl"),
        rx.el.p("Words", class_name="wide"),
    )
"""


@pytest.fixture
def site(directory: ContentDirectory) -> Site:
    return directory.load().content.site


def warned(folder: Path, site: Site, page: str = PAGE) -> list[Diagnostic]:
    (folder / "about.py").write_text(page)
    return [*tailwind_warnings(site, [folder])]


def test_classes_of_tailwind_without_its_plugin_are_told_with_their_line(
    tmp_path: Path, site: Site
) -> None:
    (warning,) = warned(tmp_path, site)
    assert warning.file.endswith("about.py")
    assert (warning.line, warning.found) == (5, '"p-4 md:text-xl"')
    assert "TailwindV4Plugin()" in warning.hint


def test_nothing_is_told_of_classes_that_may_have_a_style(
    tmp_path: Path, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "style.css").write_text(".p-4 { padding: 1rem } .md\\:text-xl { color: red }")
    assert warned(tmp_path, site) == []
    (tmp_path / "style.css").unlink()
    sheet = '<link rel="stylesheet" href="https://styles.example/all.css">'
    assert warned(tmp_path, site.model_copy(update={"head": sheet})) == []
    monkeypatch.setattr(tailwind_hint, "has_tailwind", lambda: True)
    assert warned(tmp_path, site) == []
