"""How much of a picture has a hue."""

from __future__ import annotations

from PIL import Image

from portfolio.color import hue_distance

NEAR = 20
"""Degrees in OKLCH within which two colours have one hue."""


def share_of_hue(picture: Image.Image, color: str) -> float:
    """Returns the share of a picture's pixels that have the hue of a colour; greys have none."""
    pixels = picture.convert("RGB")
    counts = pixels.getcolors(pixels.width * pixels.height) or []
    found = 0
    for count, (red, green, blue) in counts:
        if hue_distance(f"#{red:02x}{green:02x}{blue:02x}", color) <= NEAR:
            found += count
    return found / (pixels.width * pixels.height)
