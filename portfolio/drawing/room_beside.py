"""The room that a title leaves beside its last line but one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

from portfolio.drawing.lettering import balance_lines

MAX_SHARE = 0.86
"""Largest share of the last line that the line before may have, so that a name tag fits there."""

GAP = 0.065
"""Distance between the line, with its outline, and the tag beside it, as a share of the drawing."""


def room_beside(lines: Sequence[str], fonts: Sequence[Sequence[Path]]) -> float | None:
    """Returns where the room begins as a share of the drawing's width, or None if there is none.

    Args:
        lines: Lines of the title, a small one above the others first if there are several.
        fonts: Families, each as its font files.
    """
    rows = [row for line in (lines[1:] or lines) for row in balance_lines(line)]
    widths = [_width(row, fonts) for row in rows[-2:]]
    if len(rows) == 1 or not all(widths):
        return None
    share = widths[0] / widths[1]
    return share + GAP if share <= MAX_SHARE else None


def _width(row: str, fonts: Sequence[Sequence[Path]]) -> float:
    """Returns the width of a row in em, or 0 if the first face lacks letters of it."""
    for path in fonts[0]:
        font: Any
        with TTFont(path) as font:
            known = font.getBestCmap()
            if all(ord(it) in known for it in row):
                advances = (font["hmtx"][known[ord(it)]][0] for it in row)
                return sum(advances) / font["head"].unitsPerEm
    return 0
