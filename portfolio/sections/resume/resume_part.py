"""A part of the resume under its heading."""

from __future__ import annotations

import reflex as rx

from portfolio.i18n.current import words


def resume_part(part: str, *children: rx.Component, class_name: str = "") -> rx.Component:
    """Returns a section of the resume.

    Args:
        part: Key of the document; it has a heading in the catalogue of words.
        *children: Components below the heading.
        class_name: Class of the section, beside its own.
    """
    names = f"resume-part {class_name}".strip()
    heading = getattr(words().resume.headings, part)
    return rx.el.section(rx.el.h2(heading), *children, class_name=names)
