"""The outline that the physics uses follows the drawn edge."""

import json
from math import cos, hypot, pi, sin
from pathlib import Path

import pytest
import svgelements
from shapely import LinearRing, Point, Polygon

from portfolio.paths import ENGINE_ASSETS
from portfolio.picture_files.svg_safety import DrawingError
from portfolio.stickers.outline import (
    BOX_SIZE,
    MAX_POINTS,
    marked_outline,
    outline_around,
    painted_area,
)
from portfolio.stickers.outline import Point as Corner

DRAWINGS = Path(__file__).parents[3] / "assets" / "svg"
OUTLINES = ENGINE_ASSETS / "vertices"
BODIES = sorted(file.name.removesuffix("-path.json") for file in OUTLINES.iterdir())


ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{}</svg>'


def outline_of(inside: str) -> list[Corner]:
    """Returns the outline of what a drawing in a box of 200 by 200 paints."""
    return outline_around(painted_area(ROOT.format(inside)))


def marked_in(inside: str) -> list[Corner]:
    return marked_outline(ROOT.format(inside), Path("drawing.svg"))


def test_the_outline_of_a_circle_stays_round_within_one_per_cent() -> None:
    points = outline_of('<circle cx="100" cy="100" r="80"/>')
    assert all(abs(hypot(x - 100, y - 100) - 80) < BOX_SIZE / 100 for x, y in points)
    assert Polygon(points).area == pytest.approx(pi * 80**2, rel=0.03)


def test_an_outline_unites_overlapping_shapes_and_leaves_out_holes() -> None:
    shapes = '<path fill-rule="evenodd" d="M20 20h80v80h-80zM40 40h20v20h-20z"/>'
    outline = Polygon(outline_of(f'{shapes}<rect x="80" y="20" width="80" height="80"/>'))
    assert outline.area == pytest.approx(140 * 80, rel=0.003)


def test_an_outline_joins_separate_parts_by_a_bridge() -> None:
    part = '<rect x="{}" y="10" width="60" height="60"/>'
    outline = Polygon(outline_of(part.format(10) + part.format(130)))
    assert outline.is_valid
    assert 2 * 3600 < outline.area < 2 * 3600 + 60 * 10


def test_a_path_of_class_sil_is_the_outline_of_a_sticker() -> None:
    shapes = '<rect width="200" height="200"/><path class="x sil" d="M50 50h90v90h-90z"/>'
    assert Polygon(marked_in(shapes)).bounds == (50, 50, 140, 140)


@pytest.mark.parametrize(
    "mark",
    [
        'fill="none" display="none" opacity="0" stroke="red" stroke-width="9"',
        'fill="white" clip-path="url(#cut)"',
    ],
)
def test_a_path_of_class_sil_is_the_outline_however_it_is_painted(mark: str) -> None:
    path = f'<path class="sil" {mark} d="M50 50h90v90h-90z"/>'
    cut = '<clipPath id="cut"><path d="M0 0h60v60h-60z"/></clipPath>'
    shapes = f'{cut}<g stroke="red" stroke-width="9"><rect width="200" height="200"/>{path}</g>'
    assert Polygon(marked_in(shapes)).bounds == (50, 50, 140, 140)


@pytest.mark.parametrize(
    "inside",
    [
        '<line class="sil" x1="0" y1="0" x2="90" y2="90" stroke="red"/>',
        '<path class="sil" d="M0 0C1e308 1e308 1e308 0 5 5z"/>',
        '<path class="sil" d="MNaN 0L5 5 3 3z"/>',
    ],
)
def test_an_outline_mark_that_covers_nothing_is_refused(inside: str) -> None:
    with pytest.raises(DrawingError, match=r"drawing\.svg: its path of class sil covers nothing"):
        marked_in(inside)


def test_an_outline_that_is_too_intricate_is_smoothed() -> None:
    turns = ((60 + step % 2 * 35, step * pi / 50) for step in range(100))
    star = " ".join(f"{100 + r * cos(turn):.2f},{100 + r * sin(turn):.2f}" for r, turn in turns)
    distances = [hypot(x - 100, y - 100) for x, y in outline_of(f'<polygon points="{star}"/>')]
    assert len(distances) <= MAX_POINTS
    assert 90 < max(distances) < 95 + BOX_SIZE / 100


@pytest.mark.parametrize("name", BODIES)
def test_shipped_outlines_of_stickers_follow_the_shipped_drawings(name: str) -> None:
    vertices = json.loads((OUTLINES / f"{name}-path.json").read_text())
    ring = LinearRing((point["x"], point["y"]) for point in vertices)
    drawn = svgelements.SVG.parse(DRAWINGS / f"{name}.svg").elements()
    marked = next(path for path in drawn if "sil" in str((path.values or {}).get("class")))
    edge = [segment.point(step / 8) for segment in marked for step in range(8)]
    assert len(vertices) <= MAX_POINTS
    assert vertices[0] != vertices[-1]
    assert ring.is_simple
    assert ring.is_ccw
    assert max(ring.distance(Point(point.x, point.y)) for point in edge) < BOX_SIZE / 100
