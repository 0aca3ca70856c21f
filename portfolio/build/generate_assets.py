"""Makes every file that pages refer to and that nobody writes by hand."""

from __future__ import annotations

from portfolio.atomic_write import write_file
from portfolio.drawing.backdrops import BACKDROPS
from portfolio.drawing.page_titles import draw_page_titles
from portfolio.images.placeholder_colours import write_placeholder_colours
from portfolio.images.renditions import make_renditions
from portfolio.models.content import Content
from portfolio.paths import GENERATED
from portfolio.theme.stylesheet import shared_stylesheet, stylesheet

STYLESHEET = "site.css"
"""All styles, for Reflex; an exported page has its own inside."""

THEME = "theme.css"
"""Of the pages that are written by hand."""


def prepare(content: Content) -> None:
    """Makes stylesheets, grounds, lettering and pictures; what is there already is kept."""
    write_file(GENERATED / STYLESHEET, stylesheet())
    write_file(GENERATED / THEME, shared_stylesheet())
    for name, draw in BACKDROPS.items():
        write_file(GENERATED / name, draw())
    draw_page_titles(content)
    make_renditions(content, GENERATED / "img")
    write_placeholder_colours(content, GENERATED / "img")
