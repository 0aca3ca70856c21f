"""Pictures, drawings and drawn words: there is something to show, it is safe, and large enough.

That a picture of content exists is seen by its model, ``models/picture.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from portfolio.content.diagnostics import Diagnostic, Kind, Loc, format_value
from portfolio.content.document import Document
from portfolio.content.model_fields import typed_values
from portfolio.file_names import find_file
from portfolio.invisible_characters import is_visible
from portfolio.models.field_types import DisplayWidth, FieldRole
from portfolio.models.home import LONGEST_BESIDE_MASCOT, Home
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from portfolio.models.theme.theme import Theme
from portfolio.paths import inside, is_file
from portfolio.picture_files.measure import SVG_SUFFIX
from portfolio.picture_files.measure_svg import UNSAFE_DRAWING, require_paintable
from portfolio.picture_files.svg_safety import DrawingError

THEME_FILE = "content/theme.yaml"


def unsafe_svgs(document: Document, assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings with more than shapes and paint, without a size or, of the theme, shapes."""
    may_be_empty = document.annotation is not Theme
    for loc, address in document.texts(FieldRole.ASSET):
        file = inside(assets, find_file(assets, address.lstrip("/")))
        if file and address.lower().endswith(SVG_SUFFIX) and is_file(file):
            try:
                require_paintable(file, may_be_empty=may_be_empty)
            except DrawingError as error:
                message = UNSAFE_DRAWING.format(found=error.found)
                found = format_value(address)
                yield document.diagnostic(loc, message, found=found, hint=error.fix)


def theme_drawings(theme: Theme, own: dict[str, Any], assets: Path) -> Iterator[Diagnostic]:
    """Yields drawings of the theme that are missing or unsafe.

    Args:
        theme: Theme with everything that the theme it extends says.
        own: Keys of the owner's file, which other checks look at.
        assets: The folder ``assets/``.
    """
    for key in {"mascot", "logo"} - own.keys():
        address = getattr(theme, key)
        file = find_file(assets, address.lstrip("/"))
        if not address.startswith("/"):
            continue
        found, hint = format_value(address), f"add the file, or write `{key}: none`"
        try:
            if is_file(file):
                require_paintable(file)
                continue
            message = "expected a file in assets/, which the theme shows"
        except DrawingError as error:
            message, hint = UNSAFE_DRAWING.format(found=error.found), error.fix
        yield Diagnostic(THEME_FILE, 1, 1, key, message, found, hint)


def left_out_mascot(document: Document, home: Home, theme: Theme) -> Iterator[Diagnostic]:
    """Yields a heading whose small letters the mascot would cover, so that home leaves it out."""
    if theme.mascot_image and (long := home.too_long_beside_mascot(theme)):
        yield document.diagnostic(
            ("lettering",),
            "the home page leaves the mascot out, which would lie on letters of this size",
            found=format_value(long),
            hint=f"a word of at most {LONGEST_BESIDE_MASCOT} letters has room beside it",
            kind=Kind.SIZE,
        )


def unsuitable_sizes(document: Document, project: Project) -> Iterator[Diagnostic]:
    """Yields pictures of a case study that will look soft."""
    for item in typed_values(project, Project):
        for width in item.metadata:
            if isinstance(width, DisplayWidth) and isinstance(item.value, Picture):
                yield from _width(document, (*item.loc, "src"), item.value, width.pixels)


def _width(document: Document, loc: Loc, picture: Picture, least: int) -> Iterator[Diagnostic]:
    if picture.width < least and not (picture.small or picture.is_vector):
        yield document.diagnostic(
            loc,
            f"expected at least {least} pixels of width here",
            found=f"{picture.width} by {picture.height}",
            hint=f"{least * 2} and more are sharp on every screen; `small: true` accepts it",
            kind=Kind.SIZE,
        )


def invisible_lettering(document: Document) -> Iterator[Diagnostic]:
    """Yields lettering that has characters, none of them visible."""
    for loc, text in document.texts(FieldRole.LETTERING):
        if text and not is_visible(text):
            yield document.diagnostic(
                loc,
                "expected words to draw",
                found=format_value(text),
                hint="one visible letter is enough",
            )
