"""Pictures that are too small for their place, or larger than anybody needs."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.content.diagnostics import Diagnostic, Kind, Loc
from portfolio.content.document import Document
from portfolio.content.typed_values import typed_values
from portfolio.models.meaning import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.project import Project

MAX_BYTES = 4_000_000
"""Bytes of a source; the build makes small files of it, but git keeps the source."""


def unsuitable_sizes(document: Document, project: Project) -> Iterator[Diagnostic]:
    """Yields pictures of a case study that will look soft, or whose files are too large."""
    for item in typed_values(project, Project):
        for width in item.metadata:
            if isinstance(width, DisplayWidth) and isinstance(item.value, Picture):
                loc = (*item.loc, "src")
                yield from _width(document, loc, item.value, width.pixels)
                yield from _weight(document, loc, item.value)


def _width(document: Document, loc: Loc, picture: Picture, least: int) -> Iterator[Diagnostic]:
    if picture.width < least:
        yield document.diagnostic(
            loc,
            f"expected at least {least} pixels of width here",
            found=f"{picture.width} by {picture.height}",
            hint=f"{least * 2} and more are sharp on every screen",
            kind=Kind.SIZE,
        )


def _weight(document: Document, loc: Loc, picture: Picture) -> Iterator[Diagnostic]:
    if (weight := picture.file.stat().st_size) > MAX_BYTES:
        yield document.diagnostic(
            loc,
            f"expected at most {MAX_BYTES // 1_000_000} MB",
            found=f"{weight / 1_000_000:.1f} MB",
            hint="save it as WebP; wider than 2560 pixels is never shown",
            kind=Kind.SIZE,
        )
