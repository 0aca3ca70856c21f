"""Where the owner has worked."""

from __future__ import annotations

import reflex as rx

from custom_components.decorations import Decorations
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import items
from portfolio.sections.resume.resume_part import resume_part
from portfolio.sections.resume.timeline import timeline

STICKERS = ("rainbow", "cassette", "flower", "lightning")
"""Beside the roles of a wide layout, in rotation."""

WIDE = 1280
"""Width in CSS pixels above which the stickers have room."""


def employment(resume: Resume) -> rx.Component:
    """Returns the roles along a timeline, the current one first."""
    jobs = items(resume, "work", current_locale())
    beside = [f"/svg/{name}.svg" for name in STICKERS[: len(jobs)]]
    stickers = Decorations.create(stickers=beside, above=WIDE)
    return resume_part("work", timeline(jobs, stickers))


def volunteering(resume: Resume) -> rx.Component:
    """Returns the roles without pay along a timeline."""
    return resume_part("volunteer", timeline(items(resume, "volunteer", current_locale())))


def career_projects(resume: Resume) -> rx.Component:
    """Returns the projects of the career along a timeline."""
    return resume_part("projects", timeline(items(resume, "projects", current_locale())))
