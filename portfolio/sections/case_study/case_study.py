"""All sections of a case study, on the client's own colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import reflex as rx

from portfolio.components.palette import is_near_accent, palette_properties
from portfolio.components.small_parts import draft_note
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.section import Section
from portfolio.sections.case_study.chapters import chapters
from portfolio.sections.case_study.render import render
from portfolio.sections.contact_banner import contact_banner
from portfolio.sections.hero.view import CONTENT_ID
from portfolio.sections.summary.model import Summary
from portfolio.sections.two_buttons.model import TwoButtons
from portfolio.sections.two_buttons.view import button_pair
from portfolio.sections.video.model import Video
from portfolio.sections.video.view import video


def case_study(project: Project, content: Content) -> rx.Component:
    """Returns the sections in the order that the content gives them; a draft says that it is one.

    Args:
        project: The case study.
        content: Content, for the project that it links to at its end.
    """
    hero, following = project.sections[0], project.sections[-1]
    body = [*_body(project.body, project, content)]
    accent = content.theme.colors.accent
    near = " case-study--near-accent" if is_near_accent(project.palette, accent) else ""
    return rx.el.div(
        render(hero, project, content),
        *([rx.el.div(*body, id=CONTENT_ID, custom_attrs={"tabIndex": -1})] if body else []),
        contact_banner(content.site),
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
            buttons = _buttons(after)
            yield video(section, button_pair(buttons) if buttons else None)
        else:
            yield render(section, project, content)
        if isinstance(section, Summary):
            yield from chapters(project)


def _buttons(section: Section | None) -> TwoButtons | None:
    """Returns a section that stands in the band of a video before it, if it does."""
    return section if isinstance(section, TwoButtons) and not section.id else None
