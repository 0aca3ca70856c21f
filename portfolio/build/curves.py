"""Turns dense polygons into short path data: cubic Béziers fitted to their rings.

Offsetting and uniting leave hundreds of tiny edges; a fitted curve says the same in a tenth of
the bytes. Points are complex numbers, so that vectors add, scale and turn without helpers. The
fit is the classic least-squares one: guess where each point lies along the curve, solve for the
two handles, move the guesses, and split at the worst point when it is still too far off.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, radians

from shapely import Polygon
from shapely.geometry.base import BaseGeometry

Cubic = tuple[complex, complex, complex, complex]

SAMPLE_LENGTH = 5
CORNER = cos(radians(40))
REFINEMENTS = 4


def path_data(area: BaseGeometry, tolerance: float = 0.3) -> str:
    """Writes an area as SVG path data.

    Args:
        area: A polygon or several; holes are kept, so paint them with the even-odd rule.
        tolerance: How far the curve may stray from the edge, in the area's own units.

    Returns:
        Relative path data with at most one decimal.
    """
    polygons = [part for part in getattr(area, "geoms", [area]) if isinstance(part, Polygon)]
    rings = [ring for part in polygons if part.area for ring in (part.exterior, *part.interiors)]
    return "".join(_closed(_ring_points(ring, tolerance), tolerance) for ring in rings)


def fit(points: Sequence[complex], tolerance: float) -> list[Cubic]:
    """Fits cubics to an open run of points without corners.

    Args:
        points: At least two points, in order.
        tolerance: How far a curve may stray from a point.

    Returns:
        Cubics, each starting where the one before ended.
    """
    start = _direction(points[min(2, len(points) - 1)] - points[0])
    end = _direction(points[-min(3, len(points))] - points[-1])
    return _fit(list(points), start, end, tolerance)


def commands(start: complex, cubics: Iterable[Cubic]) -> str:
    """Writes a run of cubics as relative path data, straight ones as lines.

    Args:
        start: Where the run begins.
        cubics: The curves.

    Returns:
        Path data starting with an absolute move.
    """
    here = _rounded(start)
    data = "M" + _numbers([here])
    for _, first, second, last in cubics:
        there = _rounded(last)
        handles = [_rounded(first) - here, _rounded(second) - here]
        if there == here:
            continue
        straight = all(_off_line(handle, there - here) < 0.15 for handle in handles)
        data += (
            f"l{_numbers([there - here])}" if straight else f"c{_numbers([*handles, there - here])}"
        )
        here = there
    return data


def _closed(points: list[complex], tolerance: float) -> str:
    corners = [
        i
        for i, point in enumerate(points)
        if _is_corner(points[i - 1], point, points[(i + 1) % len(points)])
    ]
    first = corners[0] if corners else 0
    turned = points[first:] + points[: first + 1]
    if not corners:
        tangent = _direction(turned[1] - turned[-2])
        return commands(turned[0], _fit(turned, tangent, -tangent, tolerance)) + "z"
    stops = [corner - first for corner in corners] + [len(points)]
    runs = (fit(turned[a : b + 1], tolerance) for a, b in pairwise(stops))
    return commands(turned[0], (cubic for run in runs for cubic in run)) + "z"


def _ring_points(ring: BaseGeometry, tolerance: float) -> list[complex]:
    even = ring.simplify(tolerance / 2).segmentize(SAMPLE_LENGTH)
    return [complex(x, y) for x, y in even.coords[:-1]]


def _is_corner(before: complex, here: complex, after: complex) -> bool:
    return _dot(_direction(here - before), _direction(after - here)) < CORNER


def _fit(points: list[complex], start: complex, end: complex, tolerance: float) -> list[Cubic]:
    guesses = _along(points)
    for _ in range(REFINEMENTS):
        cubic = _solve(points, guesses, start, end)
        misses = [abs(_at(cubic, t) - point) for t, point in zip(guesses, points, strict=True)]
        worst = max(range(len(points)), key=misses.__getitem__)
        if misses[worst] <= tolerance or len(points) == 2:
            return [cubic]
        if misses[worst] > tolerance * 8:
            break
        guesses = [_nearer(cubic, t, point) for t, point in zip(guesses, points, strict=True)]
    split = min(max(worst, 1), len(points) - 2)
    middle = _direction(points[split - 1] - points[split + 1])
    before = _fit(points[: split + 1], start, middle, tolerance)
    return before + _fit(points[split:], -middle, end, tolerance)


def _along(points: Sequence[complex]) -> list[float]:
    lengths = [0.0]
    for before, here in pairwise(points):
        lengths.append(lengths[-1] + abs(here - before))
    return [length / (lengths[-1] or 1) for length in lengths]


def _solve(points: list[complex], guesses: list[float], start: complex, end: complex) -> Cubic:
    """Finds the handle lengths that bring the curve nearest to all points at once."""
    first, last = points[0], points[-1]
    aa = ab = bb = ax = bx = 0.0
    for t, point in zip(guesses, points, strict=True):
        s = 1 - t
        a, b = start * 3 * s * s * t, end * 3 * s * t * t
        rest = point - first * (s * s * (s + 3 * t)) - last * (t * t * (t + 3 * s))
        aa, ab, bb = aa + _dot(a, a), ab + _dot(a, b), bb + _dot(b, b)
        ax, bx = ax + _dot(a, rest), bx + _dot(b, rest)
    chord, determinant = abs(last - first), aa * bb - ab * ab
    alpha = (ax * bb - bx * ab) / determinant if determinant > 1e-9 else 0.0
    beta = (aa * bx - ab * ax) / determinant if determinant > 1e-9 else 0.0
    if not (chord / 100 < alpha < chord * 3 and chord / 100 < beta < chord * 3):
        alpha = beta = chord / 3
    return first, first + start * alpha, last + end * beta, last


def _at(cubic: Cubic, t: float) -> complex:
    a, b, c, d = cubic
    s = 1 - t
    return a * s**3 + b * 3 * s * s * t + c * 3 * s * t * t + d * t**3


def _nearer(cubic: Cubic, t: float, point: complex) -> float:
    """Moves a guess one Newton step towards the foot of its point."""
    a, b, c, d = cubic
    s = 1 - t
    away = _at(cubic, t) - point
    speed = 3 * ((b - a) * s * s + 2 * (c - b) * s * t + (d - c) * t * t)
    bend = 6 * ((c - 2 * b + a) * s + (d - 2 * c + b) * t)
    slope = _dot(speed, speed) + _dot(away, bend)
    return min(1.0, max(0.0, t - _dot(away, speed) / slope)) if slope else t


def _dot(a: complex, b: complex) -> float:
    return a.real * b.real + a.imag * b.imag


def _direction(vector: complex) -> complex:
    return vector / abs(vector) if vector else 1 + 0j


def _off_line(handle: complex, chord: complex) -> float:
    return abs((handle * _direction(chord).conjugate()).imag)


def _rounded(point: complex) -> complex:
    return complex(round(point.real, 1), round(point.imag, 1))


def _numbers(points: Iterable[complex]) -> str:
    texts = [f"{round(n, 1):g}" for point in points for n in (point.real, point.imag)]
    short = [
        text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text for text in texts
    ]
    return "".join(text if i == 0 or text[0] == "-" else f" {text}" for i, text in enumerate(short))
