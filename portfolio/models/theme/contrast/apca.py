"""The lightness contrast Lc of APCA, the Accessible Perceptual Contrast Algorithm.

Constants and steps are those that its author publishes as APCA 0.1.9 (0.0.98G-4g) in the
documentation of ``apca-w3``, https://github.com/Myndex/SAPC-APCA. coloraide 8 has WCAG's ratio and
no APCA.
"""

from __future__ import annotations

from functools import cache

from PIL import ImageColor

EXPONENT = 2.4
RED, GREEN, BLUE = 0.2126729, 0.7151522, 0.0721750
"""Factors from the channels of sRGB to the luminance of a screen."""

BLACK_THRESHOLD, BLACK_EXPONENT = 0.022, 1.414
"""Darker colours are lightened a little, as the eye sees them."""

DARK_ON_LIGHT = (0.56, 0.57)
LIGHT_ON_DARK = (0.65, 0.62)
"""Exponents of the ground and of what stands on it."""

SCALE, OFFSET = 1.14, 0.027
LEAST_DIFFERENCE, LEAST_CONTRAST = 0.0005, 0.1
"""Difference of luminance, and contrast, below which APCA counts none."""


def lightness_contrast(front: str, ground: str) -> float:
    """Returns how strongly a colour stands out from its ground, Lc 0 to about 108.

    The sign, which in APCA says whether the front is the lighter one, is left out.

    Args:
        front: Colour of the words or the mark, as #rrggbb.
        ground: Colour behind them, as #rrggbb.
    """
    dark, light = _luminance(front), _luminance(ground)
    if abs(light - dark) < LEAST_DIFFERENCE:
        return 0
    for_ground, for_front = DARK_ON_LIGHT if light > dark else LIGHT_ON_DARK
    contrast = abs(light**for_ground - dark**for_front) * SCALE
    return 0 if contrast < LEAST_CONTRAST else (contrast - OFFSET) * 100


@cache
def _luminance(colour: str) -> float:
    red, green, blue = ((it / 255) ** EXPONENT for it in ImageColor.getrgb(colour)[:3])
    luminance = RED * red + GREEN * green + BLUE * blue
    return luminance + max(BLACK_THRESHOLD - luminance, 0) ** BLACK_EXPONENT
