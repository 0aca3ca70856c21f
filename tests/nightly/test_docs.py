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
from markdown_it import MarkdownIt

from portfolio.scaffold.copy_project import copy_project
from portfolio.scaffold.project import ProjectOptions, new_project
from tests.support.sample import SAMPLE

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PACKAGE_LOCKS = ("tests/tools/package-lock.json", "bench/package-lock.json")
FENCE = re.compile(r"```sh\n(.*?)```", re.DOTALL)

ELSEWHERE = {
    "make serve": "tests/support/server.py",
    "make serve PORT=3001": "tests/unit/commands/test_cli.py",
    "make dev": "tests/slow/test_develop.py",
    "make site": "tests/slow/test_new_site_builds.py",
    "make check": "tests/unit/commands/test_check.py",
    "source .venv/bin/activate": "tests/slow/test_reflex_commands.py",
    "reflex run": "tests/slow/test_reflex_commands.py",
    "reflex export --frontend-only": "tests/slow/test_reflex_commands.py",
    "make test": ".ci/run",
    "make slow": "tests/slow/test_new_site_builds.py",
    "make init FOLDER=../my-site": "tests/slow/test_new_site_builds.py",
    "python -m portfolio.upgrade.icon_names": "tests/unit/models/test_icons.py",
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
    new_project(folder / "content", ProjectOptions("UDC"))
    return folder


@pytest.mark.xdist_group("docs")  # Some need what one before has made.
@pytest.mark.parametrize("command", [it for it in commands() if it not in ELSEWHERE])
def test_a_command_of_the_documents_works(command: str, copy: Path) -> None:
    program, *words = shlex.split(command.replace("~", str(copy.parent / "home")))
    assert program == "python", f"say in ELSEWHERE where {command!r} is tried"
    result = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env={**os.environ, "HOME": str(copy.parent / "home")},
        input="y\n",
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
        target = command.split()[1]
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    inline = (
        it for block in MarkdownIt().parse(document.read_text()) for it in block.children or ()
    )
    addresses = [str(it.attrGet("href") or it.attrGet("src") or "") for it in inline]
    targets = [it.partition("#")[0] for it in addresses if "://" not in it]
    assert targets
    assert [it for it in targets if not (document.parent / it).exists()] == []


@pytest.mark.parametrize(
    "target", re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.M)
)
def test_a_target_runs_although_a_file_has_its_name(target: str, tmp_path: Path) -> None:
    stamps = (f".venv/{name}" for name in ("site", "dev", "tools", "lighthouse", "browser"))
    for name in ("requirements.txt", "requirements-dev.txt", *PACKAGE_LOCKS, *stamps):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / target).mkdir(exist_ok=True)
    (tmp_path / target).touch()
    command = ["make", "--dry-run", target]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "up to date" not in result.stdout
