"""The resume."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.sections.resume.accomplishments import accomplishments
from portfolio.sections.resume.downloads import downloads
from portfolio.sections.resume.education import education
from portfolio.sections.resume.employment import employment
from portfolio.sections.resume.print_header import print_header
from portfolio.sections.resume.skills import skills

ROUTE = "/resume"
PARTS = {"awards": accomplishments, "work": employment, "skills": skills, "education": education}
"""In the specification's order; a part without entries is left out."""


def head(content: Content) -> Head:
    """Returns what the page says of itself."""
    words = content.resume.meta.page
    data = profile(content)
    return Head(ROUTE, words.heading, words.description, "/share/resume.jpg", data)


def profile(content: Content) -> dict[str, Any]:
    """Returns the owner as schema.org sees a person, with what the resume adds."""
    resume = content.resume
    added = {
        "name": resume.basics.name,
        "jobTitle": resume.basics.label,
        "description": resume.basics.summary,
        "award": [award.title for award in resume.awards],
        "knowsAbout": [skill.name for skill in resume.skills],
        "alumniOf": [
            {"@type": "EducationalOrganization", "name": school.institution}
            for school in resume.education
        ],
    }
    return person(content.site) | {key: value for key, value in added.items() if value}


def resume(content: Content) -> rx.Component:
    """Returns the four parts of the resume, and the ways to take it away."""
    resume, words = content.resume, content.resume.meta.page
    return page_layout(
        content.site,
        ROUTE,
        page_header(
            words.heading,
            words.text,
            name="resume",
            art="/svg/smiley-tounge.svg",
            width=559,
            after=downloads(),
        ),
        rx.el.div(
            print_header(resume.basics),
            *(part(resume) for entries, part in PARTS.items() if getattr(resume, entries)),
            class_name="resume wrap",
            custom_attrs={"data-measured": True},
        ),
    )
