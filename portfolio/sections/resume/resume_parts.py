"""All parts of the resume."""

from __future__ import annotations

import reflex as rx

from portfolio.models.resume import Resume
from portfolio.sections.resume.accomplishments import accomplishments
from portfolio.sections.resume.education import education
from portfolio.sections.resume.employment import employment
from portfolio.sections.resume.print_header import print_header
from portfolio.sections.resume.skills import skills

PARTS = {"awards": accomplishments, "work": employment, "skills": skills, "education": education}
"""In the specification's order; a part without entries is left out."""


def resume_parts(resume: Resume) -> rx.Component:
    """Returns the parts that have entries; on paper the name and the addresses come first."""
    return rx.el.div(
        print_header(resume.basics),
        *(part(resume) for entries, part in PARTS.items() if getattr(resume, entries)),
        class_name="resume wrap",
        custom_attrs={"data-measured": True},
    )
