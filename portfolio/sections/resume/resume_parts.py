"""All parts of the resume."""

from __future__ import annotations

from functools import partial

import reflex as rx

from portfolio.i18n.current import current_locale
from portfolio.models.project import Project
from portfolio.models.resume import Resume
from portfolio.resume.items import entries
from portfolio.resume.wording import PARTS
from portfolio.sections.resume.contact import contact, has_contact, print_header
from portfolio.sections.resume.education import education
from portfolio.sections.resume.records import accomplishments, records, references
from portfolio.sections.resume.skills import skills, topics
from portfolio.sections.resume.timeline import timeline


def resume_parts(
    resume: Resume, stickers: tuple[str, ...] = (), projects: tuple[Project, ...] = ()
) -> rx.Component:
    """Returns the parts that say anything; on paper the name and the addresses come first.

    Args:
        resume: Document with the parts.
        stickers: Addresses of drawings, for awards without one of their own and for the timeline.
        projects: Case studies, to which skills may lead.
    """
    sections = {
        "contact": contact,
        "awards": partial(accomplishments, stickers=stickers),
        "work": partial(timeline, part="work", stickers=stickers),
        "volunteer": partial(timeline, part="volunteer"),
        "projects": partial(timeline, part="projects"),
        "skills": partial(skills, projects=projects),
        "education": education,
        "certificates": partial(records, part="certificates"),
        "publications": partial(records, part="publications"),
        "languages": partial(topics, part="languages"),
        "interests": partial(topics, part="interests"),
        "references": references,
    }
    return rx.el.div(
        print_header(resume),
        *(sections[part](resume) for part in PARTS if _is_shown(resume, part)),
        class_name="resume wrap",
        custom_attrs={"data-measured": True},  # whose width Decorations measures
    )


def _is_shown(resume: Resume, part: str) -> bool:
    """Returns whether a part says anything, so that the page has it."""
    if part == "contact":
        return has_contact(resume)
    return bool(entries(resume, part, current_locale()))
