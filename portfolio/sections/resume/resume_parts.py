"""All parts of the resume."""

from __future__ import annotations

import reflex as rx

from portfolio.models.resume import Resume
from portfolio.resume.items import entries
from portfolio.resume.words import HEADINGS
from portfolio.sections.resume.accomplishments import accomplishments
from portfolio.sections.resume.contact import contact, has_contact
from portfolio.sections.resume.education import education
from portfolio.sections.resume.employment import career_projects, employment, volunteering
from portfolio.sections.resume.print_header import print_header
from portfolio.sections.resume.records import certificates, publications, references
from portfolio.sections.resume.skills import skills
from portfolio.sections.resume.topics import interests, languages

PARTS = {
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
"""What shows each part, by key of the document."""


def resume_parts(resume: Resume) -> rx.Component:
    """Returns the parts that say anything; on paper the name and the addresses come first."""
    return rx.el.div(
        print_header(resume),
        *(PARTS[part](resume) for part in HEADINGS if is_shown(resume, part)),
        class_name="resume wrap",
        custom_attrs={"data-measured": True},
    )


def is_shown(resume: Resume, part: str) -> bool:
    """Returns whether a part says anything, so that the page has it."""
    return has_contact(resume) if part == "contact" else bool(entries(resume, part))
