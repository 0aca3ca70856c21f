"""Fits cubic Béziers to runs of points by least squares.

Points are complex numbers, so that vectors add, scale and turn without helpers. The curve parameter
of each point is estimated, the two handles are solved for, the parameters are refined, and the run
is split at its farthest point where the curve is not within the tolerance.

Kurbo's `fit_to_bezpath` was measured to write paths 3 to 11 % heavier at the same tolerance, and
fontTools' `qu2cu`, made for short splines, to take minutes for a title.
"""

from collections.abc import Sequence
from itertools import pairwise

Cubic = tuple[complex, complex, complex, complex]

MAX_ITERATIONS = 4
SPLIT_FACTOR = 8
"""A curve this many tolerances away from a point is split at once instead of refined."""


def fit_curves(points: Sequence[complex], tolerance: float) -> list[Cubic]:
    """Fits cubics to an open run of points without corners; each starts where the one before ended.

    Args:
        points: Points in order, at least two.
        tolerance: Largest distance between curve and point.
    """
    start = direction(points[min(2, len(points) - 1)] - points[0])
    end = direction(points[-min(3, len(points))] - points[-1])
    return _fit_or_split(list(points), start, end, tolerance)


def fit_closed_curves(points: Sequence[complex], tolerance: float) -> list[Cubic]:
    """Fits cubics to a smooth closed run of points; they end where they began, without a kink.

    Args:
        points: The loop, the last point not repeating the first.
        tolerance: Largest distance between curve and point.
    """
    tangent = direction(points[1] - points[-1])
    return _fit_or_split([*points, points[0]], tangent, -tangent, tolerance)


def dot(a: complex, b: complex) -> float:
    """Returns the dot product of two vectors."""
    return a.real * b.real + a.imag * b.imag


def direction(vector: complex) -> complex:
    """Returns a vector of length 1; for a vector of length 0 it points right."""
    return vector / abs(vector) if vector else 1 + 0j


def _fit_or_split(
    points: list[complex], start: complex, end: complex, tolerance: float
) -> list[Cubic]:
    parameters, worst = _chord_length_parameters(points), 0
    for _ in range(MAX_ITERATIONS):
        cubic = _least_squares(points, parameters, start, end)
        distances = [
            abs(_point_at(cubic, t) - point) for t, point in zip(parameters, points, strict=True)
        ]
        worst = max(range(len(points)), key=distances.__getitem__)
        if distances[worst] <= tolerance or len(points) == 2:
            return [cubic]
        if distances[worst] > tolerance * SPLIT_FACTOR:
            break
        parameters = [
            _newton_step(cubic, t, point) for t, point in zip(parameters, points, strict=True)
        ]
    split = min(max(worst, 1), len(points) - 2)
    middle = direction(points[split - 1] - points[split + 1])
    before = _fit_or_split(points[: split + 1], start, middle, tolerance)
    return before + _fit_or_split(points[split:], -middle, end, tolerance)


def _chord_length_parameters(points: Sequence[complex]) -> list[float]:
    lengths = [0.0]
    for before, here in pairwise(points):
        lengths.append(lengths[-1] + abs(here - before))
    return [length / (lengths[-1] or 1) for length in lengths]


def _least_squares(
    points: list[complex], parameters: list[float], start: complex, end: complex
) -> Cubic:
    """Returns the curve whose handle lengths minimise the squared distances to all points."""
    first, last = points[0], points[-1]
    aa = ab = bb = ax = bx = 0.0
    for t, point in zip(parameters, points, strict=True):
        s = 1 - t
        a, b = start * 3 * s * s * t, end * 3 * s * t * t
        rest = point - first * (s * s * (s + 3 * t)) - last * (t * t * (t + 3 * s))
        aa, ab, bb = aa + dot(a, a), ab + dot(a, b), bb + dot(b, b)
        ax, bx = ax + dot(a, rest), bx + dot(b, rest)
    chord, determinant = abs(last - first), aa * bb - ab * ab
    alpha = (ax * bb - bx * ab) / determinant if determinant > 1e-9 else 0.0
    beta = (aa * bx - ab * ax) / determinant if determinant > 1e-9 else 0.0
    # A handle of no length, or a very long one, makes a cusp or a loop: a third is always safe.
    if not (chord / 100 < alpha < chord * 3 and chord / 100 < beta < chord * 3):
        alpha = beta = chord / 3
    return first, first + start * alpha, last + end * beta, last


def _point_at(cubic: Cubic, t: float) -> complex:
    a, b, c, d = cubic
    s = 1 - t
    return a * s**3 + b * 3 * s * s * t + c * 3 * s * t * t + d * t**3


def _newton_step(cubic: Cubic, t: float, point: complex) -> float:
    """Moves the parameter of a point one Newton step towards the nearest place on the curve."""
    a, b, c, d = cubic
    s = 1 - t
    offset = _point_at(cubic, t) - point
    first_derivative = 3 * ((b - a) * s * s + 2 * (c - b) * s * t + (d - c) * t * t)
    second_derivative = 6 * ((c - 2 * b + a) * s + (d - 2 * c + b) * t)
    slope = dot(first_derivative, first_derivative) + dot(offset, second_derivative)
    return min(1.0, max(0.0, t - dot(offset, first_derivative) / slope)) if slope else t
