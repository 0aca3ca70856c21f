"""Sites compile from anything an owner may begin with, without dead links or default colours."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
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


@dataclass(frozen=True)
class CompiledSite:
    """The pages of a site.

    Attributes:
        pages: JavaScript by route.
    """

    pages: dict[str, str]

    @property
    def everything(self) -> str:
        """The JavaScript of all pages."""
        return "\n".join(self.pages.values())

    @property
    def dead_links(self) -> set[str]:
        """Links to pages that are not there; files are no pages."""
        named = {*LINK.findall(self.everything)}
        return {it for it in named if it not in self.pages and not Path(it).suffix}


SiteAfter = Callable[[Start], CompiledSite]


@pytest.fixture(scope="module")
def site_after(tmp_path_factory: pytest.TempPathFactory) -> SiteAfter:
    """Returns the site after a start; each is compiled once."""

    @cache
    def compiled(start: Start) -> CompiledSite:
        directory = ContentDirectory(tmp_path_factory.mktemp("start"))
        start(directory.content)
        return CompiledSite(compile_pages(directory.load().content))

    return compiled


@pytest.mark.parametrize("name", STARTS)
def test_a_site_after_any_start_has_the_expected_pages_and_no_dead_link(
    site_after: SiteAfter, name: str
) -> None:
    start, left = STARTS[name]
    site = site_after(start)
    assert site.pages.keys() == FIXED | {*STUDIES[:left]}
    assert site.dead_links == set()
    assert all(f'"{study}"' in site.pages["/projects"] for study in STUDIES[:left])


def test_what_an_owner_has_deleted_is_named_on_no_page(site_after: SiteAfter) -> None:
    before, after = site_after(unchanged), site_after(starts.without_anything)
    for name in (*DELETED, *(f"external/{island}/" for island in OF_GSAP)):
        assert name in before.everything
        assert name not in after.everything, name
    # The resume still names the networks of its person.
    assert "linkedin.com" in before.pages["/projects"]
    assert "linkedin.com" not in after.pages["/projects"]


@pytest.fixture(scope="module")
def old_colours() -> set[str]:
    """The colours of the default theme that the tests' own content does not name itself."""
    of_content = colours_in("".join(file.read_text() for file in CONTENT.rglob("*.yaml")))
    old = default_colours() - of_content
    assert len(old) > 50
    return old


def test_stylesheets_of_a_theme_in_other_colours_have_no_default_colour(
    old_colours: set[str],
) -> None:
    theme = other_theme()
    for styles in (stylesheet(theme), shared_stylesheet(theme, "")):
        assert theme.colors.paper.light in styles
        assert colours_in(styles) & old_colours == set()


def test_pages_of_a_theme_in_other_colours_have_no_default_colour(old_colours: set[str]) -> None:
    content = replace(load(CONTENT).content, theme=other_theme())
    for route, page in compile_pages(content).items():
        assert colours_in(page) & old_colours == set(), route
