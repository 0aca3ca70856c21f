"""Draws the titles of all pages."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

from portfolio.atomic_write import write_file
from portfolio.cache import ResultStore
from portfolio.drawing.lettering import WALL, draw_lettering, drawable, with_long_lines
from portfolio.drawing.lettering_svg import LetteringStyle
from portfolio.drawing.line_breaks import MAX_LINE_LENGTH
from portfolio.drawing.page_titles import PageTitle, page_titles
from portfolio.drawing.title_colors import LetteringColors, client_title_colors, title_colors
from portfolio.fonts.characters import is_rtl, text_width
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.theme.theme import Theme
from portfolio.paths import LETTERING, TITLES


def draw_page_titles(content: Content) -> None:
    """Draws the titles whose words, font or code have changed, into files with hashed names.

    A title with a letter that no face has is not drawn, nor any where the theme has text; the page
    shows the words. Drawings of titles that are no longer there are deleted.
    """
    fonts, style = site_fonts(content).display_files, content.theme.lettering.style
    drawings: dict[str, partial[str]] = {}
    for title in page_titles(content):
        eyebrow, *lines = drawable((title.eyebrow, *title.lines), fonts) or ("",)
        lines = [*filter(None, lines)]
        if style == "text" or not lines:
            continue
        drawings[f"{title.name}.svg"] = partial(
            draw_lettering,
            tuple(lines),
            _colors(title, content.theme),
            fonts=fonts,
            prefix=title.name,
            eyebrow=eyebrow,
            style=style,
            measures=_measures(title, lines[-1]),
        )
    drawn = ResultStore(LETTERING).all_made(drawings)
    for file in {*LETTERING.glob("*.svg")} - {*drawn.values()}:
        file.unlink(missing_ok=True)
    names = {name.removesuffix(".svg"): file.name for name, file in drawn.items()}
    write_file(TITLES, json.dumps(names).encode())


def _measures(title: PageTitle, last_line: str) -> LetteringStyle | None:
    """Returns the measures of a title that has others than follow from the number of its lines."""
    if title.is_wall:
        return _wall(last_line)
    if title.line_length <= MAX_LINE_LENGTH:
        return None
    is_one_word = " " not in title.lines[0] and text_width(title.lines[0]) <= title.line_length
    if is_one_word:
        return LetteringStyle(max_line_length=title.line_length)
    return with_long_lines(title.line_length)


def _wall(words: str) -> LetteringStyle:
    """Returns the measures of home's title, which is lower where a line of its words ends."""
    if not is_rtl(words):
        return WALL
    layout = WALL.layout
    mirrored = replace(layout, top_amplitude=-layout.top_amplitude, top_phase=-layout.top_phase)
    return replace(WALL, layout=mirrored)


def _colors(title: PageTitle, theme: Theme) -> LetteringColors:
    if title.client:
        return client_title_colors(theme, title.client)
    return title_colors(theme, title.gradient)
