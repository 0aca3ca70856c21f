"""Every kind of section that a case study may hold.

docs/adding-a-section.md says how to add one.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from portfolio.models.sections.base import Section
from portfolio.models.sections.code import Code
from portfolio.models.sections.evidence import Anatomy, DesignPalette, Measurements, Process
from portfolio.models.sections.own import kind_of, own_models
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

ENGINE_KINDS = (
    Hero,
    Facts,
    Summary,
    Copy,
    ResponsiveSlider,
    SingleImage,
    MobileShowcase,
    ImageSlider,
    Anatomy,
    Process,
    BeforeAfter,
    Parallax,
    LogoGrid,
    Video,
    TwoButtons,
    Comparison,
    Decisions,
    Team,
    Results,
    Quote,
    Code,
    DesignPalette,
    Measurements,
    Demo,
    Lessons,
    NextProject,
)
"""The kinds that come with the engine, in the order of the content reference."""

KINDS = (*ENGINE_KINDS, *own_models({kind_of(model): model for model in ENGINE_KINDS}))

if TYPE_CHECKING:
    AnySection = Section
else:
    AnySection = Annotated[reduce(or_, KINDS), Field(discriminator="kind")]
