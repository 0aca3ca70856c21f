"""Fitted curves make short path data and follow the edge."""

from math import hypot
from random import Random

import pytest
import svgelements
from shapely import LineString, Point, Polygon, box

from portfolio.drawing.curve_fitting import fit_curves
from portfolio.drawing.path_data import curves_path, path_data


def dots_on(data: str) -> list[tuple[float, float]]:
    dots = [curve.point(step / 20) for curve in svgelements.Path(data) for step in range(21)]
    return [(float(dot[0]), float(dot[1])) for dot in dots]


def test_path_data_of_a_square_has_lines_alone() -> None:
    data = path_data(box(0, 0, 40, 20))
    assert "c" not in data
    assert svgelements.Path(data).bbox() == (0, 0, 40, 20)


def test_path_data_of_a_circle_has_few_curves_and_stays_round() -> None:
    data = path_data(Point(0, 0).buffer(100, quad_segs=64), 0.3)
    circle = svgelements.Path(data)
    assert len(circle) < 12
    assert all(abs(hypot(x, y) - 100) < 0.6 for x, y in dots_on(data))


def test_path_data_includes_holes_and_is_empty_for_an_empty_area() -> None:
    ring = Point(0, 0).buffer(50) - Point(0, 0).buffer(20)
    assert path_data(ring).count("M") == 2
    assert path_data(Polygon()) == ""
    assert curves_path([]) == ""


@pytest.mark.parametrize("seed", range(8))
def test_a_fitted_curve_passes_near_every_point(seed: int) -> None:
    chance = Random(seed)
    heights = [chance.uniform(-3, 3) for _ in range(40)]
    points = [complex(10 * x, height) for x, height in enumerate(heights)]
    curves = fit_curves(points, 0.5)
    assert curves[0][0] == points[0]
    assert curves[-1][-1] == points[-1]
    drawn = LineString(dots_on(curves_path(curves)))
    assert all(drawn.distance(Point(point.real, point.imag)) < 1.2 for point in points)
