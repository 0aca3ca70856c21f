"""The first screen of a case study."""

from __future__ import annotations

import reflex as rx

from custom_components.scroll_effect.component import ScrollEffect
from portfolio.components.backdrop import rings
from portfolio.components.button import button
from portfolio.components.button_row import button_row
from portfolio.components.link import new_tab
from portfolio.components.media.hero_component import LETTERS, hero_component
from portfolio.components.media.lettering import longest_word
from portfolio.components.media.screenshot import screenshot
from portfolio.components.waves import wave_divider
from portfolio.i18n.current import words
from portfolio.models.sections import Hero

CONTENT = "read"
"""Id of what follows the hero, which 'Read more' links to."""

SIZES = "(max-width: 820px) 100vw, 60vw"

TALL = 1.25
"""Width for each height below which a picture is made to fit the height of the screen."""

DRIFT = {"words": 96, "visual": 48}
"""Distance in pixels by which each part lags behind the page when the hero has gone."""


def hero(section: Hero) -> rx.Component:
    """Returns title, copy and buttons beside the picture, on the client's colours."""
    return rx.el.section(
        rings(),
        rx.el.div(_words(section), _visual(section), class_name="case-hero__inner wrap columns"),
        wave_divider(),
        ScrollEffect.create(effect="hero", refresh_priority=section.refresh_priority),
        class_name=f"case-hero{' case-hero--spelt' if _is_spelt(section) else ''}",
    )


def _is_spelt(section: Hero) -> bool:
    """Returns whether the drawing shows the title in large letters: it is not set a second time."""
    return LETTERS.get(section.hero_component or "") == section.title


def _words(section: Hero) -> rx.Component:
    buttons = [button(words().case_study.read_more, f"#{CONTENT}", secondary=bool(section.url))]
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
    drift = {"data-drift": DRIFT["visual"]}
    if not image:
        assert section.hero_component, "the model requires one of the two"
        shown = hero_component(section.hero_component)
    elif (ratio := image.width / image.height) < TALL:
        return rx.el.div(
            screenshot(image, _tall_sizes(ratio), eager=True),
            class_name="case-hero__visual case-hero__visual--tall",
            custom_attrs={**drift, "style": {"--ratio": f"{ratio:.3f}"}},
        )
    else:
        shown = screenshot(image, SIZES, eager=True)
    return rx.el.div(shown, class_name="case-hero__visual", custom_attrs=drift)


def _tall_sizes(ratio: float) -> str:
    """Returns CSS ``sizes``: as wide as the layout allows, or as the height of the screen does."""
    by_height = f"{100 * ratio:.0f}vh"
    return f"(max-width: 820px) min(100vw, {by_height}), min(60vw, {by_height})"
