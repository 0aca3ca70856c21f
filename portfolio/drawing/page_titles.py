"""Draws the lettering of every page title."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from zlib import crc32

from portfolio.atomic_write import write_file
from portfolio.cache import ResultStore
from portfolio.drawing.lettering import (
    PRINTED_STYLES,
    WALL,
    balance_lines,
    draw_lettering,
    drawable,
    with_long_lines,
)
from portfolio.drawing.lettering_svg import MAX_LINE_LENGTH, LetteringStyle
from portfolio.drawing.title_colors import LetteringColors, client_title_colors, title_colors
from portfolio.fonts.characters import is_rtl, text_width
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.page import Page
from portfolio.models.project import ClientColors, Project
from portfolio.models.theme.colors import Gradients
from portfolio.models.theme.theme import Theme
from portfolio.models.writing import TagPage
from portfolio.paths import LETTERING, TITLES

NARROW_LENGTH = 11
"""Letters of a title that fit on one line of a phone."""

LINE_LENGTHS = (
    (24, MAX_LINE_LENGTH, NARROW_LENGTH),
    (40, 22, 14),
    (72, 26, 16),
    (math.inf, 30, 20),
)
"""Letters of a heading, and up to how many each of its lines has in wide and in narrow windows."""

WIDE_WORD = 30
"""Letters of a word that is whole in wide windows."""


@dataclass(frozen=True, slots=True)
class PageTitle:
    """A title that is drawn.

    Attributes:
        name: Name of the file and start of the ids in it.
        lines: The words, one string a line.
        gradient: Colours of the letters: a field of `Gradients`.
        eyebrow: A small line of ink above the first line.
        client: Colours of the ground that it stands on, if they are a client's.
        is_wall: Whether it is home's, a low line that the mascot looks over.
        line_length: Most letters of a line, where that is not the usual number.
    """

    name: str
    lines: tuple[str, ...]
    gradient: str
    eyebrow: str = ""
    client: ClientColors | None = None
    is_wall: bool = False
    line_length: int = MAX_LINE_LENGTH


def page_titles(content: Content) -> Iterator[PageTitle]:
    """Yields the drawings that the pages show, in all languages of the site."""
    for edition in content.languages:
        locale = edition.site.locale
        for title in _titles_of(edition):
            yield replace(title, name=locale.file_name(title.name))


def _titles_of(content: Content) -> Iterator[PageTitle]:
    eyebrow, *lines = content.home.lettering
    if not lines:
        eyebrow, lines = "", [eyebrow]
    # Printed letters are wide, so that they stay in their lines.
    is_printed = content.theme.lettering.style in PRINTED_STYLES
    rows = tuple(lines) if is_printed else (" ".join(lines),)
    yield PageTitle("home", rows, "home", eyebrow, is_wall=not is_printed)
    site = content.site
    if site.shows("projects"):
        heading = site.projects.heading
        yield PageTitle("projects", (heading,), "projects")
        rows = (row for word in heading.split() for row in balance_lines(word, NARROW_LENGTH))
        yield PageTitle("projects-narrow", tuple(rows), "projects")
    if site.shows("experiments"):
        yield PageTitle("experiments", (site.experiments.heading,), "experiments")
    yield from _titles_of_writing(content)
    if site.shows("resume"):
        yield PageTitle("resume", (content.resume.heading_in(site.locale),), "resume")
    if not site.prefix:
        yield PageTitle("not-found", (site.not_found.heading,), "experiments")
    yield from _own_titles(content)


def _titles_of_writing(content: Content) -> Iterator[PageTitle]:
    """Yields the titles of lists of articles, and of the articles."""
    if not content.writing:
        return
    yield from _titles_in_lines("writing", content.site.writing.heading, "home")
    for tag in content.writing.tags:
        yield from _titles_in_lines(tag_title(tag), tag.name, "home")
    for article in content.writing.articles:
        yield from _titles_of_page(article)


def _own_titles(content: Content) -> Iterator[PageTitle]:
    """Yields the titles of projects without a picture, and of the owner's own pages."""
    for project in content.projects:
        if not project.img:
            name, lines = project_title(project), title_lines(project)
            yield PageTitle(name, lines, "projects", client=project.palette)
    for page in content.pages:
        yield from _titles_of_page(page)


