"""Fields of two buttons."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.link import Href
from portfolio.models.section import BodySection


class TwoButtons(BodySection):
    """Two buttons side by side; below a video that they follow, on its background."""

    kind: Literal["two-buttons"]
    btn01_label: str = Field(description="Words on the first button.", examples=["Launch Project"])
    btn01_url: Href
    btn02_label: str = Field(description="Words on the second button.", examples=["More Info"])
    btn02_url: Href
    btn02_about: str = Field(
        default="",
        description="Words after the second button's label, for screen readers only.",
        examples=["about the prize draw"],
    )
