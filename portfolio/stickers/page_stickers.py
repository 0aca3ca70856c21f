"""Chooses the drawings that stand on each page, from the owner's own, and where they lie."""

from __future__ import annotations

from itertools import cycle
from pathlib import PurePosixPath
from zlib import crc32

from portfolio.models.content import Content
from portfolio.models.field_types import NO_DRAWING
from portfolio.models.page import Page
from portfolio.models.playground.places import RestingPlaces
from portfolio.models.playground.playground import Playground
from portfolio.models.site.site import PageWords
from portfolio.models.theme.theme import Theme

FAVOURITES = {
    "home": ("smiley-tounge",),
    "projects": ("bomb", "rainbow", "flower"),
    "experiments": ("pill", "pill-two", "flower"),
    "writing": ("flower", "cassette"),
    "resume": ("rainbow", "flower", "pill"),
    "not-found": ("bomb",),
}
"""Names of drawings for each page, of which the playground's are taken; then come its others."""

HEAD_STICKERS = 3
"""Drawings beside a heading, each smaller than the one before."""

TIMELINE_FAVOURITES = ("rainbow", "cassette", "flower", "lightning")
"""Names of drawings along the timeline of the resume, in their order."""


def page_sticker(content: Content, page: str) -> str | None:
    """Returns the address of the drawing beside a page's heading, or None without any.

    It is what the page's words say, or else one of the playground's sprites.

    Args:
        content: The content of the site.
        page: projects, experiments, writing, resume or not-found.
    """
    words = getattr(content.site, page.replace("-", "_"), None)
    said = words.sticker if isinstance(words, PageWords) else None
    if said:
        return None if said == NO_DRAWING else said
    return next(iter(_drawings(content, page)), None)


def own_page_sticker(content: Content, page: Page) -> str | None:
    """Returns the address of the drawing beside the heading of a page of the owner's own.

    It is the mascot or one of the stickers, chosen by the route; None where there are neither.
    """
    mascot = content.theme.mascot_image
    drawings = [sticker.image for sticker in content.home.playground.sprites]
    stickers = [*([mascot] if mascot else []), *drawings]
    return stickers[crc32(page.route[::-1].encode()) % len(stickers)] if stickers else None


def page_stickers(content: Content, page: str, most: int = HEAD_STICKERS) -> tuple[str, ...]:
    """Returns the addresses of drawings for the head of a page, or its social image.

    The first is the large one, on home the mascot; a page without one has none.

    Args:
        content: The content of the site.
        page: home, projects, experiments, writing, resume or not-found.
        most: How many there are at most.
    """
    first = content.theme.mascot_image if page == "home" else page_sticker(content, page)
    rest = _drawings(content, page) if first or page == "home" else ()
    stickers = (first, *rest) if first else rest
    return tuple(dict.fromkeys(stickers))[:most]


def timeline_stickers(content: Content) -> tuple[str, ...]:
    """Returns the addresses of at most four drawings for the timeline of the resume."""
    images = content.home.playground.images
    return _favourites_first(images, TIMELINE_FAVOURITES)[: len(TIMELINE_FAVOURITES)]


def _drawings(content: Content, page: str) -> tuple[str, ...]:
    """Returns the playground's drawings: the page's favourites, then others in its own order.

    The list of projects has theirs first, but for that of the first one, which lies beside it.
    """
    images = tuple(dict.fromkeys(it.image for it in content.home.playground.sprites))
    turn = crc32(page.encode()) % len(images) if images else 0
    theirs = [it.sticker or "" for it in content.collection[1:] if page == "projects"]
    return (*theirs, *_favourites_first(images[turn:] + images[:turn], FAVOURITES[page]))


def _favourites_first(images: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    favourites = [it for name in names if (it := f"/svg/{name}.svg") in images]
    return tuple(dict.fromkeys([*favourites, *images]))


def arranged(playground: Playground, theme: Theme) -> Playground:
    """Returns the playground with every sticker in its place.

    What the owner says comes first, then the theme's place for the drawing, then the theme's free
    places in turn. The bolt lies nowhere before it falls unless owner or theme say where.
    """
    places = theme.sticker_places
    free = cycle(
        RestingPlaces(wide=wide, narrow=narrow)
        for wide, narrow in zip(places.wide, cycle(places.narrow), strict=False)
    )
    stickers = []
    for sticker in playground.sprites:
        place = sticker.still or theme.stills.get(_drawing_name(sticker.image)) or next(free)
        stickers.append(sticker.model_copy(update={"still": place}))
    bolt = playground.bolt
    place = bolt.still or theme.stills.get(_drawing_name(bolt.image))
    return playground.model_copy(
        update={"sprites": tuple(stickers), "bolt": bolt.model_copy(update={"still": place})}
    )


def _drawing_name(address: str) -> str:
    """Returns the name of a drawing, e.g. ``bomb`` of ``/svg/bomb.svg``."""
    return PurePosixPath(address).stem
