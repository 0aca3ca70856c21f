"""Fits cubic Béziers to runs of points.

Points are complex numbers, so that vectors add, scale and turn without helpers. The fit is the
classic least-squares one: guess where each point lies along the curve, solve for the two handles,
move the guesses, and split at the worst point when the curve is still too far off.
"""

from collections.abc import Sequence
from itertools import pairwise

Cubic = tuple[complex, complex, complex, complex]

REFINEMENTS = 4
HOPELESS = 8


def fit(points: Sequence[complex], tolerance: float) -> list[Cubic]:
    """Fits cubics to an open run of points without corners.

    Args:
        points: At least two points, in order.
        tolerance: How far a curve may stray from a point.

    Returns:
        Cubics, each starting where the one before ended.
    """
    start = direction(points[min(2, len(points) - 1)] - points[0])
    end = direction(points[-min(3, len(points))] - points[-1])
    return _fit(list(points), start, end, tolerance)


def fit_loop(points: Sequence[complex], tolerance: float) -> list[Cubic]:
    """Fits cubics to a smooth closed run of points.

    Args:
        points: The loop, the last point not repeating the first.
        tolerance: How far a curve may stray from a point.

    Returns:
        Cubics that end where they began, without a kink.
    """
    tangent = direction(points[1] - points[-1])
    return _fit([*points, points[0]], tangent, -tangent, tolerance)


def dot(a: complex, b: complex) -> float:
    """Returns the dot product of two vectors."""
    return a.real * b.real + a.imag * b.imag


def direction(vector: complex) -> complex:
    """Returns a vector's unit vector; that of nothing points right."""
    return vector / abs(vector) if vector else 1 + 0j


def _fit(points: list[complex], start: complex, end: complex, tolerance: float) -> list[Cubic]:
    guesses, worst = _along(points), 0
    for _ in range(REFINEMENTS):
        cubic = _solve(points, guesses, start, end)
        misses = [abs(_at(cubic, t) - point) for t, point in zip(guesses, points, strict=True)]
        worst = max(range(len(points)), key=misses.__getitem__)
        if misses[worst] <= tolerance or len(points) == 2:
            return [cubic]
        if misses[worst] > tolerance * HOPELESS:
            break
        guesses = [_nearer(cubic, t, point) for t, point in zip(guesses, points, strict=True)]
    split = min(max(worst, 1), len(points) - 2)
    middle = direction(points[split - 1] - points[split + 1])
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
        aa, ab, bb = aa + dot(a, a), ab + dot(a, b), bb + dot(b, b)
        ax, bx = ax + dot(a, rest), bx + dot(b, rest)
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
    slope = dot(speed, speed) + dot(away, bend)
    return min(1.0, max(0.0, t - dot(away, speed) / slope)) if slope else t
