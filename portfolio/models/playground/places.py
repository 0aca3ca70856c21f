"""The places of stickers without JavaScript."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from portfolio.models.base import Model, ThemePart


def _length(value: str) -> str:
    if not re.fullmatch(r"-?\d+(\.\d+)?(%|px|vw|svh)", value):
        raise ValueError("expected a CSS length such as 54.5% or 120px")
    return value


Length = Annotated[
    str, AfterValidator(_length), Field(description="Length as in CSS.", examples=["54.5%"])
]


class Placement(Model):
    """A place of a sticker without JavaScript."""

    x: Length
    y: Length
    size: int = Field(description="Width and height in CSS pixels.", examples=[156], gt=0)
    rotate: float = Field(0, description="Degrees of the sticker's turn, clockwise.", examples=[-8])


class RestingPlaces(Model):
    """The places of a sticker without JavaScript: on wide screens, and up to 820 px."""

    wide: Placement
    narrow: Placement
    tablet: Placement | None = Field(
        default=None,
        description="Place from 601 to 820 px, where that of narrow screens does not fit.",
    )


EXAMPLE_PLACES = [{"x": "81%", "y": "35%", "size": 140, "rotate": -8}]

WIDE_PLACES = (
    ("35%", "2.4%", 56, -8),
    ("23%", "2.4%", 56, 11),
    ("36.2%", "13%", 50, -11),
    ("19%", "13%", 48, 8),
    ("29%", "2.4%", 52, 11),
    ("4.6%", "13%", 56, -8),
    ("96.2%", "60%", 52, -11),
    ("96.2%", "69%", 52, 8),
    ("-0.3%", "80%", 56, -8),
    ("-0.3%", "71%", 56, 11),
    ("-0.3%", "62%", 56, -11),
    ("-0.3%", "53%", 56, 8),
)
NARROW_PLACES = (
    ("92%", "24%", 34, -11),
    ("3%", "24%", 36, 8),
    ("58%", "32%", 34, 11),
    ("46%", "33%", 34, -8),
    ("15%", "33%", 34, 8),
    ("73%", "3%", 34, -8),
    ("92%", "34%", 34, -11),
    ("37%", "5%", 32, 11),
    ("-5%", "14%", 34, 8),
    ("96%", "2%", 34, -11),
)
"""Left and top edge, size in pixels, degrees. The places lie beside the words, the mascot and the
sample's stickers: in wide windows between the labels of the header and in the margins, on phones in
the sky."""


def _placements(places: tuple[tuple[str, str, int, int], ...]) -> tuple[Placement, ...]:
    return tuple(Placement(x=x, y=y, size=size, rotate=turn) for x, y, size, turn in places)


class StickerPlaces(ThemePart):
    """The places of stickers that have none of their own or of their drawing, in turn."""

    wide: tuple[Placement, ...] = Field(
        default_factory=lambda: _placements(WIDE_PLACES),
        min_length=1,
        description="Places on screens wider than 820 px, the best one first.",
        examples=[EXAMPLE_PLACES],
    )
    narrow: tuple[Placement, ...] = Field(
        default_factory=lambda: _placements(NARROW_PLACES),
        min_length=1,
        description="Places on screens up to 820 px, the best one first.",
        examples=[EXAMPLE_PLACES],
    )
