"""All parts of the resume."""

from __future__ import annotations

from functools import partial

import reflex as rx

from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import entries
from portfolio.resume.wording import PARTS
from portfolio.sections.resume.accomplishments import accomplishments
from portfolio.sections.resume.contact import contact, has_contact
from portfolio.sections.resume.education import education
from portfolio.sections.resume.employment import career_projects, employment, volunteering
from portfolio.sections.resume.print_header import print_header
from portfolio.sections.resume.records import certificates, publications, references
from portfolio.sections.resume.skills import skills
from portfolio.sections.resume.topics import interests, languages

SECTIONS = {
    "contact": contact,
    "awards": accomplishments,
    "work": employment,
    "volunteer": volunteering,
    "projects": career_projects,
    "skills": skills,
    "education": education,
    "certificates": certificates,
    "publications": publications,
    "languages": languages,
    "interests": interests,
    "references": references,
}
"""Functions that show the parts, by key of the document."""


def resume_parts(resume: Resume, stickers: tuple[str, ...] = ()) -> rx.Component:
    """Returns the parts that say anything; on paper the name and the addresses come first.

    Args:
        resume: Document with the parts.
        stickers: Addresses of drawings, for awards without one of their own and for the timeline.
    """
    sections = SECTIONS | {
        "awards": partial(accomplishments, stickers=stickers),
        "work": partial(employment, stickers=stickers),
    }
    return rx.el.div(
        print_header(resume),
        *(sections[part](resume) for part in PARTS if is_shown(resume, part)),
        class_name="resume wrap",
        custom_attrs={"data-measured": True},
    )


def is_shown(resume: Resume, part: str) -> bool:
    """Returns whether a part says anything, so that the page has it."""
    if part == "contact":
        return has_contact(resume)
    return bool(entries(resume, part, current_locale()))
