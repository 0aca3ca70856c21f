"""The share picture of every page."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.cache import cached
from portfolio.drawing.fonts import FONTS
from portfolio.drawing.lettering import FOUNTAINS
from portfolio.drawing.typst_fonts import typefaces
from portfolio.images.social_image_layout import draw
from portfolio.models.content import Content
from portfolio.paths import CACHE, ROOT

SPRITES = ROOT / "assets" / "svg"
GROUNDS = {
    "home": ("#dacfff", "#cdbeff"),
    "projects": ("#bfe4ff", "#a9daff"),
    "experiments": ("#ffd0e7", "#ffbfdf"),
    "resume": ("#c6f2d4", "#b0e9c4"),
}
"""The light grounds and rings of tokens.css: a shared picture has one theme."""


@dataclass(frozen=True, slots=True)
class Card:
    """One picture.

    Attributes:
        name: Of the page, and so of the file.
        title: The sticker's words.
        subtitle: Below the owner's name.
        ground: Colour behind everything.
        ring: The second tone.
        art: What lies on the right.
        fountain: Which colours fill the letters.
    """

    name: str
    title: str
    subtitle: str
    ground: str
    ring: str
    art: tuple[Path, ...]
    fountain: str = "home"


def cards(content: Content) -> Iterator[Card]:
    """Yields the picture of every page that can be shared."""

    def page(name: str, title: str, *art: str) -> Card:
        sprites = tuple(SPRITES / f"{sprite}.svg" for sprite in art)
        return Card(name, title, content.site.tagline, *GROUNDS[name], sprites, name)

    site = content.site
    yield page("home", " ".join(content.home.lettering[-2:]), "mushroom", "smiley-tounge")
    yield page("projects", site.projects.heading, "cassette", "bomb")
    yield page("experiments", site.experiments.heading, "eye", "pill")
    yield page("resume", content.resume.meta.page.heading, "smiley-tounge", "flower")
    for project in content.projects:
        palette = project.palette
        yield Card(
            project.slug,
            project.title,
            project.sub_title,
            palette.ground,
            palette.ring,
            (project.img.file,),
        )


def draw_cards(content: Content, folder: Path) -> None:
    """Writes the pictures whose words, art or code have changed, and keeps the others."""
    wanted = list(cards(content))
    typefaces()  # made here, or every process below would make its own
    with ProcessPoolExecutor() as pool:
        drawn = pool.map(partial(_drawn, content.site.owner), wanted)
    for card, picture in zip(wanted, drawn, strict=True):
        write_file(folder / f"{card.name}.jpg", picture)


def _drawn(owner: str, card: Card) -> bytes:
    drawing = partial(
        draw,
        card.title,
        card.subtitle,
        card.ground,
        card.ring,
        card.art,
        owner=owner,
        colours=FOUNTAINS[card.fountain],
    )
    return cached(CACHE / "drawn", f"{card.name}.jpg", drawing, sorted(FONTS.glob("*.woff2")))
