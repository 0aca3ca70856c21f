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

MENU_ID = "chapters"


def chapters(project: Project) -> list[rx.Component]:
    """Returns a button with a menu of the links, and the script that tells the chapter being read.

    The button is a rail of one tick a chapter in the margin of wide windows; in the lower corner of
    narrow ones it is a label while the header is shown, and its ticks otherwise. The menu is a
    native popover, which opens without JavaScript, too; the button then says "Chapters", and
    otherwise the name of the current one. It is for case studies with more than five sections
    besides hero, facts, summary and next project, of which at least two are chapters; others get an
    empty list.

    Args:
        project: Case study, whose sections have names as chapters, or not.
    """
    body = [section for section in project.sections if isinstance(section, BodySection)]
    named = [(section.chapter, section.id) for section in body if section.chapter]
    if len(body) <= MAX_SECTIONS_WITHOUT_LINKS or len(named) < MIN_CHAPTERS:
        return []
    name = words_of(SummaryWords).chapters
    marked = {"suppressHydrationWarning": True}
    ticks = rx.el.span(
        *(rx.el.i(custom_attrs=marked) for _ in named),
        class_name="chapters__ticks",
        aria_hidden="true",
    )
    links = (
        rx.el.li(link(chapter, href=f"#{anchor}", custom_attrs=marked)) for chapter, anchor in named
    )
    return [
        rx.el.nav(
            rx.el.button(
                ticks,
                rx.el.span(name, class_name="chapters__current", custom_attrs=marked),
                type="button",
                class_name="chapters__button surface",
                custom_attrs={"popoverTarget": MENU_ID},
            ),
            rx.el.ul(
                *links, id=MENU_ID, class_name="popover-menu", custom_attrs={"popover": "auto"}
            ),
            class_name="chapters",
            aria_label=name,
        ),
        module_script("chapters.js"),
    ]
