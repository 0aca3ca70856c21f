"""The rounds in which something was made, on a line."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.screenshot import screenshot
from portfolio.components.page_section import page_section, section_head
from portfolio.models.sections import Process
from portfolio.models.sections.evidence import Step
from portfolio.sections.case_study.evidence.numeral import NUMERAL

SIZES = "(max-width: 820px) 90vw, 520px"


def process(section: Process) -> rx.Component:
    """Returns the steps side by side, each picture wider than the one before; below on phones."""
    steps = rx.el.ol(
        *(_step(number, step) for number, step in enumerate(section.steps, 1)),
        class_name=f"process__steps process__steps--{len(section.steps)} columns",
    )
    return page_section(
        section,
        rx.el.div(section_head(section.title, section.lead), steps, class_name="process wrap"),
    )


def _step(number: int, step: Step) -> rx.Component:
    words = rx.el.div(
        rx.el.span(str(number), class_name=NUMERAL, aria_hidden="true"),
        rx.el.h3(step.title),
        rx.el.p(step.text),
        class_name="process__words",
    )
    picture = rx.el.div(screenshot(step.image, SIZES), class_name="process__picture")
    return rx.el.li(picture, words, class_name="process__step")
