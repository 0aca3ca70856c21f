"""All documents are followed once, in one new site of an installed engine.

Their commands are run, their files are created, and their lines are added.
"""

import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from zipfile import ZipFile

import pytest
from markdown_it import MarkdownIt

from tests.support.html import Document
from tests.support.installed_engine import InstalledEngine, copied
from tests.support.walkthrough import commands, follow

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OF_A_SITE = DOCUMENTS[2:]
"""Those whose commands are for the folder of a site."""

WITH_FILES = {"adding-a-section.md", "markdown-pages.md", "python-pages.md", "writing.md"}
"""Those that say which files to create and where to add lines."""

NOT_RUN = re.compile(
    r"make (init|serve|dev|test)\b|.*\b(pip|npm|portfolio\.icons\.icon_sets|import (github|feed))\b"
)
"""What takes long, runs for ever, asks the internet or changes the engine; other tests try that."""

FOLLOWED = pytest.mark.xdist_group("installed engine")


@dataclass
class Reader:
    """Somebody who does what the documents say in a site of their own.

    ``ran`` has what each command printed and how it ended; none is run twice.
    """

    engine: InstalledEngine
    site: Path
    home: Path
    ran: dict[str, subprocess.CompletedProcess[str]] = field(default_factory=dict)

    def follow(self, document: Path) -> None:
        """Creates the files of a document, adds its lines, and runs its commands."""
        if document.name in WITH_FILES:
            follow(document, self.site)
        for command in commands(document):
            if command not in self.ran and not NOT_RUN.match(command):
                variables = {"HOME": str(self.home)}
                ended = self.engine.attempt(self.site, command, env=variables, input="y\n")
                self.ran[command] = ended


@pytest.fixture(scope="module")
def reader(
    engine: InstalledEngine, new_site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Reader:
    """Somebody who has followed all documents, one after the other, and built the site."""
    folder = tmp_path_factory.mktemp("documents")
    reader = Reader(engine, copied(new_site, folder / "site"), folder / "home")
    engine.lend(reader.site)
    downloads = reader.home / "Downloads"
    downloads.mkdir(parents=True)
    shutil.copy(reader.site / "content/resume.json", downloads)
    with ZipFile(downloads / "Basic_LinkedInDataExport.zip", "w") as archive:
        archive.writestr("Profile.csv", "First Name,Last Name\nAda,Byte\n")
    posts = folder / "my-old-blog" / "_posts"
    posts.mkdir(parents=True)
    (posts / "2020-01-02-hello.md").write_text("---\ntitle: Hello\n---\nHello.\n")
    (reader.site / "space-cat.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<circle cx="50" cy="50" r="40" fill="#8c5cff"/></svg>'
    )
    for document in OF_A_SITE:
        reader.follow(document)
    engine.run(reader.site, "portfolio build")
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
    reader.engine.run(reader.site, "portfolio schema --check")
    projects = (reader.site / "content/projects").glob("*/project.yaml")
    (file,) = (project for project in projects if "kind: aside" in project.read_text())
    dist = reader.site / "dist"
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
