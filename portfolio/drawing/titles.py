"""The lettering of every page title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from portfolio.cache import cached
from portfolio.drawing.fonts import DISPLAY
from portfolio.drawing.lettering import FOUNTAINS, draw
from portfolio.models.content import Content
from portfolio.paths import LETTERING


@dataclass(frozen=True, slots=True)
class Title:
    """One drawing.

    Attributes:
        name: Of the file and of the ids in it.
        lines: The words, one string a line.
        fountain: Which colours fill the letters.
        above: A small first line of ink.
    """

    name: str
    lines: tuple[str, ...]
    fountain: str
    above: str = ""


def titles(content: Content) -> Iterator[Title]:
    """Yields the drawings that the pages show."""
    above, *lines = content.home.lettering
    if not lines:
        above, lines = "", [above]
    yield Title("home", tuple(lines), "home", above)
    heading = content.site.projects.heading
    yield Title("projects", (heading,), "projects")
    yield Title("projects-narrow", tuple(heading.split()), "projects")
    yield Title("experiments", (content.site.experiments.heading,), "experiments")
    yield Title("resume", (content.resume.meta.page.heading,), "resume")
    yield Title("not-found", (content.site.not_found.heading,), "experiments")


def draw_titles(content: Content) -> None:
    """Draws the titles whose words, font or code have changed; each has a name of its own."""
    for title in titles(content):
        drawing = partial(
            draw,
            title.lines,
            FOUNTAINS[title.fountain],
            fonts=DISPLAY,
            prefix=title.name,
            above=title.above,
        )
        cached(LETTERING, f"{title.name}.svg", drawing)
