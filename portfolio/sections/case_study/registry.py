"""The function that renders each kind of section."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import reflex as rx

from portfolio.models import sections as models
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections.base import Section
from portfolio.sections.case_study.comparison import comparison
from portfolio.sections.case_study.copy import copy
from portfolio.sections.case_study.evidence.anatomy import anatomy
from portfolio.sections.case_study.evidence.before_after import before_after
from portfolio.sections.case_study.evidence.code import code
from portfolio.sections.case_study.evidence.demo import demo
from portfolio.sections.case_study.evidence.measurements import measurements
from portfolio.sections.case_study.evidence.palette import design_palette
from portfolio.sections.case_study.evidence.process import process
from portfolio.sections.case_study.hero import hero
from portfolio.sections.case_study.image_slider import image_slider
from portfolio.sections.case_study.logo_grid import logo_grid
from portfolio.sections.case_study.mobile_showcase import mobile_showcase
from portfolio.sections.case_study.next_project import next_project
from portfolio.sections.case_study.parallax import parallax
from portfolio.sections.case_study.responsive_slider import responsive_slider
from portfolio.sections.case_study.single_image import single_image
from portfolio.sections.case_study.story.decisions import decisions
from portfolio.sections.case_study.story.facts import facts
from portfolio.sections.case_study.story.lessons import lessons
from portfolio.sections.case_study.story.quote import quote
from portfolio.sections.case_study.story.results import results
from portfolio.sections.case_study.story.summary import summary
from portfolio.sections.case_study.story.team import team
from portfolio.sections.case_study.two_buttons import two_buttons
from portfolio.sections.case_study.video import video

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
    if isinstance(section, models.NextProject):
        return next_project(section, _linked(section, project, content))
    return SECTIONS[type(section)](section)


def _linked(section: models.NextProject, project: Project, content: Content) -> Project | None:
    """Returns the case study that a next-project section leads to, if it leads to one."""
    if section.btn_url:
        return content.project(section.btn_url)
    return content.next_project(project)
