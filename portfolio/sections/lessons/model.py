"""Fields of lessons."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.field_types import StickerPath
from portfolio.models.section import BodySection


class Lessons(BodySection):
    """Lessons: what you would do again, and what you would not."""

    kind: Literal["lessons"]
    keep: str = Field(
        description="Sentence about what you would do again.",
        examples=["Letting the wheel explain the draw."],
        min_length=1,
    )
    change: str = Field(
        description="Sentence about what you would do otherwise.",
        examples=["A page that remembers yesterday."],
        min_length=1,
    )
    sticker: StickerPath | None = Field(
        None,
        description="Drawing beside the lessons, an address below /svg/.",
        examples=["/svg/sprout.svg"],
    )
