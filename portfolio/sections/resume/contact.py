"""Ways to reach the owner."""

from __future__ import annotations

import reflex as rx

from portfolio.models.resume import Resume
from portfolio.resume.items import contacts
from portfolio.sections.resume.resume_part import resume_part
from portfolio.sections.resume.timeline import linked

PORTRAIT = {"width": 168, "height": 168}
"""Size of the portrait in CSS pixels; what is not square is cropped."""


def has_contact(resume: Resume) -> bool:
    """Returns whether the page shows how to reach the owner."""
    basics = resume.basics
    return resume.meta.page.contact and bool(basics.portrait or [*contacts(basics)])


def contact(resume: Resume) -> rx.Component:
    """Returns portrait, place, number, address and networks."""
    basics = resume.basics
    lines = (rx.el.li(linked(it.text, it.href)) for it in contacts(basics))
    return resume_part(
        "contact",
        rx.el.div(
            *([_portrait(basics.portrait, basics.name)] if basics.portrait else []),
            rx.el.ul(*lines, class_name="contact__lines"),
            class_name="contact",
        ),
        class_name="resume-part--contact",
    )


def _portrait(src: str, name: str) -> rx.Component:
    return rx.el.img(src=src, alt=name, class_name="contact__portrait", custom_attrs=PORTRAIT)
