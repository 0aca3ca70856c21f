"""All documents are followed once, in one project: commands, files to create, lines to add."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from portfolio.scaffold.project import ProjectOptions, new_project
from tests.support.html import Document
from tests.support.project_copy import attempt, run_module, sample_copy
from tests.support.sample import SAMPLE
from tests.support.walkthrough import follow

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_FILES = {"adding-a-section.md", "markdown-pages.md", "python-pages.md"}
"""Those that say which files to create and where to add lines."""

FENCE = re.compile(r"```sh\n(.*?)```", re.DOTALL)
NOT_RUN = re.compile(r"cd |make |source |reflex |.*\b(pip|npm|portfolio\.icons\.icon_sets)\b")
"""What takes long, runs for ever or asks the internet; other tests try that."""

FOLLOWED = pytest.mark.xdist_group("documents")


def commands(document: Path) -> Iterator[str]:
    """Yields the commands of a document's sh fences, without comments and folder of python."""
    for fence in FENCE.findall(document.read_text()):
        for line in fence.splitlines():
            command = line.partition(" #")[0].strip().replace(".venv/bin/python", "python")
            if command and not NOT_RUN.match(command):
                yield command


@dataclass
class Reader:
    """Somebody who does what the documents say in a copy of the project.

    ``ran`` has what each command printed and how it ended; none is run twice.
    """

    project: Path
    home: Path
    ran: dict[str, subprocess.CompletedProcess[str]] = field(default_factory=dict)

    def follow(self, document: Path) -> None:
        """Creates the files of a document, adds its lines, and runs its commands."""
        if document.name in WITH_FILES:
            follow(document, self.project)
        for command in commands(document):
            if command not in self.ran:
                self.ran[command] = self._run(command)

    def _run(self, command: str) -> subprocess.CompletedProcess[str]:
        program, *words = shlex.split(command.replace("~", str(self.home)))
        assert program == "python", f"{command!r} is no command of the project"
        environment = {**os.environ, "HOME": str(self.home)}
        return attempt(self.project, sys.executable, *words, env=environment, input="y\n")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Somebody who has followed all documents, one after the other, and built the site."""
    folder = tmp_path_factory.mktemp("documents")
    reader = Reader(sample_copy(folder / "project"), folder / "home")
    downloads = reader.home / "Downloads"
    downloads.mkdir(parents=True)
    shutil.copy(SAMPLE / "content/resume.json", downloads)
    (reader.project / "space-cat.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<circle cx="50" cy="50" r="40" fill="#8c5cff"/></svg>'
    )
    new_project(reader.project / "content", ProjectOptions("UDC"))
    for document in DOCUMENTS:
        reader.follow(document)
    run_module(reader.project, "portfolio", "build")
    return reader


@FOLLOWED
def test_every_command_of_the_documents_works(reader: Reader) -> None:
    assert len(reader.ran) > 10
    for command, result in reader.ran.items():
        wanted = 1 if "--strict" in command else 0
        assert result.returncode == wanted, f"{command}\n{result.stdout}{result.stderr}"
        assert "Traceback" not in result.stderr, command


@FOLLOWED
def test_the_section_of_the_document_is_on_its_page_with_its_styles(reader: Reader) -> None:
    run_module(reader.project, "portfolio", "schema", "--check")
    projects = (reader.project / "content/projects").glob("*/project.yaml")
    (file,) = (project for project in projects if "kind: aside" in project.read_text())
    dist = reader.project / "dist"
    page = Document((dist / "projects" / f"{file.parent.name}.html").read_text())
    assert page.one("aside", class_="aside wrap")
    assert "Nobody reads this." in [paragraph.text for paragraph in page.all("p")]
    assert "The small print" in [words.text for words in page.all("small")]
    assert any(".aside{text-align:center" in style.text for style in page.all("style"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    blocks = MarkdownIt().parse(document.read_text())
    inline = (token for block in blocks for token in block.children or ())
    addresses = [str(token.attrGet("href") or token.attrGet("src") or "") for token in inline]
    targets = [address.partition("#")[0] for address in addresses if "://" not in address]
    assert targets
    assert [target for target in targets if not (document.parent / target).exists()] == []
