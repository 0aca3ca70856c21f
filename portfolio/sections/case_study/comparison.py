"""An email in light and dark mode, the two laid over each other."""

from __future__ import annotations

import reflex as rx

from custom_components.comparison.component import Comparison as Slider
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import titled_section
from portfolio.i18n.current import words
from portfolio.models.sections import Comparison

SIZES = "(max-width: 640px) 90vw, 600px"


def comparison(section: Comparison) -> rx.Component:
    """Returns the two pictures with a movable edge between them."""
    return titled_section(
        section,
        section.title,
        Slider.create(
            title=section.title,
            words=words().comparison.props(),
            light=picture_props(section.light, SIZES),
            dark=picture_props(section.dark, SIZES),
        ),
    )
