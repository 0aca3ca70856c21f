"""Colours at another lightness, in OKLCH: equal steps look equal, and the hue stays."""

from __future__ import annotations


def lightness_of(colour: str) -> float:
    """Returns the lightness of a colour, 0 (black) to 1 (white).

    Args:
        colour: Colour as CSS writes it.

    Raises:
        ValueError: The value is no colour.
    """
    from coloraide import Color  # Slow to import, and most sites derive no colour.

    return Color(colour).convert("oklch")["lightness"]


def at_lightness(colour: str, lightness: float, chroma: float = 1) -> str:
    """Returns a colour at another lightness as #rrggbb, as far as screens can show it.

    Args:
        colour: Colour as CSS writes it.
        lightness: 0 (black) to 1 (white).
        chroma: Share of the colour's chroma that is kept.

    Raises:
        ValueError: The value is no colour.
    """
    from coloraide import Color

    moved = Color(colour).convert("oklch")
    moved["lightness"] = lightness
    moved["chroma"] *= chroma
    return moved.convert("srgb").fit(method="oklch-chroma").to_string(hex=True)
