"""Free places for stickers that are added to the playground."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.sprite import Placement
from portfolio.models.theme.part import ThemePart

EXAMPLE = [{"x": "81%", "y": "35%", "size": 140, "rotate": -8}]

WIDE = (
    ("80.9%", "35.3%", 140, -8),
    ("67%", "18.7%", 140, 11),
    ("92.9%", "23.1%", 124, -11),
    ("92.1%", "12.1%", 92, 8),
    ("76.2%", "28.7%", 92, -8),
    ("95.1%", "64.3%", 80, 11),
    ("96%", "55.4%", 68, -11),
    ("66.2%", "11%", 68, 8),
    ("-0.3%", "83.2%", 58, -8),
    ("-0.3%", "75.5%", 58, 11),
    ("-0.3%", "67.7%", 58, -11),
    ("-0.3%", "59.9%", 58, 8),
)
NARROW = (
    ("87%", "89.5%", 44, -11),
    ("94.5%", "80%", 40, 8),
    ("41%", "81.8%", 36, 11),
    ("23.5%", "82.5%", 34, -8),
    ("-4%", "420px", 40, 8),
    ("94%", "450px", 40, -8),
    ("-4%", "490px", 40, -11),
    ("94%", "520px", 40, 11),
    ("-4%", "560px", 40, 8),
    ("94%", "400px", 40, -11),
)
"""Left and top edge, size in pixels, degrees. The places lie beside the words, the mascot and the
sample's stickers; the last six of phones look out from under the invitation."""


def _placements(places: tuple[tuple[str, str, int, int], ...]) -> tuple[Placement, ...]:
    return tuple(Placement(x=x, y=y, size=size, rotate=turn) for x, y, size, turn in places)


class StickerPlaces(ThemePart):
    """The places that `sprite add` gives to new stickers: the first of each list that is free."""

    wide: tuple[Placement, ...] = Field(
        default_factory=lambda: _placements(WIDE),
        min_length=1,
        description="Places on screens wider than 820 px, the best one first.",
        examples=[EXAMPLE],
    )
    narrow: tuple[Placement, ...] = Field(
        default_factory=lambda: _placements(NARROW),
        min_length=1,
        description="Places on screens up to 820 px, the best one first.",
        examples=[EXAMPLE],
    )
