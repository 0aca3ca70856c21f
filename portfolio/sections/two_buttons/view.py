"""Markup of two buttons."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.components.page_section import page_section
from portfolio.sections.section import section
from portfolio.sections.two_buttons.model import TwoButtons


@section
def two_buttons(section: TwoButtons) -> rx.Component:
    """Returns the buttons; a link that leaves the site opens in a new tab."""
    row = rx.el.div(button_pair(section), class_name="wrap")
    return page_section(section, row, class_name="page-section--short")


def button_pair(section: TwoButtons) -> rx.Component:
    """Returns the buttons alone, such as those below a video."""
    return rx.el.div(
        button(section.btn01_label, section.btn01_url),
        button(section.btn02_label, section.btn02_url, about=section.btn02_about, secondary=True),
        class_name="two-buttons",
    )
