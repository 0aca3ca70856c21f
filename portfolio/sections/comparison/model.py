"""Fields of an email in light and dark."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.picture import HalfPicture
from portfolio.models.section import BodySection, Heading


class Comparison(BodySection):
    """An email in light and dark mode, the two laid over each other."""

    kind: Literal["comparison"]
    title: Heading = Field(examples=["Day and night"])
    light: HalfPicture
    dark: HalfPicture
