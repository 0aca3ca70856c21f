"""Every command that the documents show works, and every link in them leads somewhere."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from portfolio.scaffold.copy_project import copy_project
from tests.support.sample import SAMPLE

ROOT = Path(__file__).parents[3]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TARGETS = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE)
FENCE = re.compile(r"```sh\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")

ELSEWHERE = {
    "make serve": "tests/support/server.py",
    "make serve PORT=3001": "tests/unit/commands/test_cli.py",
    "make dev": "tests/slow/test_develop.py",
    "make site": "tests/slow/test_new_site_builds.py",
    "make check": "tests/unit/commands/test_check.py",
    "make test": ".ci/run",
    "make slow": "tests/slow/test_new_site_builds.py",
    "python -m portfolio upgrade --dry-run": "tests/unit/commands/test_upgrade.py",
}
"""What takes long, runs for ever or asks the internet, and where it is tried instead."""


def commands() -> list[str]:
    """Returns the lines of all sh fences, each once, without comments and folder of python."""
    lines = [
        line.partition(" #")[0].strip().replace(".venv/bin/python", "python")
        for document in DOCUMENTS
        for fence in FENCE.findall(document.read_text())
        for line in fence.splitlines()
    ]
    return list(dict.fromkeys(filter(None, lines)))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project in a folder of its own, with the tests' words, and what the examples speak of."""
    folder = tmp_path_factory.mktemp("docs") / "project"
    copy_project(ROOT, folder)
    shutil.rmtree(folder / "content/projects")
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    downloads = folder.parent / "home" / "Downloads"
    downloads.mkdir(parents=True)
    shutil.copy(SAMPLE / "content/resume.json", downloads)
    (folder / "space-cat.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<circle cx="50" cy="50" r="40" fill="#8c5cff"/></svg>'
    )
    return folder


@pytest.mark.parametrize("command", [it for it in commands() if it not in ELSEWHERE])
def test_a_command_of_the_documents_works(command: str, copy: Path) -> None:
    program, *words = shlex.split(command.replace("~", str(copy.parent / "home")))
    assert program == "python", f"say in ELSEWHERE where {command!r} is tried"
    result = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env={**os.environ, "HOME": str(copy.parent / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == (1 if "--strict" in words else 0), result.stdout + result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("command", ELSEWHERE)
def test_what_is_tried_elsewhere_is_shown_and_tried(command: str) -> None:
    assert command in commands(), "no document shows it any more"
    assert (ROOT / ELSEWHERE[command]).exists()
    if command.startswith("make "):
        assert command.split()[1] in TARGETS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    targets = [it for it in LINK.findall(document.read_text()) if "://" not in it]
    assert [it for it in targets if not (document.parent / it).exists()] == []


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_of_make_has_a_recipe_whatever_files_there_are(
    target: str, tmp_path: Path
) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for folder in ("tests/tools", "bench"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "package-lock.json").touch()
    for name in ("requirements.txt", "requirements-dev.txt", target):
        (tmp_path / name).touch()  # a file of a target's name must not make it up to date
    result = subprocess.run(
        ["make", "--dry-run", target], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "up to date" not in result.stdout
    assert result.stdout.strip()
