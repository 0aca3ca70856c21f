"""Markup of the first screen of a case study."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.components.backdrop import rings, wave_divider
from portfolio.components.button import button, button_row
from portfolio.components.link import new_tab
from portfolio.components.media.lettering import longest_word
from portfolio.components.media.picture import screenshot
from portfolio.i18n.current import words
from portfolio.section_modules import import_own
from portfolio.sections.hero.model import Hero
from portfolio.sections.section import section
from sandbox_islands.islands import Island
from sandbox_islands.scroll_effect.component import ScrollEffect

CONTENT_ID = "read"
"""Id of what follows the hero, which 'Read more' links to."""

WIDE_SIZES = "(max-width: 820px) calc(90vw - 12px), min(60vw, 726px)"

TALL_SIZES = "(max-width: 820px) min(100vw, {height}), min(60vw, {height})"
"""As wide as the layout allows, or as the height of the screen does."""

MIN_WIDE_RATIO = 1.25
"""Width for each height below which a picture is made to fit the height of the screen."""

FULL_PAGE_RATIO, CUT_RATIO = 9 / 20, 4 / 5
"""A picture that is narrower for its height than a phone is of a whole page. It is cut below, to
the second ratio."""

DRIFT = {"words": 96, "visual": 48}
"""Distance in pixels by which each part lags behind the page when the hero has gone."""


@section
def hero(section: Hero) -> rx.Component:
    """Returns title, copy and buttons beside the picture, on the client's colours."""
    # A title that the picture shows in large letters is not set a second time.
    island = _island(section.hero_component) if section.hero_component else None
    spelt = " case-hero--spelt" if getattr(island, "spells", "") == section.title else ""
    return rx.el.section(
        rings(),
        rx.el.div(_words(section), _visual(section), class_name="case-hero__inner wrap columns"),
        wave_divider(),
        ScrollEffect.create(effect="hero", refresh_priority=section.refresh_priority),
        class_name=f"case-hero{spelt}",
    )


def _words(section: Hero) -> rx.Component:
    buttons = [button(words().case_study.read_more, f"#{CONTENT_ID}", secondary=bool(section.url))]
    if section.url:
        label = words().case_study.visit_website
        buttons.insert(0, button(label, section.url, anchor=new_tab))
    return rx.el.div(
        rx.el.h1(section.title, custom_attrs={"style": {"--letters": longest_word(section.title)}}),
        rx.el.p(section.copy_text, class_name="lead"),
        button_row(*buttons),
        class_name="case-hero__words",
        custom_attrs={"data-drift": DRIFT["words"]},
    )


def _visual(section: Hero) -> rx.Component:
    image = section.img_src
    name = "case-hero__visual"
    attributes: dict[str, Any] = {"data-drift": DRIFT["visual"]}
    if not image:
        assert section.hero_component, "the model requires one of the two"
        shown = _island(section.hero_component).create()
    elif (ratio := image.width / image.height) < MIN_WIDE_RATIO:
        name += " case-hero__visual--tall"
        ratio = ratio if ratio >= FULL_PAGE_RATIO else CUT_RATIO
        attributes["style"] = {"--ratio": f"{ratio:.3f}"}
        shown = screenshot(image, TALL_SIZES.format(height=f"{100 * ratio:.0f}vh"), eager=True)
    else:
        shown = screenshot(image, WIDE_SIZES, eager=True)
    return rx.el.div(shown, class_name=name, custom_attrs=attributes)


def _island(name: str) -> type[Island]:
    """Returns an island of the site by its name, such as ``IagLogo`` of ``islands/iag_logo/``."""
    folder = name.replace("-", "_")
    module = import_own(f"islands.{folder}.component")
    return getattr(module, folder.title().replace("_", ""))
