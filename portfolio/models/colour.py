"""Colours as the owner writes them, and the contrast between two of them."""

from __future__ import annotations

from typing import Annotated

from PIL import ImageColor
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

BLACK, WHITE, GREY = "#000000", "#ffffff", "#f2f2f2"
"""The specification's default colour of words, default background and its alternate. As values of
the content they stand for the theme's own, which follow light and dark."""

NAMES = tuple(ImageColor.colormap)
"""Names of the colours that CSS knows."""

AA_TEXT = 4.5
"""WCAG 2.2, 1.4.3: the least contrast between body text and its background."""

AA_LARGE = 3
"""WCAG 2.2, 1.4.3: the least contrast between large words and their background."""


def parse_colour(value: str) -> str:
    """Returns a colour as #rrggbb.

    Args:
        value: A CSS colour: #rgb, #rrggbb or a name.

    Raises:
        PydanticCustomError: The value is no colour; a kind of ValueError.
    """
    try:
        red, green, blue = ImageColor.getrgb(value)[:3]
    except ValueError:
        message = "expected a colour such as #ffe14a or black"
        raise PydanticCustomError("colour", message) from None
    return f"#{red:02x}{green:02x}{blue:02x}"


def is_colour(value: object) -> bool:
    """Returns whether a value is a CSS colour."""
    try:
        return isinstance(value, str) and bool(parse_colour(value))
    except ValueError:
        return False


Colour = Annotated[
    str,
    AfterValidator(parse_colour),
    Field(description="CSS colour: #rgb, #rrggbb or a name.", examples=["#ffe14a", "black"]),
]


def luminance(colour: str) -> float:
    """Returns the WCAG relative luminance of a colour, 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in ImageColor.getrgb(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Returns the WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
