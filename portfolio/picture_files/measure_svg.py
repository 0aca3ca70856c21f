"""Measures a drawing: its size, and whether there is anything to paint."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from pydantic_core import PydanticCustomError

from portfolio.picture_files.measure import Measures
from portfolio.picture_files.plain_svg import pixels, read_plain_svg, view_box_of
from portfolio.picture_files.svg_safety import SHAPES, DrawingError

UNSAFE_DRAWING = "expected a drawing that is safe to show: {found}"

MAX_PROPORTION = 20
"""Longest side in shortest sides. A drawing is fitted to a width: one that is much higher takes
more memory than there is when the build paints it."""


def measure_vector(file: Path) -> Measures:
    """Measures an SVG as a browser does: by its width and height, or by its view box.

    Raises:
        PydanticCustomError: If the file is no SVG, has no size, or is unsafe.
    """
    try:
        root = fromstring(read_plain_svg(file))
    except DrawingError as error:
        raise PydanticCustomError(
            "picture_unsafe", UNSAFE_DRAWING, {"found": error.found, "fix": error.fix}
        ) from None
    width, height = _size(root)
    if not (root.get("viewBox") and width and height):
        raise PydanticCustomError("picture_corrupt", "expected an SVG with a viewBox")
    return Measures(max(1, round(width)), max(1, round(height)))


def require_paintable(file: Path, *, may_be_empty: bool = False) -> None:
    """Reads a drawing, and looks at its shapes, its width and height, and its view box.

    Raises:
        DrawingError: As for `read_plain_svg`; or it has no shape, or one of its sides is nothing or
            less, or many times the other.
    """
    root = fromstring(read_plain_svg(file))
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if any(side is not None and side <= 0 for side in (*sides, *(view_box_of(root) or ())[2:])):
        raise DrawingError(file, "its width or height is nothing", "give it a size above 0")
    width, height = _size(root)
    if width and height and not 1 / MAX_PROPORTION <= width / height <= MAX_PROPORTION:
        found = f"it is {width:g} by {height:g}"
        fix = f"make no side more than {MAX_PROPORTION} times as long as the other"
        raise DrawingError(file, found, fix)
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    if not may_be_empty and not tags & SHAPES:
        raise DrawingError(file, "it is empty", "export it with its shapes")


def _size(root: Element) -> tuple[float, float]:
    """Returns the width and height that a browser gives a drawing; 0 where it has none."""
    width, height = (pixels(root.get(name, "")) or 0 for name in ("width", "height"))
    *_, inner_width, inner_height = view_box_of(root) or (0, 0)
    if (width and height) or not (inner_width and inner_height):
        return width, height
    scale = width / inner_width or height / inner_height or 1
    return inner_width * scale, inner_height * scale
