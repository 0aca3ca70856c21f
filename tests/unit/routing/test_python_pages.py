"""Pages in Python: found by importing them, and checked like content."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import portfolio.pages
from portfolio.components.media.asset_manifest import provide
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.models.content import Content
from portfolio.routing import page_decorator
from portfolio.routing.discover import python_pages
from portfolio.routing.load_site import load_site
from portfolio.routing.site_pages import site_pages
from tests.support.content_directory import ContentDirectory
from tests.support.manifest import undrawn_manifest

START = "import reflex as rx\nfrom portfolio.pages import page\n"
ABOUT = '@page("/about", title="About me", description="Who I am.", nav="About")\n'
FUNCTION = 'def about():\n    return rx.el.p("Words")\n'

Write = Callable[[str], int]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a module into one more folder of pages."""
    folder = tmp_path / "my_pages"
    folder.mkdir()
    monkeypatch.setattr(portfolio.pages, "__path__", [*portfolio.pages.__path__, str(folder)])
    monkeypatch.setattr("portfolio.paths.SITE", tmp_path)
    declared = dict(page_decorator.DECLARED)

    yield (folder / "my_about.py").write_text
    page_decorator.DECLARED.clear()
    page_decorator.DECLARED.update(declared)
    sys.modules.pop("portfolio.pages.my_about", None)


def diagnostic(load: Callable[[], object] = python_pages) -> Diagnostic:
    with pytest.raises(ContentError) as caught:
        load()
    (found,) = caught.value.diagnostics
    return found


def rendered(content: Content, route: str) -> str:
    provide(undrawn_manifest(content))
    (page,) = (it for it in site_pages(content) if it.route == route)
    return str(page.render())


def test_a_python_file_with_a_page_function_is_a_page_of_the_site(
    write: Write, directory: ContentDirectory
) -> None:
    write(START + ABOUT + FUNCTION)
    directory.edit("home.yaml", "href: /projects", "href: /about")
    content = load_site(directory.content).content
    (page,) = content.pages
    assert (page.route, page.title, page.nav) == ("/about", "About me", "About")
    assert page.heading == page.title
    assert content.site.navigation[-1].href == "/about"
    html = rendered(content, "/about")
    assert '"Words"' in html
    assert "page-header" in html


def test_a_python_page_may_take_the_content_and_have_no_drawn_heading(
    write: Write, directory: ContentDirectory
) -> None:
    function = "def about(content):\n    return rx.el.p(content.site.tagline)\n"
    write(START + ABOUT.replace(")\n", ", header=False)\n") + function)
    content = load_site(directory.content).content
    html = rendered(content, "/about")
    assert f'"{content.site.tagline}"' in html
    assert "article-section--bare" in html
    assert "page-header" not in html


TYPO = START + ABOUT.replace("title", "titel") + FUNCTION
UNTITLED = START + ABOUT.replace("About me", "") + FUNCTION
OTHER_ARGUMENTS = START + ABOUT + FUNCTION.replace("()", "(site, words)", 1)
MISTAKES = {
    "a module that is not there": ("import numppy\n", 1, "named 'numppy'", "requirements.txt"),
    "a syntax error": ("x = (\n", 1, "SyntaxError: '(' was never closed", "correct the line"),
    "an exception": ("x = 1\ny = x / 0\n", 2, "ZeroDivisionError", "correct the line"),
    "an unknown argument": (TYPO, 3, "keyword argument 'titel'", "did you mean `title`?"),
    "an empty title": (UNTITLED, 3, '""', "About me"),
    "a function with other arguments": (OTHER_ARGUMENTS, 3, "(site, words)", "content"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_python_page_is_reported_with_file_and_line(
    write: Write, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mistake: str
) -> None:
    text, line, found, hint = MISTAKES[mistake]
    write(text)
    told = diagnostic()
    assert (told.file, told.line) == ("my_pages/my_about.py", line)
    assert found in told.found
    assert hint in told.hint
    assert told.message.startswith("expected")


def test_a_page_function_that_returns_no_component_is_an_error(
    write: Write, directory: ContentDirectory
) -> None:
    write(START + ABOUT + "def about():\n    rx.el.p()\n")
    content = load_site(directory.content).content
    told = diagnostic(lambda: rendered(content, "/about"))
    assert (told.file, told.line, told.found) == ("my_pages/my_about.py", 3, "NoneType")


def test_a_route_used_by_a_python_and_a_markdown_page_is_refused(
    write: Write, directory: ContentDirectory
) -> None:
    write(START + ABOUT + FUNCTION)
    directory.write("pages/about.md", "---\ntitle: About\ndescription: x\n---\nWords\n")
    told = diagnostic(lambda: load_site(directory.content))
    assert (told.file, told.message) == ("my_pages/my_about.py", "expected a route of its own")
    assert "content/pages/about.md:1" in told.hint


def test_a_python_page_at_a_route_of_the_site_is_refused(
    write: Write, directory: ContentDirectory
) -> None:
    write(START + ABOUT.replace("/about", "/resume") + FUNCTION)
    assert "the site itself" in diagnostic(lambda: load_site(directory.content)).hint
