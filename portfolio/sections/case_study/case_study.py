"""All sections of a case study, on the client's own colours, and the menu of its chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

import reflex as rx

from portfolio.components.client_colors import is_near_accent
from portfolio.components.inline_script import module_script
from portfolio.components.link import link
from portfolio.components.small_parts import draft_note
from portfolio.i18n.current import words_of
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.section import BodySection, Section
from portfolio.sections.case_study.render import render
from portfolio.sections.copy.model import Copy
from portfolio.sections.copy.view import parts_of
from portfolio.sections.hero.model import Hero
from portfolio.sections.hero.view import CONTENT_ID
from portfolio.sections.summary.model import Summary
from portfolio.sections.summary.words import SummaryWords
from portfolio.sections.take_sticker import take_sticker
from portfolio.sections.two_buttons.model import TwoButtons
from portfolio.sections.two_buttons.view import button_pair
from portfolio.sections.video.model import Video
from portfolio.sections.video.view import video

MAX_SECTIONS_WITHOUT_LINKS = 5
"""Sections of a case study that is short enough to be read without links to its chapters."""

MIN_CHAPTERS = 2

MENU_ID = "chapters"

Kind = TypeVar("Kind", bound=BodySection)


def case_study(project: Project, content: Content, colors: Mapping[str, str]) -> rx.Component:
    """Returns the sections in the order that the content gives them; a draft says that it is one.

    Args:
        project: The case study.
        content: Content, for the project that it links to at its end.
        colors: Custom properties of the client's colours (`palette_properties`).
    """
    hero, following = project.sections[0], project.sections[-1]
    body = [*_body(project, content)]
    accent = content.theme.colors.accent
    name = "case-study"
    if is_near_accent(project.palette, accent):
        name += " case-study--near-accent"
    if isinstance(hero, Hero) and hero.backdrop:
        name += " case-study--backdrop"
        colors = {**colors, "--backdrop": f"url({hero.backdrop})"}
    return rx.el.div(
        render(hero, project, content),
        *([rx.el.div(*body, id=CONTENT_ID, custom_attrs={"tabIndex": -1})] if body else []),
        *take_sticker(project, content),
        render(following, project, content),
        *([draft_note(is_fixed=True)] if project.draft else []),
        class_name=f"{name} client--{project.slug}",
        custom_attrs={"style": colors},
    )


def _body(project: Project, content: Content) -> Iterator[rx.Component]:
    """Yields the sections after the hero; links to the chapters follow the summary.

    The links stay in view as long as the element around them does, so they are beside the sections
    and not within one, and the next project is outside of it. A text before a video stands beside
    it, and two buttons after it below it, all in one band; a video or buttons with an id of their
    own stay a section, to which links lead.
    """
    rest: list[Section] = [*project.body]
    while rest:
        section = rest.pop(0)
        text = section if isinstance(section, Copy) and section.may_stand_beside else None
        video_section = section if isinstance(section, Video) else text and _pop(rest, Video)
        if video_section:
            buttons = _pop(rest, TwoButtons)
            beside, anchor = (parts_of(text), text.id) if text else ([], None)
            yield video(video_section, beside, button_pair(buttons) if buttons else None, anchor)
        else:
            yield render(section, project, content)
        if isinstance(section, Summary):
            yield from chapters(project)


def _pop(rest: list[Section], kind: type[Kind]) -> Kind | None:
    """Takes the first section from a list, if it is of a kind and no link leads to it."""
    first = rest[0] if rest else None
    if not isinstance(first, kind) or first.id:
        return None
    del rest[0]
    return first


def chapters(project: Project) -> list[rx.Component]:
    """Returns a button with a menu of the links, and the script that tells the chapter being read.

    The button is a rail of one tick a chapter in the margin of wide windows; in narrow ones it is a
    row below the header, with which it comes and goes. The menu is a native popover, which opens
    without JavaScript, too; the button then says "Chapters", and otherwise the name of the current
    one. That no two sections have the same id is checked in ``content/checks/cross_references.py``.
    It is for case studies with more than five sections besides hero, facts, summary and next
    project, of which at least two are chapters; others get an empty list.

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
        module_script("place_in_page.js"),
    ]
