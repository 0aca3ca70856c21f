"""The resume."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.layout.head import Head, person
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.resume.items import entries, items
from portfolio.resume.wording import page_words
from portfolio.sections.page_header import page_header
from portfolio.sections.resume.header import resume_start
from portfolio.sections.resume.resume_parts import resume_parts
from portfolio.stickers.page_stickers import page_stickers, timeline_stickers

ROUTE = "/resume"


def head(content: Content) -> Head:
    """Returns the page's title, description, preview and structured data."""
    words = page_words(content.resume, content.site.locale)
    return Head(ROUTE, words.heading, words.description, "resume", profile(content))


def profile(content: Content) -> dict[str, Any]:
    """Returns the owner as a schema.org Person, with what the resume adds."""
    resume, locale = content.resume, content.site.locale
    added = {
        "name": resume.basics.name,
        "jobTitle": resume.basics.label,
        "description": resume.basics.summary,
        "award": [award.title for award in items(resume, "awards", locale) if award.title],
        "knowsAbout": [skill.title for skill in items(resume, "skills", locale) if skill.title],
        "knowsLanguage": [language.title for language in items(resume, "languages", locale)],
        "alumniOf": [
            {"@type": "EducationalOrganization", "name": school.institution}
            for school, _ in entries(resume, "education", locale)
            if school.institution
        ],
    }
    return person(content.site) | {key: value for key, value in added.items() if value}


def resume(content: Content) -> rx.Component:
    """Returns the heading, the first facts with the downloads, and the parts of the resume."""
    words = page_words(content.resume, content.site.locale)
    header = page_header(
        words.heading,
        words.text,
        name="resume",
        art=page_stickers(content, "resume"),
        width=440,
    )
    start = resume_start(content.resume, content.site)
    parts = resume_parts(content.resume, timeline_stickers(content), content.projects)
    return page_layout(content, ROUTE, header, start, parts)
