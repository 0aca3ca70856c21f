"""The theme's own files: drawings in the place of those in ``assets/svg``, and its ``art``."""

from __future__ import annotations

from functools import partial

from portfolio.atomic_write import write_file
from portfolio.cache import result_key
from portfolio.models.theme import Theme
from portfolio.paths import CACHE, DRAWINGS
from portfolio.result_store import ResultStore
from portfolio.sprites.outline import outline_around, vertices_json
from portfolio.sprites.painted_area import painted_area

OUTLINES = ResultStore(CACHE / "outlines")


def write_drawings(theme: Theme) -> None:
    """Writes the theme's drawings, their outlines and its art to where builds and servers look.

    Files of another theme are deleted.

    Args:
        theme: Of the site.
    """
    files = {f"art/{file.name}": file.read_bytes() for file in theme.art}
    for drawing in theme.drawings:
        svg, name = drawing.read_bytes(), drawing.stem
        draw = partial(_outline, svg.decode())
        outline = OUTLINES.made(f"{result_key(draw)}.json", lambda draw=draw: draw().encode())
        files |= {f"svg/{name}.svg": svg, f"vertices/{name}-path.json": outline.read_bytes()}
    for path, data in files.items():
        write_file(DRAWINGS / path, data)
    for file in DRAWINGS.glob("*/*"):
        if file.relative_to(DRAWINGS).as_posix() not in files:
            file.unlink()


def _outline(svg: str) -> str:
    return vertices_json(outline_around(painted_area(svg)))
