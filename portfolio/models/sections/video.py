"""A loop in a player of its own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.link import Href
from portfolio.models.picture import Picture
from portfolio.models.sections.base import Section

SIZE = (640, 480)
"""The specification's frame, in CSS pixels."""


class Video(Section):
    """A player page in a frame of 640 by 480."""

    kind: Literal["video"]
    title: str = Field(description="The section's heading.", examples=["See it move"])
    src: Href
    poster: Picture = Field(description="Keeps the place until the player has loaded.")
