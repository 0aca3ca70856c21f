"""Writes areas as short SVG path data.

Offsetting and uniting leave hundreds of tiny edges. Each ring is split at its corners and curves
are fitted in between, which takes a tenth of the bytes.
"""

from collections.abc import Iterable
from itertools import chain, pairwise
from math import cos, radians

from shapely.geometry.base import BaseGeometry

from portfolio.drawing.curve_fitting import Cubic, direction, dot, fit_closed_curves, fit_curves
from portfolio.drawing.geometry import polygons_of

SAMPLE_LENGTH = 5
CORNER = cos(radians(40))
"""Cosine of the turn from which a point is a corner."""

STRAIGHT = 0.15
"""A curve whose handles are this close to its chord is written as a line."""


def path_data(area: BaseGeometry, tolerance: float = 0.6) -> str:
    """Returns an area as relative path data in whole numbers: drawing units are finer than pixels.

    Args:
        area: A polygon or several; holes are kept, so paint them with the even-odd rule.
        tolerance: Largest distance between curve and edge, in the area's own units.
    """
    rings = (ring for part in polygons_of(area) for ring in (part.exterior, *part.interiors))
    return "".join(curves_path(ring_curves(ring, tolerance)) + "z" for ring in rings)


def curves_path(cubics: Iterable[Cubic]) -> str:
    """Returns a run of curves as path data from an absolute move; straight ones are lines."""
    data, here = "", 0j
    for start, first, second, last in cubics:
        if not data:
            here = _rounded(start)
            data = f"M{_numbers(here)}"
        there = _rounded(last) - here
        handles = [_rounded(first) - here, _rounded(second) - here]
        along = direction(there).conjugate()
        if all(abs((handle * along).imag) < STRAIGHT for handle in handles):
            data += f"l{_numbers(there)}" if there else ""
        else:
            data += f"c{_numbers(*handles, there)}"
        here = _rounded(last)
    return data


def lines_path(points: Iterable[complex]) -> str:
    """Returns straight lines as path data from an absolute move."""
    return curves_path((start, start, end, end) for start, end in pairwise(points))


def ring_curves(ring: BaseGeometry, tolerance: float) -> list[Cubic]:
    """Returns a closed ring as curves, each of which starts where the one before ended.

    Args:
        ring: The edge of an area or of a hole.
        tolerance: Largest distance between curve and edge, in the ring's own units.
    """
    even = ring.simplify(tolerance / 2).segmentize(SAMPLE_LENGTH)
    points = [complex(x, y) for x, y in even.coords[:-1]]
    corners = _corners(points)
    if not corners:
        return fit_closed_curves(points, tolerance)
    rotated = points[corners[0] :] + points[: corners[0] + 1]
    stops = [corner - corners[0] for corner in corners] + [len(points)]
    runs = (fit_curves(rotated[start : stop + 1], tolerance) for start, stop in pairwise(stops))
    return [*chain.from_iterable(runs)]


def _corners(points: list[complex]) -> list[int]:
    edges = [direction(after - here) for here, after in pairwise([*points, points[0]])]
    return [i for i, edge in enumerate(edges) if dot(edges[i - 1], edge) < CORNER]


def _rounded(point: complex) -> complex:
    return complex(round(point.real), round(point.imag))


def _numbers(*points: complex) -> str:
    data = ""
    for number in (number for point in points for number in (point.real, point.imag)):
        text = f"{number:.0f}"
        data += text if not data or text.startswith("-") else f" {text}"
    return data
