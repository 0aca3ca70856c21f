"""Makes every file that pages refer to and that nobody writes by hand."""

from __future__ import annotations

from portfolio.build.colours import note_colours
from portfolio.build.files import write
from portfolio.build.images import make_renditions
from portfolio.build.titles import draw_titles
from portfolio.components.liquid import DRAWINGS
from portfolio.models.content import Content
from portfolio.paths import GENERATED
from portfolio.theme.stylesheet import stylesheet

STYLESHEET = "site.css"
"""All styles, for Reflex; an exported page has its own inside."""


def prepare(content: Content) -> None:
    """Makes stylesheet, grounds, lettering and pictures; what is there already is kept."""
    write(GENERATED / STYLESHEET, stylesheet().encode())
    for name, draw in DRAWINGS.items():
        write(GENERATED / name, draw().encode())
    draw_titles(content)
    make_renditions(content, GENERATED / "img")
    note_colours(content, GENERATED / "img")
