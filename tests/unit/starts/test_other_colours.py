"""No default colour is left in what is compiled with a theme of other colours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from portfolio.content.loader import load
from portfolio.theme.stylesheet import shared_stylesheet, stylesheet
from tests.support.compile_pages import compile_pages
from tests.support.other_theme import colours_in, default_colours, other_theme
from tests.support.sample import CONTENT


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
