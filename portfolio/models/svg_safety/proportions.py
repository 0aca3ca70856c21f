"""Whether a drawing has a size that can be painted."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from portfolio.models.svg_safety.error import DrawingError

MOST = 20
"""Longest side in shortest sides. A drawing is fitted to a width: one that is much higher takes
more memory than there is when the build paints it."""

_LENGTH = re.compile(r"\s*([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in|em|ex)?\s*", re.I)


def require_proportions(svg: str, file: Path) -> None:
    """Looks at width, height and view box of a drawing that has been read and found safe.

    Args:
        svg: Text of the drawing.
        file: The file that errors name.

    Raises:
        DrawingError: One of them is nothing or less, or one side is many times the other.
    """
    root = ElementTree.fromstring(svg)
    box = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    sides = [_number(root.get(name, "")) for name in ("width", "height")]
    inner = [_number(side) for side in box[2:]] if len(box) == 4 else [None, None]
    for pair in (sides, inner):
        if any(side is not None and side <= 0 for side in pair):
            raise DrawingError(file, "its width or height is nothing", "give it a size above 0")
    width, height = (own or boxed for own, boxed in zip(sides, inner, strict=True))
    if width and height and not 1 / MOST <= width / height <= MOST:
        found = f"it is {width:g} by {height:g}"
        raise DrawingError(file, found, f"make no side more than {MOST} times as long as the other")


def _number(length: str) -> float | None:
    match = _LENGTH.fullmatch(length)
    return float(match[1]) if match else None
