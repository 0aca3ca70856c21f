"""Every kind of section that a case study may hold.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.sections.base import Section
from portfolio.models.sections.copy import Copy
from portfolio.models.sections.hero import Hero
from portfolio.models.sections.links import NextProject, TwoButtons
from portfolio.models.sections.pictures import (
    Comparison,
    ImageSlider,
    LogoGrid,
    MobileShowcase,
    Parallax,
    ResponsiveSlider,
    SingleImage,
)
from portfolio.models.sections.video import Video

AnySection = Annotated[
    Hero
    | Copy
    | ResponsiveSlider
    | MobileShowcase
    | ImageSlider
    | SingleImage
    | Parallax
    | LogoGrid
    | Video
    | TwoButtons
    | Comparison
    | NextProject,
    Field(discriminator="kind"),
]

__all__ = [
    "AnySection",
    "Comparison",
    "Copy",
    "Hero",
    "ImageSlider",
    "LogoGrid",
    "MobileShowcase",
    "NextProject",
    "Parallax",
    "ResponsiveSlider",
    "Section",
    "SingleImage",
    "TwoButtons",
    "Video",
]
