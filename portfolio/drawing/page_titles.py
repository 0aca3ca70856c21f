"""Which titles of pages are drawn, and in which files."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from zlib import crc32

from portfolio.drawing.line_breaks import MAX_LINE_LENGTH, balance_lines
from portfolio.fonts.characters import text_width
from portfolio.models.content import Content
from portfolio.models.page import Page
from portfolio.models.project import ClientColors, Project
from portfolio.models.theme.colors import Gradients
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
    for language in content.languages:
        locale = language.site.locale
        for title in _titles_of(language):
            yield replace(title, name=locale.file_name(title.name))


def _titles_of(content: Content) -> Iterator[PageTitle]:
    eyebrow, *lines = content.home.lettering
    if not lines:
        eyebrow, lines = "", [eyebrow]
    # Printed letters are wide, so that they stay in their lines.
    is_printed = content.theme.lettering.is_printed
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


def drawn_titles() -> dict[str, Path]:
    """Returns the files that `draw_titles.py` has written, by the names of the titles."""
    names: dict[str, str] = json.loads(TITLES.read_text()) if TITLES.exists() else {}
    return {title: LETTERING / name for title, name in names.items()}
