"""Markup of the rounds of a design."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import screenshot
from portfolio.components.page_section import page_section, section_head
from portfolio.components.small_parts import NUMERAL
from portfolio.sections.process.model import Process, Step
from portfolio.sections.section import section

STEP_SIZES = "(max-width: 820px) 90vw, 520px"


@section
def process(section: Process) -> rx.Component:
    """Returns the steps side by side, each picture wider than the one before; below on phones."""
    steps = (_step(number, step) for number, step in enumerate(section.steps, 1))
    name = f"process__steps process__steps--{len(section.steps)} columns"
    content = rx.el.div(
        section_head(section.title, section.lead),
        rx.el.ol(*steps, class_name=name),
        class_name="process wrap",
    )
    return page_section(section, content)


def _step(number: int, step: Step) -> rx.Component:
    words = rx.el.div(
        rx.el.span(str(number), class_name=NUMERAL, aria_hidden="true"),
        rx.el.h3(step.title),
        rx.el.p(step.text),
        class_name="process__words",
    )
    picture = rx.el.div(screenshot(step.image, STEP_SIZES), class_name="process__picture")
    late = {"style": {"--late": number - 1}}
    return rx.el.li(picture, words, class_name="process__step", custom_attrs=late)
