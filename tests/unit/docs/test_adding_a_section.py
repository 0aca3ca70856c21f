"""docs/adding-a-section.md, followed word for word in a copy: what takes seconds.

``tests/slow/test_adding_a_section.py`` builds the site and runs the other tests, too.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from portfolio.paths import ROOT
from portfolio.scaffold.copy_project import copy_project
from tests.support.sample import SAMPLE
from tests.support.walkthrough import Step, follow, steps

DOCUMENT = ROOT / "docs" / "adding-a-section.md"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the tests' own content, and with the section of the document."""
    folder = tmp_path_factory.mktemp("section") / "project"
    copy_project(ROOT, folder)
    shutil.rmtree(folder / "content/projects", ignore_errors=True)
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    follow(DOCUMENT, folder)
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_its_unit_test_passes(copy: Path) -> None:
    result = run(copy, "pytest", "tests/unit/sections", "-q", "-n", "0", "-p", "no:cacheprovider")
    assert result.returncode == 0, result.stdout
    assert (copy / "tests/unit/sections/test_aside.py").is_file()


def test_its_code_is_written_as_the_project_is(copy: Path) -> None:
    files = sorted({step.path for step in steps(DOCUMENT) if step.path.endswith(".py")})
    for check in (("check",), ("format", "--check")):
        result = run(copy, "ruff", *check, *files)
        assert result.returncode == 0, result.stdout


def test_lines_are_added_once_however_often_it_is_followed(copy: Path) -> None:
    before = (copy / "portfolio/sections/case_study/registry.py").read_text()
    follow(DOCUMENT, copy)
    assert (copy / "portfolio/sections/case_study/registry.py").read_text() == before
    assert before.count("models.Aside: aside") == 1


def test_a_block_that_no_longer_fits_its_file_is_named(tmp_path: Path) -> None:
    document = tmp_path / "steps.md"
    document.write_text("`a.py`\n\n```diff\n+new\n old\n```\n")
    (tmp_path / "a.py").write_text("other\n")
    with pytest.raises(AssertionError, match=r"a\.py has no\s+old"):
        follow(document, tmp_path)


def test_a_block_without_the_name_of_a_file_is_refused(tmp_path: Path) -> None:
    document = tmp_path / "steps.md"
    document.write_text("Write this, as in `a.py`:\n\n```python\n1\n```\n")
    with pytest.raises(AssertionError, match="no file is named"):
        list(steps(document))


def test_a_step_knows_the_file_of_the_paragraph_before_it(tmp_path: Path) -> None:
    document = tmp_path / "steps.md"
    document.write_text("Words about `b.py`.\n\n`a.py`\n\n```python\n1\n```\n")
    assert [*steps(document)] == [Step("python", "a.py", "1\n")]
