"""Markup of the first screen of a case study."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import reflex as rx

from portfolio.components.backdrop import rings, wave_divider
from portfolio.components.button import button, button_row
from portfolio.components.link import new_tab
from portfolio.components.media.lettering import lettering, longest_word, title_drawing
from portfolio.components.media.picture import screenshot
from portfolio.components.small_parts import unbroken
from portfolio.drawing.page_titles import project_title
from portfolio.i18n.current import words
from portfolio.models.project import Project
from portfolio.section_modules import own_island
from portfolio.sections.hero.model import Hero
from portfolio.sections.section import section
from sandbox_islands.scroll_effect.component import ScrollEffect

CONTENT_ID = "read"
"""Id of what follows the hero, which 'Read more' links to."""

WIDE_SIZES = "(max-width: 820px) calc(90vw - 12px), min(60vw, 726px)"

TALL_SIZES = "(max-width: 820px) min(100vw, {height}), min(60vw, {height})"
"""As wide as the layout allows, or as the height of the screen does."""

MIN_WIDE_RATIO = 1.25
"""Width for each height below which a picture is made to fit the height of the screen."""

DRAWN_WIDTH, DRAWN_HEIGHT = 760, 320
"""Largest sides of a drawn title, in CSS pixels."""
FULL_PAGE_RATIO, CUT_RATIO = 9 / 20, 4 / 5
"""A picture that is narrower for its height than a phone is of a whole page. It is cut below, to
the second ratio."""

DRIFT = {"words": 96, "visual": 48}
"""Distance in pixels by which each part lags behind the page when the hero has gone."""


@section
def hero(section: Hero, project: Project | None = None) -> rx.Component:
    """Returns title, copy and buttons beside the picture, on the client's colours.

    Args:
        section: Title, copy and picture.
        project: The case study that it begins, whose picture it takes if it has none. Without one,
            its title is drawn over the whole width.
    """
    # A title that the picture shows in large letters is not set a second time.
    island = own_island(section.hero_component) if section.hero_component else None
    spelt = " case-hero--spelt" if getattr(island, "spells", "") == section.title else ""
    visual = [*_visual(section, project)]
    drawn = "" if visual else " case-hero--drawn"
    title = _title(section, spelt) if visual else _drawn_title(section, project)
    return rx.el.section(
        _backdrop(section.backdrop) if section.backdrop else rings(),
        rx.el.div(
            _words(section, title, project), *visual, class_name="case-hero__inner wrap columns"
        ),
        wave_divider(),
        ScrollEffect.create(effect="drift", refresh_priority=section.refresh_priority),
        class_name=f"case-hero{spelt}{drawn}",
    )


def _backdrop(drawing: str) -> rx.Component:
    """Returns the shape of a drawing, in the place and the colour of the rings."""
    mask = {"maskImage": f"url({drawing})"}
    return rx.el.div(
        class_name="rings case-hero__backdrop", aria_hidden="true", custom_attrs={"style": mask}
    )


def _title(section: Hero, spelt: str = "") -> rx.Component:
    """Returns the title, which is only heard where a drawing spells it."""
    letters = {"style": {"--letters": longest_word(section.title)}}
    name = "visually-hidden" if spelt else "client-face"
    return rx.el.h1(section.title, class_name=name, custom_attrs=letters)


def _drawn_title(section: Hero, project: Project | None) -> rx.Component:
    """Returns the drawing of the project's title, or words where the hero has others."""
    if not project or project.img or project.title != section.title:
        return _title(section)
    name = project_title(project)
    drawing = title_drawing(name)
    ratio = drawing.width / drawing.height if drawing else 1
    return lettering(section.title, name, width=min(DRAWN_WIDTH, round(DRAWN_HEIGHT * ratio)))


def _words(section: Hero, title: rx.Component, project: Project | None) -> rx.Component:
    said, buttons = words().case_study, []
    if section.url:
        buttons.append(button(said.visit_website, section.url, anchor=new_tab))
    if project and project.repository:
        buttons.append(button(said.view_code, project.repository, secondary=bool(buttons)))
    if not project or project.body:
        buttons.append(button(said.read_more, f"#{CONTENT_ID}", secondary=bool(buttons)))
    return rx.el.div(
        title,
        *([rx.el.p(*unbroken(section.copy_text), class_name="lead")] if section.copy_text else []),
        *([button_row(*buttons)] if buttons else []),
        class_name="case-hero__words",
        custom_attrs={"data-drift": DRIFT["words"]},
    )


def _visual(section: Hero, project: Project | None) -> Iterator[rx.Component]:
    image = section.img_src or (project.img if project and not section.hero_component else None)
    if not (image or section.hero_component):
        return
    name = "case-hero__visual"
    attributes: dict[str, Any] = {"data-drift": DRIFT["visual"]}
    if not image:
        assert section.hero_component, "the model requires one of the two"
        shown = own_island(section.hero_component).create()
    elif (ratio := image.width / image.height) < MIN_WIDE_RATIO:
        name += " case-hero__visual--tall"
        ratio = ratio if ratio >= FULL_PAGE_RATIO else CUT_RATIO
        attributes["style"] = {"--ratio": f"{ratio:.3f}"}
        shown = screenshot(image, TALL_SIZES.format(height=f"{100 * ratio:.0f}vh"), eager=True)
    else:
        shown = screenshot(image, WIDE_SIZES, eager=True)
    yield rx.el.div(shown, class_name=name, custom_attrs=attributes)
