"""The lettering of every page title, drawn once and kept until words or code change."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from portfolio.paths import ROOT, lettering_file
from portfolio.models.content import Content

FONTS = (ROOT / "assets" / "fonts" / "gasoek-one-latin.woff2",)


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
    yield Title("not-found", (content.site.not_found.heading,), "home")


def draw_titles(content: Content) -> None:
    """Draws the titles whose words, font or code have changed."""
    for title in titles(content):
        file = lettering_file(title.name)
        mark = file.with_suffix(".key")
        key = hashlib.sha256(repr((title, _code())).encode()).hexdigest()
        if file.exists() and mark.exists() and mark.read_text() == key:
            continue
        from portfolio.build.lettering import FOUNTAINS, draw  # slow, and rarely needed

        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            draw(
                title.lines,
                FOUNTAINS[title.fountain],
                fonts=FONTS,
                prefix=title.name,
                above=title.above,
            )
        )
        mark.write_text(key)


@lru_cache(maxsize=1)
def _code() -> str:
    """Returns a digest of all that decides how letters look."""
    names = ("lettering", "lockup", "sticker", "glyphs", "curves", "path_data", "geometry")
    files = [*(Path(__file__).with_name(f"{name}.py") for name in names), *FONTS]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
