"""Markup of a page to play."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import DEVICE_SIZES, picture_props
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words, words_of
from portfolio.sections.demo.model import Demo
from portfolio.sections.demo.words import DemoWords
from portfolio.sections.section import section
from sandbox_islands.demo.component import Demo as DemoIsland


@section
def demo(section: Demo) -> rx.Component:
    """Returns the picture with the button that starts the page, on the client's ground."""
    posters = {
        device: picture_props(getattr(section.posters, device), sizes)
        for device, sizes in DEVICE_SIZES.items()
    }
    player = DemoIsland.create(
        name=section.name,
        words={**words_of(DemoWords).props(), "opensInNewTab": words().layout.opens_in_new_tab},
        src=section.src,
        ratio=section.ratio.replace("/", " / "),
        posters=posters,
    )
    content = rx.el.div(section_head(section.title, section.lead), player, class_name="wrap")
    return page_section(section, content, ground="client")
