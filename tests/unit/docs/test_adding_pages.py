"""docs/markdown-pages.md and docs/python-pages.md, followed in a copy: what takes seconds.

``tests/slow/test_adding_pages.py`` builds the site, too.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from portfolio.paths import ROOT
from portfolio.scaffold.copy_project import copy_project
from tests.support.walkthrough import follow

DOCUMENTS = [ROOT / "docs" / name for name in ("markdown-pages.md", "python-pages.md")]
PYTHON_PAGE = "portfolio/pages/workshop.py"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project in a folder of its own, with the pages of the documents."""
    folder = tmp_path_factory.mktemp("pages") / "project"
    copy_project(ROOT, folder)
    for document in DOCUMENTS:
        for command in follow(document, folder):
            _, *words = shlex.split(command)
            assert run(folder, *words[1:]).returncode == 0
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_check_accepts_the_pages_and_lists_the_placeholders(copy: Path) -> None:
    result = run(copy, "portfolio", "check")
    assert result.returncode == 0, result.stderr
    _, found, rest = result.stderr.partition("content/pages/field-notes.md\n")
    assert found
    assert "Placeholder" in rest.partition("\n\n")[0]
    assert "content/pages/about.md" not in result.stderr


def test_its_code_is_written_as_the_project_is(copy: Path) -> None:
    for check in (("check",), ("format", "--check")):
        result = run(copy, "ruff", *check, PYTHON_PAGE)
        assert result.returncode == 0, result.stdout


def test_the_mistakes_of_the_documents_are_told_as_they_say(copy: Path) -> None:
    for document, name, right, wrong in (
        (DOCUMENTS[0], "content/pages/about.md", "/svg/flower.svg", "/svg/flwer.svg"),
        (DOCUMENTS[1], PYTHON_PAGE, "import reflex as rx", "import reflx as rx"),
    ):
        _, _, told = document.read_text().partition("```text\n")
        file, told = copy / name, told.partition("```")[0]
        before = file.read_text()
        file.write_text(before.replace(right, wrong))
        result = run(copy, "portfolio", "check")
        file.write_text(before)
        assert result.returncode == 1
        assert told in result.stderr
