"""A page to play, in a frame."""

from __future__ import annotations

import reflex as rx

from custom_components.demo.component import Demo as Player
from portfolio.components.media.picture import picture_props
from portfolio.components.page_section import page_section, section_head
from portfolio.i18n.current import words
from portfolio.models.sections import Demo
from portfolio.sections.case_study.pictures import DEVICE_SIZES


def demo(section: Demo) -> rx.Component:
    """Returns the picture with the button that starts the page, on the client's ground."""
    posters = {
        device: picture_props(getattr(section.posters, device), sizes)
        for device, sizes in DEVICE_SIZES.items()
    }
    player = Player.create(
        name=section.name,
        words={**words().demo.props(), "opensInNewTab": words().layout.opens_in_new_tab},
        src=section.src,
        ratio=section.ratio.replace("/", " / "),
        posters=posters,
    )
    content = rx.el.div(section_head(section.title, section.lead), player, class_name="wrap")
    return page_section(section, content, ground="client")
