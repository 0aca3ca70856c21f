"""How much two pictures differ."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops

MOST_UNLIKE = 0.02
"""Share of pixels that may differ: edges are smoothed otherwise."""

LEAST_DIFFERENCE = 40
"""Lightness, up to 255, from which on a pixel differs."""


def decoded(data: bytes) -> Image.Image:
    """Returns a picture of its bytes, such as a screenshot."""
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    counts = difference.histogram()
    return sum(counts[LEAST_DIFFERENCE:]) / sum(counts)
