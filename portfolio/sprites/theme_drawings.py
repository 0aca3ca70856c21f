"""The theme's files: drawings in the place of those in ``assets/``, own and redrawn, and art."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import NamedTuple

from portfolio.atomic_write import write_file
from portfolio.cache import result_key
from portfolio.models.svg_safety import read_safe_svg
from portfolio.models.theme import Theme
from portfolio.paths import CACHE, DRAWINGS, ROOT, is_file
from portfolio.result_store import ResultStore
from portfolio.sprites.marked_outline import marked_outline
from portfolio.sprites.outline import outline_around, vertices_json
from portfolio.sprites.overprint import Inks, overprint_sprite
from portfolio.sprites.painted_area import painted_area
from portfolio.sprites.pixel_sprite import pixel_mascot, pixel_sprite

OUTLINES = ResultStore(CACHE / "outlines")
REDRAWN = ResultStore(CACHE / "redrawn")


class Redraw(NamedTuple):
    """The functions that draw a sprite and the mascot again, from their SVG and the theme.

    Attributes:
        sprite: Draws any sticker but the mascot.
        mascot: Draws the mascot, which is shown larger.
        marks_outline: Whether the silhouette is another, which the drawing marks.
    """

    sprite: Callable[[str, Theme], str]
    mascot: Callable[[str, Theme], str]
    marks_outline: bool = False


def printed(svg: str, theme: Theme) -> str:
    """Returns a drawing as a print in the theme's inks."""
    red, blue, yellow, shadow = theme.sprites.inks
    colors = theme.colors
    inks = Inks(red, blue, yellow, colors.text, colors.sticker_border, shadow)
    return overprint_sprite(svg, inks)


STYLES: Mapping[str, Redraw] = {
    "pixels": Redraw(pixel_sprite, pixel_mascot),
    "overprint": Redraw(printed, printed, marks_outline=True),
}
"""By `sprites.style` of the theme; drawings of a style that is not here stay as they are."""


def write_drawings(theme: Theme, stickers: Collection[str] = ()) -> None:
    """Writes drawings, outlines and the theme's art to where builds and servers look first.

    Drawings are the theme's own with their outlines, and those stickers that the theme's style
    draws again; a silhouette that is marked has its outline, others stay. Others are deleted.

    Args:
        theme: Of the site.
        stickers: Addresses of all drawings that the site shows as stickers.

    Raises:
        DrawingError: A drawing is unsafe.
    """
    files = {**_redrawn(theme, stickers), **_own(theme)}
    for path, data in files.items():
        write_file(DRAWINGS / path, data)
    written = {DRAWINGS / path for path in files}
    for file in DRAWINGS.rglob("*"):
        if file.is_file() and file not in written:
            file.unlink()


def _own(theme: Theme) -> dict[str, bytes]:
    """Returns the theme's art, its own drawings and their outlines, by paths as in ``assets/``."""
    files = {f"art/{file.name}": file.read_bytes() for file in theme.art}
    for drawing in theme.drawings:
        svg, name = drawing.read_bytes(), drawing.stem
        draw = partial(_outline, svg.decode())
        outline = OUTLINES.made(f"{result_key(draw)}.json", lambda draw=draw: draw().encode())
        files |= {f"svg/{name}.svg": svg, f"vertices/{name}-path.json": outline.read_bytes()}
    return files


def _redrawn(theme: Theme, stickers: Collection[str]) -> dict[str, bytes]:
    """Returns the stickers as the theme draws them, by their paths; missing files are left out."""
    redraw = STYLES.get(theme.sprites.style)
    if not redraw:
        return {}
    files = {}
    for address in sorted({*stickers} - {f"/svg/{drawing.name}" for drawing in theme.drawings}):
        file = ROOT / "assets" / address.lstrip("/")
        if is_file(file):
            function = redraw.mascot if address == theme.mascot_image else redraw.sprite
            draw = partial(function, read_safe_svg(file), theme)
            kept = REDRAWN.made(f"{result_key(draw)}.svg", lambda draw=draw: draw().encode())
            files[address.lstrip("/")] = kept.read_bytes()
            outline = f"vertices/{file.stem}-path.json"
            if redraw.marks_outline and is_file(ROOT / "assets" / outline):
                files[outline] = vertices_json(marked_outline(kept)).encode()
    REDRAWN.delete_unused()
    return files


def _outline(svg: str) -> str:
    return vertices_json(outline_around(painted_area(svg)))
