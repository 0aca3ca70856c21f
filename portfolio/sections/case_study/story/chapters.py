"""Links to the chapters of a long case study."""

from __future__ import annotations

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.link import link
from portfolio.i18n.current import words
from portfolio.models.project import Project
from portfolio.models.sections.base import BodySection

MOST_WITHOUT = 5
"""Sections of a case study that is short enough to be read without links to its parts."""

LEAST_LINKS = 2


def chapters(project: Project) -> list[rx.Component]:
    """Returns the links, which stay at the top of the window, and the script that marks one.

    They are for case studies with more than five sections besides hero, facts, summary and next
    project, of which at least two are chapters; others get an empty list. Without JavaScript no
    link is marked.

    Args:
        project: Case study, whose sections have names as chapters, or not.
    """
    body = [section for section in project.sections if isinstance(section, BodySection)]
    named = [(section.id, section.chapter) for section in body if section.chapter]
    if len(body) <= MOST_WITHOUT or len(named) < LEAST_LINKS:
        return []
    return [
        rx.el.nav(
            rx.el.ul(*(_link(name, f"#{anchor}") for anchor, name in named), class_name="surface"),
            class_name="chapters wrap",
            aria_label=words().summary.chapters,
        ),
        module_script("chapters.js"),
    ]


def _link(name: str, href: str) -> rx.Component:
    return rx.el.li(link(name, href=href, custom_attrs={"suppressHydrationWarning": True}))
