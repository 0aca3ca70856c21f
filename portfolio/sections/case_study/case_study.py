"""All sections of a case study, on the client's own colours, and links to its chapters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.labels import draft_note
from portfolio.components.link import link
from portfolio.components.palette import is_near_accent, palette_properties
from portfolio.i18n.current import words
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections import Summary, TwoButtons, Video
from portfolio.models.sections.base import BodySection, Section
from portfolio.sections.case_study.hero import CONTENT_ID
from portfolio.sections.case_study.players import video
from portfolio.sections.case_study.registry import render

MAX_SECTIONS_WITHOUT_LINKS = 5
"""Sections of a case study that is short enough to be read without links to its chapters."""

MIN_CHAPTERS = 2


def case_study(project: Project, content: Content) -> rx.Component:
    """Returns the sections in the order that the content gives them; a draft says that it is one.

    Args:
        project: The case study.
        content: Content, for the project that it links to at its end.
    """
    hero, *body, following = project.sections
    accent = content.theme.colors.accent
    near = " case-study--near-accent" if is_near_accent(project.palette, accent) else ""
    return rx.el.div(
        render(hero, project, content),
        rx.el.div(*_body(body, project, content), id=CONTENT_ID, custom_attrs={"tabIndex": -1}),
        render(following, project, content),
        *([draft_note(is_fixed=True)] if project.draft else []),
        class_name=f"case-study client--{project.slug}{near}",
        custom_attrs={"style": palette_properties(project.palette)},
    )


def _body(
    sections: Sequence[Section], project: Project, content: Content
) -> Iterator[rx.Component]:
    """Yields the sections after the hero; links to the chapters follow the summary.

    The links stay in view as long as the element around them does, so they are beside the sections
    and not within one, and the next project is outside of it. Two buttons that follow a video stand
    below it, in its band; with an id of their own they stay a section, to which links lead.
    """
    neighbours = zip((None, *sections), sections, (*sections[1:], None), strict=False)
    for before, section, after in neighbours:
        if isinstance(before, Video) and _buttons(section):
            continue
        if isinstance(section, Video):
            yield video(section, _buttons(after))
        else:
            yield render(section, project, content)
        if isinstance(section, Summary):
            yield from chapters(project)


def _buttons(section: Section | None) -> TwoButtons | None:
    """Returns a section that stands in the band of a video before it, if it does."""
    return section if isinstance(section, TwoButtons) and not section.id else None


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
            aria_label=words().summary.chapters,
        ),
        module_script("chapters.js"),
    ]
