"""Whether a drawing has anything to paint."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from portfolio.models.svg_safety.allowlist import SHAPES
from portfolio.models.svg_safety.error import DrawingError


def require_shapes(svg: str, file: Path) -> None:
    """Looks for a shape in a drawing that has been read and found safe.

    Args:
        svg: Text of the drawing.
        file: The file that errors name.

    Raises:
        DrawingError: The drawing has no shape.
    """
    elements = ElementTree.fromstring(svg).iter()
    if not any(element.tag.rpartition("}")[2] in SHAPES for element in elements):
        raise DrawingError(file, "it is empty", "export it with its shapes")
