"""Markup of an email in light and dark."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import titled_section
from portfolio.i18n.current import words_of
from portfolio.sections.comparison.model import Comparison
from portfolio.sections.comparison.words import ComparisonWords
from portfolio.sections.section import section
from sandbox_islands.comparison.component import Comparison as ComparisonIsland

COMPARISON_SIZES = "(max-width: 640px) 90vw, 600px"

COMPARISON_HOVER = {"width": 600, "snap": 300, "reach": 95}
"""Width of the pictures, up to where the light one snaps shut, and how far beside them the mouse
counts; in pixels as designed."""


@section
def comparison(section: Comparison) -> rx.Component:
    """Returns the two pictures with an edge that follows the mouse."""
    said = words_of(ComparisonWords)
    return titled_section(
        section,
        section.title,
        ComparisonIsland.create(
            name=said.slider.format(title=section.title),
            words={
                "mixed": said.mixed.format(light="{before}", dark="{after}"),
                "allBefore": said.all_light,
                "allAfter": said.all_dark,
                "tip": said.tip,
                "choose": section.title,
            },
            labels=[said.light, said.dark],
            before=picture_props(section.light, COMPARISON_SIZES),
            after=picture_props(section.dark, COMPARISON_SIZES),
            hover=COMPARISON_HOVER,
        ),
    )
