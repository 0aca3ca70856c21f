"""Sites compile from anything an owner may begin with, without dead links or default colours."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from portfolio.content.loader import load
from portfolio.theme.stylesheet import shared_stylesheet, stylesheet
from tests.support import starts
from tests.support.content_directory import ContentDirectory
from tests.support.manifest import compile_pages
from tests.support.sample import CONTENT
from tests.support.starts import Start, colours_in, default_colours, other_theme

LINK = re.compile(r'(?:to|href)[":]+(/[^"#]*)"')
STUDIES = ("/projects/cover", "/projects/draw", "/projects/loans")
FIXED = {"/", "/projects", "/experiments", "/resume", "/not-found", "404"}
OF_GSAP = {"devices", "iag_logo", "scroll_effect", "showcase", "skill_logo"}
"""Islands that move with GSAP."""

DELETED = ("/svg/smiley-tounge.svg", "external/image_slider/", *STUDIES)
"""What pages name of the sample, and not when nothing is left of it."""


def unchanged(_: Path) -> None:
    """Changes nothing."""


STARTS: dict[str, tuple[Start, int]] = {
    "unchanged": (unchanged, 3),
    "one case study": (starts.with_one_study, 1),
    "nothing": (starts.without_anything, 0),
}
"""What an owner begins with, and how many of the case studies are left."""

PagesAfter = Callable[[Start], dict[str, str]]


@pytest.fixture(scope="module")
def pages_after(tmp_path_factory: pytest.TempPathFactory) -> PagesAfter:
    """Returns the JavaScript of each page by its route after a start; each is compiled once."""

    @cache
    def compiled(start: Start) -> dict[str, str]:
        directory = ContentDirectory(tmp_path_factory.mktemp("start"))
        start(directory.content)
        return compile_pages(directory.load().content)

    return compiled


@pytest.mark.parametrize("name", STARTS)
def test_a_site_after_any_start_has_the_expected_pages_and_no_dead_link(
    pages_after: PagesAfter, name: str
) -> None:
    start, left = STARTS[name]
    pages = pages_after(start)
    assert pages.keys() == FIXED | {*STUDIES[:left]}
    linked = {*LINK.findall("\n".join(pages.values()))}
    assert [it for it in linked - pages.keys() if not Path(it).suffix] == []
    assert all(f'"{study}"' in pages["/projects"] for study in STUDIES[:left])


def test_what_an_owner_has_deleted_is_named_on_no_page(pages_after: PagesAfter) -> None:
    before, after = pages_after(unchanged), pages_after(starts.without_anything)
    for name in (*DELETED, *(f"external/{island}/" for island in OF_GSAP)):
        assert name in "\n".join(before.values())
        assert name not in "\n".join(after.values()), name
    # The resume still names the networks of its person.
    assert "linkedin.com" in before["/projects"]
    assert "linkedin.com" not in after["/projects"]


@pytest.fixture(scope="module")
def old_colours() -> set[str]:
    """The colours of the default theme that the tests' own content does not name itself."""
    of_content = colours_in("".join(file.read_text() for file in CONTENT.rglob("*.yaml")))
    old = default_colours() - of_content
    assert len(old) > 50
    return old


def test_stylesheets_of_another_theme_have_no_default_colour(old_colours: set[str]) -> None:
    theme = other_theme()
    for styles in (stylesheet(theme), shared_stylesheet(theme, "")):
        assert theme.colors.paper.light in styles
        assert colours_in(styles) & old_colours == set()


def test_pages_of_a_theme_in_other_colours_have_no_default_colour(old_colours: set[str]) -> None:
    content = replace(load(CONTENT).content, theme=other_theme())
    for route, page in compile_pages(content).items():
        assert colours_in(page) & old_colours == set(), route
