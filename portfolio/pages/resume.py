"""The resume."""

from __future__ import annotations

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.shell import shell
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.sections.resume import accomplishments, education, employment, skills

ROUTE = "/resume"


def head(content: Content) -> Head:
    """Returns what the page says of itself."""
    words = content.resume.meta.page
    data = person(content.site)
    return Head(ROUTE, words.heading, words.description, "/share/resume.jpg", data)


def resume(content: Content) -> rx.Component:
    """Returns the four parts of the resume, in the specification's order."""
    words = content.resume.meta.page
    return shell(
        content.site,
        ROUTE,
        page_header(
            words.heading, words.text, name="resume", art="/svg/smiley-tounge.svg", width=559
        ),
        rx.el.div(
            accomplishments(content.resume),
            employment(content.resume),
            skills(content.resume),
            education(content.resume),
            class_name="wrap",
        ),
    )
