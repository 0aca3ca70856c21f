"""Markup of a wide picture that is pinned."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture
from portfolio.components.page_section import page_section
from portfolio.sections.parallax.model import Parallax
from portfolio.sections.section import section
from sandbox_islands.scroll_effect.component import ScrollEffect


@section
def parallax(section: Parallax) -> rx.Component:
    """Returns the picture; while it is pinned, scrolling shows its parts one after the other."""
    upright = "pinned__frame--upright" if section.mobile_src else ""
    return page_section(
        section,
        ScrollEffect.create(effect="pin"),
        rx.el.div(
            picture(section.image, "100vw", phone=section.mobile_src),
            class_name=f"pinned__frame {upright}",
        ),
        class_name="pinned",
    )
