"""The ground, the lettering and the sub-line that an inner page begins with."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.lettering import lettering
from portfolio.components.sticker import sticker
from portfolio.components.waves import wave_divider


def page_header(
    heading: str,
    text: str,
    *,
    name: str,
    art: str,
    width: int,
    narrow: bool = False,
    after: rx.Component | None = None,
) -> rx.Component:
    """Returns the head of an inner page.

    Args:
        heading: The page's heading.
        text: The sub-line.
        name: Of the ground and of the lettering: projects, experiments, resume, not-found.
        art: Address of the sticker on the right.
        width: Largest width of the lettering in CSS pixels.
        narrow: Whether the lettering has a stacked form.
        after: A button below the sub-line.
    """
    return rx.el.div(
        rings(),
        rx.el.div(
            rx.el.div(
                lettering(heading, name, width=width, narrow=narrow),
                rx.el.p(text, class_name="lead"),
                *([after] if after else []),
            ),
            sticker(art),
            class_name="page-header__in wrap",
        ),
        wave_divider(),
        class_name=f"page-header page-header--{name}",
    )
