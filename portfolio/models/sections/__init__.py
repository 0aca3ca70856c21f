"""Every kind of section that a case study may hold.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.sections.base import Section
from portfolio.models.sections.copy import Copy
from portfolio.models.sections.evidence.anatomy import Anatomy
from portfolio.models.sections.evidence.before_after import BeforeAfter
from portfolio.models.sections.evidence.code import Code
from portfolio.models.sections.evidence.demo import Demo
from portfolio.models.sections.evidence.measurements import Measurements
from portfolio.models.sections.evidence.palette import DesignPalette
from portfolio.models.sections.evidence.process import Process
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
from portfolio.models.sections.story.decisions import Decisions
from portfolio.models.sections.story.facts import Facts
from portfolio.models.sections.story.lessons import Lessons
from portfolio.models.sections.story.quote import Quote
from portfolio.models.sections.story.results import Results
from portfolio.models.sections.story.summary import Summary
from portfolio.models.sections.story.team import Team
from portfolio.models.sections.video import Video

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

__all__ = [
    "Anatomy",
    "AnySection",
    "BeforeAfter",
    "Code",
    "Comparison",
    "Copy",
    "Decisions",
    "Demo",
    "DesignPalette",
    "Facts",
    "Hero",
    "ImageSlider",
    "Lessons",
    "LogoGrid",
    "Measurements",
    "MobileShowcase",
    "NextProject",
    "Parallax",
    "Process",
    "Quote",
    "ResponsiveSlider",
    "Results",
    "Section",
    "SingleImage",
    "Summary",
    "Team",
    "TwoButtons",
    "Video",
]
