"""What was learned, in two sentences."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.asset import StickerPath
from portfolio.models.sections.base import BodySection


class Lessons(BodySection):
    """What you would do again, and what you would not."""

    kind: Literal["lessons"]
    keep: str = Field(
        description="What you would do again, in one sentence.",
        examples=["Letting the wheel explain the draw."],
        min_length=1,
    )
    change: str = Field(
        description="What you would do otherwise, in one sentence.",
        examples=["A page that remembers yesterday."],
        min_length=1,
    )
    sticker: StickerPath | None = Field(
        None, description="A drawing beside them, served from /svg/.", examples=["/svg/sprout.svg"]
    )
