"""Pictures that are too small for their place, or larger than anybody needs."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.document import Document, Loc
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from portfolio.models.sections import Hero, LogoGrid, MobileShowcase

WIDE, TABLET, PHONE = 1280, 768, 390
"""Pixels of width at which a picture fills its place on a screen of one pixel a point."""

WIDTHS = {
    "phone": PHONE,
    "mobileSrc": PHONE,
    "tabletSrc": TABLET,
    "poster": 640,
    "light": 600,
    "dark": 600,
}
"""Least widths by key; any other picture of a case study is wide."""

MAX_BYTES = 4_000_000
"""Bytes of a source; the build makes small files of it, but git keeps it for ever."""


def unsuitable_sizes(document: Document, project: Project) -> Iterator[Diagnostic]:
    """Yields pictures of a case study that will look soft, or that weigh too much."""
    for loc, picture, least in _pictures((), project, WIDE):
        place = (*loc, "src")
        if picture.width < least:
            yield document.diagnostic(
                place,
                f"expected at least {least} pixels of width here",
                found=f"{picture.width} by {picture.height}",
                hint=f"{least * 2} and more are sharp on every screen",
                kind=Kind.SIZE,
            )
        if (weight := picture.file.stat().st_size) > MAX_BYTES:
            yield document.diagnostic(
                place,
                f"expected at most {MAX_BYTES // 1_000_000} MB",
                found=f"{weight / 1_000_000:.1f} MB",
                hint="save it as WebP; wider than 2560 pixels is never shown",
                kind=Kind.SIZE,
            )


def _pictures(loc: Loc, value: object, least: int) -> Iterator[tuple[Loc, Picture, int]]:
    if isinstance(value, LogoGrid):
        return
    if isinstance(value, Picture):
        yield loc, value, least
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _pictures((*loc, index), item, least)
    elif isinstance(value, BaseModel):
        of_its_kind = PHONE if isinstance(value, MobileShowcase) else least
        of_its_kind = TABLET if isinstance(value, Hero) else of_its_kind
        for name, field in type(value).model_fields.items():
            key = field.alias or name
            inner = getattr(value, name)
            yield from _pictures((*loc, key), inner, WIDTHS.get(key, of_its_kind))
