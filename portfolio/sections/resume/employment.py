"""The roles of the owner."""

from __future__ import annotations

import reflex as rx

from custom_components.decorations.component import Decorations
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import items
from portfolio.sections.resume.resume_part import resume_part
from portfolio.sections.resume.timeline import timeline

WIDE = 1280
"""Width in CSS pixels above which the stickers have room."""


def employment(resume: Resume, stickers: tuple[str, ...] = ()) -> rx.Component:
    """Returns the roles along a timeline, the current one first.

    Args:
        resume: Document with the roles.
        stickers: Addresses of drawings beside the roles; there are at most as many as roles.
    """
    jobs = items(resume, "work", current_locale())
    beside = [*stickers[: len(jobs)]]
    decorations = [Decorations.create(stickers=beside, above=WIDE)] if beside else []
    return resume_part("work", timeline(jobs, *decorations))


def volunteering(resume: Resume) -> rx.Component:
    """Returns the roles without pay along a timeline."""
    return resume_part("volunteer", timeline(items(resume, "volunteer", current_locale())))


def career_projects(resume: Resume) -> rx.Component:
    """Returns the projects of the career along a timeline."""
    return resume_part("projects", timeline(items(resume, "projects", current_locale())))
