"""docs/markdown-pages.md and docs/python-pages.md, followed word for word: the pages are built."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

from tests.support.html import Document
from tests.support.project_copy import project_copy, run_module
from tests.support.sample import SAMPLE
from tests.support.walkthrough import follow
from tests.unit.docs.test_adding_pages import DOCUMENTS

pytestmark = pytest.mark.xdist_group("pages")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site of a copy of the project, with the tests' own content and the pages."""
    folder = project_copy(tmp_path_factory.mktemp("pages") / "project")
    shutil.rmtree(folder / "content/projects")
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    for document in DOCUMENTS:
        for command in follow(document, folder):
            run_module(folder, *shlex.split(command)[2:])
    run_module(folder, "portfolio", "build")
    return folder / "dist"


def test_the_page_in_markdown_has_all_that_a_page_has(site: Path) -> None:
    page = Document((site / "about.html").read_text())
    assert page.title.startswith("About me · ")
    assert page.meta("description") == "Who I am, and what I like to build."
    assert page.meta("og:image").endswith("/share/about.jpg")
    assert page.one("link", rel="canonical")["href"].endswith("/about")
    assert page.one("h2", id="what-i-do")
    assert page.one("figcaption").text == "Most days begin with a doodle."
    assert page.one("caption").text == "How a week goes"
    assert page.one("span", class_="code-string").text == '"Hello"'
    (current,) = [it for it in page.all("a") if it["aria-current"]]
    assert (current["href"], current["aria-current"]) == ("/about", "page")


def test_the_page_in_python_shows_content_and_components(site: Path) -> None:
    html = (site / "workshop.html").read_text()
    page = Document(html)
    assert page.title.startswith("Workshop · ")
    assert "How it began" in [it.text for it in page.all("h2")]
    assert "With a sketch, as always." in html
    assert [it for it in page.all("a", class_="button") if it["href"] == "/experiments"]


def test_both_are_shared_and_listed_and_the_draft_is_not(site: Path) -> None:
    sitemap = (site / "sitemap.xml").read_text()
    for name in ("about", "workshop"):
        assert (site / f"share/{name}.jpg").is_file()
        assert f"/{name}</loc>" in sitemap
    assert "field-notes" not in sitemap
    assert not (site / "field-notes.html").exists()