def _titles_of_page(page: Page) -> Iterator[PageTitle]:
    if page.has_header:
        yield from _titles_in_lines(title_name(page), page.heading, page_theme(page))


def _titles_in_lines(name: str, heading: str, gradient: str) -> Iterator[PageTitle]:
    """Yields the drawing of a heading, and that for phones if it is long.

    A long heading has longer lines of smaller letters, so that it does not fill the screen.
    """
    letters = text_width(heading)
    wide, narrow = next(lengths for most, *lengths in LINE_LENGTHS if letters <= most)
    if letters == len(heading):
        longest = max(map(len, heading.split()), default=0)
        wide = max(wide, min(WIDE_WORD, longest))
    yield PageTitle(name, (heading,), gradient, line_length=wide)
    if is_long_title(heading):
        lines = tuple(balance_lines(heading, narrow))
        longest = max(narrow, MAX_LINE_LENGTH)
        yield PageTitle(f"{name}-narrow", lines, gradient, line_length=longest)


def project_title(project: Project) -> str:
    """Returns the name of the drawing of a project without a picture."""
    return f"project_{project.slug}"


def title_lines(project: Project) -> tuple[str, ...]:
    """Returns the words of that drawing in lines."""
    return tuple(balance_lines(project.title, NARROW_LENGTH))


def title_name(page: Page) -> str:
    """Returns the name of a page's drawing, which no other drawing has."""
    return f"page_{page.name}"


def is_long_title(heading: str) -> bool:
    """Returns whether a heading is too long for one line of a phone."""
    width = text_width(heading)
    is_breakable = " " in heading or width > len(heading) or width > MAX_LINE_LENGTH
    return width > NARROW_LENGTH and is_breakable


def tag_title(tag: TagPage) -> str:
    """Returns the name of the drawing of a tag."""
    return f"tag_{tag.slug}"


def page_theme(page: Page) -> str:
    """Returns the colours of a page: a field of `Gradients`, always the same for the same route."""
    pages = tuple(Gradients.model_fields)
    return pages[crc32(page.route.encode()) % len(pages)]


def draw_page_titles(content: Content) -> None:
    """Draws the titles whose words, font or code have changed, into files with hashed names.

    A title with a letter that no face has is not drawn, nor any where the theme has text; the page
    shows the words. Drawings of titles that are no longer there are deleted.
    """
    fonts, style = site_fonts(content).display_files, content.theme.lettering.style
    drawings: dict[str, partial[str]] = {}
    for title in page_titles(content):
        words = drawable((title.eyebrow, *title.lines), fonts)
        if style == "text" or not words:
            continue
        drawings[f"{title.name}.svg"] = partial(
            draw_lettering,
            tuple(filter(None, words[1:])),
            _colors(title, content.theme),
            fonts=fonts,
            prefix=title.name,
            eyebrow=words[0],
            style=style,
            measures=_measures(title, words[-1]),
        )
    drawn = ResultStore(LETTERING).all_made(drawings)
    for file in {*LETTERING.glob("*.svg")} - {*drawn.values()}:
        file.unlink(missing_ok=True)
    names = {name.removesuffix(".svg"): file.name for name, file in drawn.items()}
    write_file(TITLES, json.dumps(names).encode())


def drawn_titles() -> dict[str, Path]:
    """Returns the files that `draw_page_titles` has written, by the names of the titles."""
    names: dict[str, str] = json.loads(TITLES.read_text()) if TITLES.exists() else {}
    return {title: LETTERING / name for title, name in names.items()}


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
