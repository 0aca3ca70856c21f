"""A part of the resume under its heading."""

from __future__ import annotations

import reflex as rx


def resume_part(heading: str, *children: rx.Component, class_name: str = "") -> rx.Component:
    """Returns a section of the resume.

    Args:
        heading: The section's heading.
        *children: What stands below it.
        class_name: Of the section, beside its own.
    """
    names = f"resume-part {class_name}".strip()
    return rx.el.section(rx.el.h2(heading), *children, class_name=names)
