"""The function that renders each kind of section."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import reflex as rx

from portfolio.models import sections as models
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections.base import Section
from portfolio.sections.case_study.evidence.code import code
from portfolio.sections.case_study.evidence.measurements import measurements
from portfolio.sections.case_study.evidence.numbered import anatomy, process
from portfolio.sections.case_study.evidence.palette import design_palette
from portfolio.sections.case_study.hero import hero
from portfolio.sections.case_study.next_project import next_project
from portfolio.sections.case_study.pictures import (
    before_after,
    comparison,
    image_slider,
    logo_grid,
    mobile_showcase,
    parallax,
    responsive_slider,
    single_image,
)
from portfolio.sections.case_study.players import demo, two_buttons, video
from portfolio.sections.case_study.results import results
from portfolio.sections.case_study.story import (
    copy,
    decisions,
    facts,
    lessons,
    quote,
    summary,
    team,
)

SECTIONS: dict[type[Section], Callable[[Any], rx.Component]] = {
    models.Hero: hero,
    models.Copy: copy,
    models.ResponsiveSlider: responsive_slider,
    models.MobileShowcase: mobile_showcase,
    models.ImageSlider: image_slider,
    models.SingleImage: single_image,
    models.Parallax: parallax,
    models.LogoGrid: logo_grid,
    models.Video: video,
    models.TwoButtons: two_buttons,
    models.Comparison: comparison,
    models.Results: results,
    models.Quote: quote,
    models.Code: code,
    models.Facts: facts,
    models.Summary: summary,
    models.Team: team,
    models.Decisions: decisions,
    models.Lessons: lessons,
    models.Measurements: measurements,
    models.DesignPalette: design_palette,
    models.Anatomy: anatomy,
    models.Process: process,
    models.BeforeAfter: before_after,
    models.Demo: demo,
}


def render(section: Section, project: Project, content: Content) -> rx.Component:
    """Returns a section of a case study, rendered by the function of its kind."""
    if not isinstance(section, models.NextProject):
        return SECTIONS[type(section)](section)
    linked = content.project(section.btn_url) if section.btn_url else content.next_project(project)
    return next_project(section, linked)
