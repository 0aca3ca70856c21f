"""The edges of the projects' stickers as one file of shapes, which styles give colours."""

from __future__ import annotations

import json
from pathlib import Path

from portfolio.drawing.backdrops import smooth_path
from portfolio.models.content import Content
from portfolio.paths import asset_file
from portfolio.stickers.outline import BOX_SIZE, Point
from portfolio.stickers.sticker_svg import border_edge

EDGE_POINTS = 48
"""Points of an edge, between which it is a curve."""


def outline_sheet(content: Content) -> str:
    """Returns the file with a shape for each sticker that visitors can take."""
    edges = {it.slug: _edge(asset_file(it.sticker_outline)) for it in content.collection}
    box = f'viewBox="0 0 {BOX_SIZE} {BOX_SIZE}" overflow="visible"'
    shapes = (f'<symbol id="{it}" {box}><path d="{edges[it]}"/></symbol>' for it in edges)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(shapes)}</svg>'


def _edge(file: Path) -> str:
    """Returns the outer edge of a border as a path, of an outline for collisions."""
    ring = border_edge([Point(**point) for point in json.loads(file.read_text())])
    share = 1 / EDGE_POINTS
    steps = (ring.interpolate(step * share, normalized=True) for step in range(EDGE_POINTS))
    points = [(point.x, point.y) for point in steps]
    return f"{smooth_path([points[-1], *points, *points[:2]])}z"
