"""An email in light and dark mode, the two laid over each other."""

from __future__ import annotations

import reflex as rx

from custom_components.comparison.component import Comparison as Slider
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import titled_section
from portfolio.i18n.current import words
from portfolio.models.sections import Comparison

SIZES = "(max-width: 640px) 90vw, 600px"

HOVER = {"width": 600, "snap": 300, "reach": 95}
"""Width of the pictures, up to where the light one snaps shut, and how far beside them the mouse
counts; in pixels as designed."""


def comparison(section: Comparison) -> rx.Component:
    """Returns the two pictures with an edge that follows the mouse."""
    said = words().comparison
    return titled_section(
        section,
        section.title,
        Slider.create(
            name=said.slider.format(title=section.title),
            words={
                "mixed": said.mixed.format(light="{before}", dark="{after}"),
                "allBefore": said.all_light,
                "allAfter": said.all_dark,
                "tip": said.tip,
                "choose": section.title,
            },
            labels=[said.light, said.dark],
            before=picture_props(section.light, SIZES),
            after=picture_props(section.dark, SIZES),
            hover=HOVER,
        ),
    )
