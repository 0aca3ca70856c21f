"""docs/adding-a-section.md, followed word for word: its tests pass and its page is built."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

from portfolio.paths import ROOT
from tests.support.html import Document
from tests.support.project_copy import project_copy, run_module
from tests.support.sample import SAMPLE
from tests.support.walkthrough import follow

pytestmark = pytest.mark.xdist_group("section")

DOCUMENT = ROOT / "docs" / "adding-a-section.md"
UNIT_TESTS = (
    *(f"tests/unit/{room}" for room in ("components", "models", "sections", "theme")),
    "tests/unit/test_imports.py",
)
"""What knows of sections."""


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, with the tests' own content, after all steps and commands."""
    folder = project_copy(tmp_path_factory.mktemp("section") / "project")
    shutil.rmtree(folder / "content/projects", ignore_errors=True)
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    for command in follow(DOCUMENT, folder):
        program, *words = shlex.split(command)
        assert program == ".venv/bin/python"
        run_module(folder, *words[1:])
    return folder


def test_the_unit_tests_that_know_of_sections_pass(followed: Path) -> None:
    run_module(followed, "pytest", *UNIT_TESTS, "-q", "-n", "2")
    run_module(followed, "portfolio", "schema", "--check")


def test_the_section_is_on_the_page_with_its_styles(followed: Path) -> None:
    run_module(followed, "portfolio", "build")
    projects = (followed / "content/projects").glob("*/project.yaml")
    (file,) = (it for it in projects if "kind: aside" in it.read_text())
    html = (followed / "dist/projects" / f"{file.parent.name}.html").read_text()
    page = Document(html)
    assert page.one("aside", class_="aside wrap")
    assert "Nobody reads this." in [it.text for it in page.all("p")]
    assert "The small print" in [it.text for it in page.all("small")]
    styles = [it["href"] for it in page.all("link", rel="stylesheet")]
    assert any(".aside{text-align:center}" in (followed / f"dist{it}").read_text() for it in styles)
