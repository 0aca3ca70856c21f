"""Pages in Python: found by importing them, and checked like content."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import reflex as rx

import portfolio.pages
from portfolio.components.media.asset_manifest import provide
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.models.content import Content
from portfolio.routing import page_decorator
from portfolio.routing.discover import python_pages
from portfolio.routing.load_site import load_site
from portfolio.routing.site_pages import site_pages
from sandbox_islands.reflex_insides import parts
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

    imported = {*sys.modules}
    yield (folder / "my_about.py").write_text
    page_decorator.DECLARED.clear()
    page_decorator.DECLARED.update(declared)
    for name in {*sys.modules} - imported:
        if name.startswith("portfolio.pages."):
            del sys.modules[name]


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


def test_a_form_with_an_address_is_sent_to_it_unless_the_owner_handles_it(
    write: Write, directory: ContentDirectory
) -> None:
    write(
        f"{START}{ABOUT}def about():\n"
        '    own = rx.el.form(action="/b", on_submit=rx.call_script("sent()"))\n'
        '    return rx.el.div(rx.el.form(action="/a"), own, rx.el.form())\n'
    )
    content = load_site(directory.content).content
    provide(undrawn_manifest(content))
    (page,) = (it for it in site_pages(content) if it.route == "/about")
    forms = [part for part in parts(page.render()) if isinstance(part, rx.el.Form)]
    assert [bool(form.event_triggers) for form in forms] == [False, True, True]


def test_a_route_with_a_parameter_is_told_how_many_pages_are_made(
    write: Write, directory: ContentDirectory
) -> None:
    write(START + ABOUT.replace("/about", "/lamps/[name]") + FUNCTION)
    told = diagnostic(lambda: load_site(directory.content))
    assert (told.file, told.line, told.found) == ("my_pages/my_about.py", 3, '"/lamps/[name]"')
    assert "docs/python-pages.md" in told.hint


NO_PICTURE = START + ABOUT.replace(")\n", ', image="/img/lost.jpg")\n') + FUNCTION
NO_PREVIEW = START + ABOUT.replace(")\n", ', image="/svg/flower.svg")\n') + FUNCTION
TYPO = START + ABOUT.replace("title", "titel") + FUNCTION
UNTITLED = START + ABOUT.replace("About me", "") + FUNCTION
OTHER_ARGUMENTS = START + ABOUT + FUNCTION.replace("()", "(site, words)", 1)
MISTAKES = {
    "a module that is not there": ("import numppy\n", 1, "named 'numppy'", "requirements.txt"),
    "a syntax error": ("x = (\n", 1, "SyntaxError: '(' was never closed", "correct the line"),
    "an exception": ("x = 1\ny = x / 0\n", 2, "ZeroDivisionError", "correct the line"),
    "an unknown argument": (TYPO, 3, "keyword argument 'titel'", "correct the line"),
    "a picture that is not there": (NO_PICTURE, 3, "/img/lost.jpg", ""),
    "a drawing as a preview": (NO_PREVIEW, 3, "/svg/flower.svg", "/img/workshop.jpg"),
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


def test_a_page_in_a_folder_below_pages_is_a_page(write: Write, tmp_path: Path) -> None:
    folder = tmp_path / "my_pages" / "notes" / "2026-first"
    folder.mkdir(parents=True)
    (folder / "walk.py").write_text(START + ABOUT + FUNCTION)
    (place,) = python_pages()
    assert (place.route, place.file) == ("/about", "my_pages/notes/2026-first/walk.py")


@pytest.mark.parametrize("name", ["resume.py", "home/first.py"])
def test_a_file_with_the_name_of_a_module_of_the_engine_is_not_left_out_in_silence(
    write: Write, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "my_pages" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(START + ABOUT + FUNCTION)
    told = diagnostic()
    assert (told.file, told.line) == (f"my_pages/{name}", 1)
    assert told.hint.startswith("rename it")


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
