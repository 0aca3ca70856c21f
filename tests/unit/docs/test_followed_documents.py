"""Documents that say which files to write are followed in this process.

``tests/nightly/test_documents.py`` follows all documents in a new site of an installed engine.
"""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import portfolio.pages
from portfolio import paths
from portfolio.commands import cli
from portfolio.content.diagnostics import ContentError
from portfolio.paths import SITE
from portfolio.routing import page_decorator
from portfolio.routing.load_site import load_site
from tests.support.content_directory import ContentDirectory
from tests.support.walkthrough import follow

MARKDOWN, PYTHON = (SITE / "docs" / f"{name}.md" for name in ("markdown-pages", "python-pages"))


@pytest.fixture
def with_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ContentDirectory]:
    """A project with the pages of the documents about Markdown and Python."""
    directory, declared = ContentDirectory(tmp_path), dict(page_decorator.DECLARED)
    monkeypatch.setattr(paths, "SITE", tmp_path)
    monkeypatch.setattr(paths, "CONTENT", directory.content)
    folder = tmp_path / "pages"
    monkeypatch.setattr(portfolio.pages, "__path__", [str(folder)])
    for document in (MARKDOWN, PYTHON):
        for command in follow(document, tmp_path):
            _, _, _, *words = shlex.split(command)
            result = CliRunner().invoke(cli.main, words)
            assert result.exit_code == 0, result.output
    yield directory
    forget_pages()
    page_decorator.DECLARED.update(declared)


def forget_pages() -> None:
    """Has the pages of the document imported anew."""
    for name in [*sys.modules]:
        if name.startswith(("portfolio.pages.workshop", "portfolio.pages.lamps")):
            del sys.modules[name]
    page_decorator.DECLARED.clear()


@pytest.mark.parametrize(
    ("document", "file", "right", "wrong"),
    [
        (MARKDOWN, "pages/about.md", "flower.svg", "flwer.svg"),
        (PYTHON, "../pages/workshop.py", "import reflex as rx", "import reflx as rx"),
    ],
    ids=["Markdown", "Python"],
)
def test_a_mistake_in_a_page_is_reported_as_the_document_says(
    with_pages: ContentDirectory, document: Path, file: str, right: str, wrong: str
) -> None:
    with_pages.edit(file, right, wrong)
    forget_pages()
    with pytest.raises(ContentError) as caught:
        load_site(with_pages.content)
    (found,) = caught.value.diagnostics
    _, _, said = document.read_text().partition("```text\n")
    assert str(found) == said.partition("\n```")[0]
