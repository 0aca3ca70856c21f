"""A halftone: rows of round dots that grow downwards."""

from __future__ import annotations

FULL = 1.06
"""Radius of the largest dots, in distances of rows: nearly no gaps are left between them."""

SMALLEST = 0.14
GROWTH = 0.85
"""Speed at which dots grow: 1 is by the same step from row to row."""


def halftone(box: tuple[float, float, float, float], full: float, step: float) -> str:
    """Returns rows of dots that fill a box.

    A row is one line whose dashes have no length and round ends, so that a dot takes no bytes and
    there is no tile whose seams could show.

    Args:
        box: Left, top, right and bottom; the smallest dots are at its top.
        full: Place where dots have grown together; below, they do not grow.
        step: The distance of two rows; the dots of a row are two steps apart.

    Returns:
        A group without a colour.
    """
    left, top, right, bottom = box
    rows = []
    for index in range(int((bottom - top) / step) + 2):
        y = top + index * step
        share = min(index * step / (full - top), 1) ** GROWTH
        width = 2 * step * (SMALLEST + (FULL - SMALLEST) * share)
        start = left - step * (index % 2)
        line = f"M{start:.0f} {y:.1f}H{right + step:.0f}"
        rows.append(f'<path stroke-width="{width:.1f}" d="{line}"/>')
    dashes = f'stroke-linecap="round" stroke-dasharray="0 {2 * step:g}"'
    return f"<g {dashes}>{''.join(rows)}</g>"
