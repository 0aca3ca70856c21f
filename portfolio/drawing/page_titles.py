"""Draws the lettering of every page title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from portfolio.cache import cached
from portfolio.drawing.fonts import DISPLAY
from portfolio.drawing.lettering import GRADIENTS, draw_lettering
from portfolio.models.content import Content
from portfolio.paths import LETTERING


@dataclass(frozen=True, slots=True)
class PageTitle:
    """One drawing.

    Attributes:
        name: Of the file and of the ids in it.
        lines: The words, one string a line.
        gradient: Colours of the letters: a key of `GRADIENTS`.
        eyebrow: A small line of ink above the first line.
    """

    name: str
    lines: tuple[str, ...]
    gradient: str
    eyebrow: str = ""


def page_titles(content: Content) -> Iterator[PageTitle]:
    """Yields the drawings that the pages show."""
    eyebrow, *lines = content.home.lettering
    if not lines:
        eyebrow, lines = "", [eyebrow]
    yield PageTitle("home", tuple(lines), "home", eyebrow)
    heading = content.site.projects.heading
    yield PageTitle("projects", (heading,), "projects")
    yield PageTitle("projects-narrow", tuple(heading.split()), "projects")
    yield PageTitle("experiments", (content.site.experiments.heading,), "experiments")
    yield PageTitle("resume", (content.resume.meta.page.heading,), "resume")
    yield PageTitle("not-found", (content.site.not_found.heading,), "experiments")


def draw_page_titles(content: Content) -> None:
    """Draws the titles whose words, font or code have changed, into files with hashed names."""
    for title in page_titles(content):
        drawing = partial(
            draw_lettering,
            title.lines,
            GRADIENTS[title.gradient],
            fonts=DISPLAY,
            prefix=title.name,
            eyebrow=title.eyebrow,
        )
        cached(LETTERING, f"{title.name}.svg", drawing)
