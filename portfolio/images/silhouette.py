"""What a drawing covers, as a few boxes."""

from __future__ import annotations

from typing import NamedTuple

from portfolio.images.rasterize import rasterize_svg

SAMPLES = 160
"""Pixels of the width at which a drawing is looked at."""

OPAQUE = 128
"""Least alpha of a pixel that counts as drawn."""

TOLERANCE = 0.07
"""Share of the width by which the ends of rows in one box may differ."""

LEAST_ROWS = 8
"""Pixels of the height that a box has at least, so that round corners make no steps."""


class RelativeBox(NamedTuple):
    """A part of a drawing; its sides are shares of the drawing's."""

    left: float
    top: float
    width: float
    height: float


def silhouette_boxes(svg: str) -> tuple[RelativeBox, ...]:
    """Returns boxes below each other that hold all of a drawing, about one for each line of words.

    A box spans rows that begin and end at about the same place.
    """
    alpha = rasterize_svg(svg, SAMPLES, 1).getchannel("A")
    mask = alpha.point([0] * OPAQUE + [1] * (256 - OPAQUE))
    width, height = mask.size
    spans: list[tuple[int, int, int, int]] = []  # left, right, first row, row after the last
    for row in range(height):
        drawn = mask.crop((0, row, width, row + 1)).getbbox()
        if not drawn:
            continue
        left, _, right, _ = drawn
        top = row
        is_low = spans and row - spans[-1][2] < LEAST_ROWS
        if spans and (is_low or _is_alike(spans[-1], left, right, width)):
            before_left, before_right, top, _ = spans.pop()
            left, right = min(before_left, left), max(before_right, right)
        spans.append((left, right, top, row + 1))
    return tuple(
        RelativeBox(left / width, top / height, (right - left) / width, (bottom - top) / height)
        for left, right, top, bottom in spans
    )


def _is_alike(span: tuple[int, int, int, int], left: int, right: int, width: int) -> bool:
    most = TOLERANCE * width
    return abs(span[0] - left) <= most and abs(span[1] - right) <= most
