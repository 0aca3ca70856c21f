"""Colours: reading those of CSS, contrast by WCAG and APCA, and lightness in OKLCH."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache

from PIL import ImageColor
from pydantic_core import PydanticCustomError

CSS_COLOR_NAMES = tuple(ImageColor.colormap)

AA_TEXT = 4.5
"""WCAG 2.2, 1.4.3: the least contrast between body text and its background."""

AA_LARGE = 3
"""WCAG 2.2, 1.4.3: the least contrast between large words and their background."""

SRGB_TO_LUMINANCE = (0.2126, 0.7152, 0.0722)
"""WCAG's factors of red, green and blue."""

# Constants and steps of APCA are those that its author publishes as APCA 0.1.9 (0.0.98G-4g) in the
# documentation of apca-w3, https://github.com/Myndex/SAPC-APCA. coloraide 8 has no APCA.
APCA_EXPONENT = 2.4
APCA_TO_LUMINANCE = (0.2126729, 0.7151522, 0.0721750)
BLACK_THRESHOLD, BLACK_EXPONENT = 0.022, 1.414
"""Darker colours are lightened a little, as the eye sees them."""

DARK_ON_LIGHT = (0.56, 0.57)
LIGHT_ON_DARK = (0.65, 0.62)
"""Exponents of the ground and of what stands on it."""

SCALE, OFFSET = 1.14, 0.027
LEAST_DIFFERENCE, LEAST_CONTRAST = 0.0005, 0.1
"""Difference of luminance, and contrast, below which APCA counts none."""

LEAST_CHROMA = 0.03
"""Chroma in OKLCH below which a colour looks grey."""

LIGHTNESS_STEPS = 200
"""Number of steps between black and white: finer than anybody sees."""


def parse_color(value: str) -> str:
    """Returns a colour as #rrggbb.

    Args:
        value: A CSS colour: #rgb, #rrggbb or a name.

    Raises:
        PydanticCustomError: The value is no colour; a kind of ValueError.
    """
    try:
        red, green, blue = _channels(value)
    except ValueError:
        message = "expected a colour such as #ffe14a or black"
        raise PydanticCustomError("color", message) from None
    return f"#{red:02x}{green:02x}{blue:02x}"


def is_color(value: object) -> bool:
    """Returns whether a value is a CSS colour."""
    try:
        return isinstance(value, str) and bool(parse_color(value))
    except ValueError:
        return False


def contrast(one: str, other: str) -> float:
    """Returns the WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ratio_text(ratio: float) -> str:
    """Returns a contrast as WCAG writes it, rounded down: 4.49 is no 4.5:1."""
    return f"{math.floor(ratio * 10) / 10:.1f}:1"


def lightness_contrast(front: str, ground: str) -> float:
    """Returns APCA's contrast: how strongly a colour stands out from its ground, Lc 0 to about 108.

    The sign, which in APCA says whether the front is the lighter one, is left out.

    Args:
        front: Colour of the words or the mark, as #rrggbb.
        ground: Colour behind them, as #rrggbb.
    """
    dark, light = _screen_luminance(front), _screen_luminance(ground)
    if abs(light - dark) < LEAST_DIFFERENCE:
        return 0
    for_ground, for_front = DARK_ON_LIGHT if light > dark else LIGHT_ON_DARK
    difference = abs(light**for_ground - dark**for_front) * SCALE
    return 0 if difference < LEAST_CONTRAST else (difference - OFFSET) * 100


def lightness_of(color: str) -> float:
    """Returns the lightness of a CSS colour in OKLCH, 0 (black) to 1 (white)."""
    return _oklch(color)[0]


def at_lightness(color: str, lightness: float, chroma: float = 1) -> str:
    """Returns a colour at another lightness as #rrggbb, as far as screens can show it.

    In OKLCH equal steps look equal, and the hue stays.

    Args:
        color: Colour as CSS writes it.
        lightness: 0 (black) to 1 (white).
        chroma: Share of the colour's chroma that is kept.

    Raises:
        ValueError: The value is no colour.
    """
    _, whole, hue = _oklch(color)
    return from_oklch(lightness, whole * chroma, hue)


@cache
def from_oklch(lightness: float, chroma: float, hue: float) -> str:
    """Returns a colour of OKLCH as #rrggbb, with less chroma where screens cannot show it."""
    from coloraide import Color

    color = Color("oklch", [lightness, chroma, hue % 360])
    return color.convert("srgb").fit(method="oklch-chroma").to_string(hex=True)


def hue_distance(one: str, other: str) -> float:
    """Returns the degrees between the hues of two CSS colours in OKLCH; infinity if one is grey."""
    (_, chroma, hue), (_, other_chroma, other_hue) = _oklch(one), _oklch(other)
    if min(chroma, other_chroma) < LEAST_CHROMA:
        return math.inf
    return abs((hue - other_hue + 180) % 360 - 180)


def shade_of(new: str, color: str, old: str, lightness: float | None = None) -> str:
    """Returns the shade of a colour that another colour is of an old one, as #rrggbb.

    Args:
        new: The colour from which the hue is.
        color: A shade of the old colour. Its chroma, in proportion to that of the old one, stays.
        old: The colour of which it is a shade; no grey.
        lightness: Lightness of the result, if not that of the shade.
    """
    own_lightness, chroma, _ = _oklch(color)
    _, new_chroma, hue = _oklch(new)
    kept = own_lightness if lightness is None else lightness
    return from_oklch(kept, chroma * new_chroma / _oklch(old)[1], hue)


def nearest_color(color: str, is_good: Callable[[str], bool]) -> str:
    """Returns the colour of the same hue that is good and nearest in lightness, or nothing."""
    return next(filter(is_good, _by_distance(color)), "")


def _by_distance(color: str) -> Iterator[str]:
    start = lightness_of(color)
    steps = [step / LIGHTNESS_STEPS for step in range(LIGHTNESS_STEPS + 1)]
    yield color
    for lightness in sorted(steps, key=lambda step: abs(step - start)):
        yield at_lightness(color, lightness)


@cache
def _oklch(color: str) -> tuple[float, float, float]:
    """Returns lightness, chroma and hue of a CSS colour; the hue of a grey is 0."""
    from coloraide import Color  # Slow to import, and most sites derive no colour.

    lightness, chroma, hue = Color(color).convert("oklch").coords(nans=False)
    return lightness, chroma, hue


def _channels(color: str) -> tuple[int, ...]:
    return ImageColor.getrgb(color)[:3]


@cache
def _luminance(color: str) -> float:
    """Returns WCAG's relative luminance, 0 (black) to 1 (white)."""
    luminance = 0.0
    for channel, factor in zip(_channels(color), SRGB_TO_LUMINANCE, strict=True):
        share = channel / 255
        linear = share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        luminance += factor * linear
    return luminance


@cache
def _screen_luminance(color: str) -> float:
    """Returns APCA's luminance of a colour on a screen."""
    factors = zip(_channels(color), APCA_TO_LUMINANCE, strict=True)
    luminance = sum(factor * (channel / 255) ** APCA_EXPONENT for channel, factor in factors)
    return luminance + max(BLACK_THRESHOLD - luminance, 0) ** BLACK_EXPONENT
