"""Every kind of section that a case study may hold.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.sections.code import Code
from portfolio.models.sections.evidence import Anatomy, DesignPalette, Measurements, Process
from portfolio.models.sections.pictures import (
    BeforeAfter,
    Comparison,
    ImageSlider,
    LogoGrid,
    MobileShowcase,
    Parallax,
    ResponsiveSlider,
    SingleImage,
)
from portfolio.models.sections.players import Demo, Video
from portfolio.models.sections.story import Decisions, Facts, Lessons, Quote, Results, Summary, Team
from portfolio.models.sections.text import Copy, Hero, NextProject, TwoButtons

AnySection = Annotated[
    Hero
    | Facts
    | Summary
    | Copy
    | ResponsiveSlider
    | SingleImage
    | MobileShowcase
    | ImageSlider
    | Anatomy
    | Process
    | BeforeAfter
    | Parallax
    | LogoGrid
    | Video
    | TwoButtons
    | Comparison
    | Decisions
    | Team
    | Results
    | Quote
    | Code
    | DesignPalette
    | Measurements
    | Demo
    | Lessons
    | NextProject,
    Field(discriminator="kind"),
]
