"""The nearest colour that can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from portfolio.models.theme.oklch import at_lightness, lightness_of

STEPS = 200
"""Number of steps between black and white: finer than anybody sees."""


def nearest(colour: str, is_good: Callable[[str], bool]) -> str:
    """Returns the colour of the same hue that is good and nearest in lightness, or nothing.

    Only the lightness of OKLCH moves; chroma is kept as far as screens can show it.

    Args:
        colour: Colour to start from, as #rrggbb.
        is_good: Whether a colour will do.
    """
    return next((it for it in _by_distance(colour) if is_good(it)), "")


def _by_distance(colour: str) -> Iterator[str]:
    start = lightness_of(colour)
    steps = sorted((step / STEPS for step in range(STEPS + 1)), key=lambda it: abs(it - start))
    yield colour
    yield from (at_lightness(colour, step) for step in steps)
