"""Links to the chapters of a case study."""

from __future__ import annotations

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.link import link
from portfolio.i18n.current import words_of
from portfolio.models.project import Project
from portfolio.models.section import BodySection
from portfolio.sections.summary.words import SummaryWords

MAX_SECTIONS_WITHOUT_LINKS = 5
"""Sections of a case study that is short enough to be read without links to its chapters."""

MIN_CHAPTERS = 2


def chapters(project: Project) -> list[rx.Component]:
    """Returns the links, which stay at the top of the window, and the script that marks one.

    They are for case studies with more than five sections besides hero, facts, summary and next
    project, of which at least two are chapters; others get an empty list. Without JavaScript no
    link is marked.

    Args:
        project: Case study, whose sections have names as chapters, or not.
    """
    body = [section for section in project.sections if isinstance(section, BodySection)]
    named = [(section.chapter, section.id) for section in body if section.chapter]
    if len(body) <= MAX_SECTIONS_WITHOUT_LINKS or len(named) < MIN_CHAPTERS:
        return []
    marked = {"suppressHydrationWarning": True}
    links = (
        rx.el.li(link(chapter, href=f"#{anchor}", custom_attrs=marked)) for chapter, anchor in named
    )
    return [
        rx.el.nav(
            rx.el.ul(*links, class_name="surface"),
            class_name="chapters wrap",
            aria_label=words_of(SummaryWords).chapters,
        ),
        module_script("chapters.js"),
    ]
