"""The heading, the text below it and the coloured background that an inner page begins with."""

from __future__ import annotations

from collections.abc import Sequence

import reflex as rx

from portfolio.components.backdrop import rings, wave_divider
from portfolio.components.media.lettering import lettering
from portfolio.components.media.picture import sticker


def page_header(
    heading: str,
    text: str,
    *,
    name: str,
    art: Sequence[str],
    width: int,
    theme: str = "",
    narrow: bool = False,
    after: rx.Component | None = None,
) -> rx.Component:
    """Returns the head of an inner page.

    Args:
        heading: The words of the lettering.
        text: Words below the heading; there may be none.
        name: Name of the lettering, and of the background if there is no theme.
        art: Addresses of the stickers on the right, the large one first.
        width: Largest width of the lettering in CSS pixels.
        theme: Name of the background: home, projects, experiments or resume.
        narrow: Whether the lettering has a stacked form.
        after: A button below the text.
    """
    pictures = [*map(sticker, art)]
    if len(pictures) > 1:
        pictures = [rx.el.div(*pictures, class_name="page-header__stickers")]
    return rx.el.div(
        rings(),
        rx.el.div(
            rx.el.div(
                lettering(heading, name, width=width, narrow=narrow),
                *([rx.el.p(text, class_name="lead")] if text else []),
                *([after] if after else []),
            ),
            *pictures,
            class_name="page-header__inner wrap",
        ),
        wave_divider(),
        class_name=f"page-header page-header--{theme or name}",
    )
