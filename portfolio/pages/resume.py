"""The resume."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.sections.resume.downloads import downloads
from portfolio.sections.resume.resume_parts import resume_parts

ROUTE = "/resume"


def head(content: Content) -> Head:
    """Returns the page's title, description, preview and structured data."""
    words = content.resume.meta.page
    return Head(ROUTE, words.heading, words.description, "resume", profile(content))


def profile(content: Content) -> dict[str, Any]:
    """Returns the owner as a schema.org Person, with what the resume adds."""
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
    """Returns the heading with the downloads, and the parts of the resume."""
    return page_layout(
        content.site,
        ROUTE,
        page_header(
            content.resume.meta.page,
            name="resume",
            art="/svg/smiley-tounge.svg",
            width=559,
            after=downloads(),
        ),
        resume_parts(content.resume),
    )
