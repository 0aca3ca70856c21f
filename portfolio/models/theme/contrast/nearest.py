"""The nearest colour that can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from coloraide import Color

STEPS = 200
"""Into which lightness is divided from black to white: finer than anybody sees."""


def nearest(colour: str, is_good: Callable[[str], bool]) -> str:
    """Returns the colour of the same hue that is good and nearest in lightness, or nothing.

    Only the lightness of OKLCH moves; chroma is kept as far as screens can show it.

    Args:
        colour: Where to start, as #rrggbb.
        is_good: Whether a colour will do.
    """
    return next((it for it in _by_distance(colour) if is_good(it)), "")


def _by_distance(colour: str) -> Iterator[str]:
    start = Color(colour).convert("oklch")["lightness"]
    steps = sorted((step / STEPS for step in range(STEPS + 1)), key=lambda it: abs(it - start))
    yield colour
    yield from (at_lightness(colour, step) for step in steps)


def at_lightness(colour: str, lightness: float) -> str:
    """Returns a colour at another lightness of OKLCH, 0 to 1, as #rrggbb."""
    moved = Color(colour).convert("oklch").set("lightness", lightness)
    return moved.convert("srgb").fit(method="oklch-chroma").to_string(hex=True)
