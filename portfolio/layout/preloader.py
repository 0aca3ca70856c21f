"""The overlay while the pictures of a page load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.inline_script import inline, load_script
from portfolio.i18n.current import words
from portfolio.layout.loading_image import loading_image

SCRIPT = load_script(Path(__file__).with_name("preloader.js"))
SIZE = 148


def preloader(
    title: str, mascot: str | None, colours: dict[str, Any] | None = None
) -> rx.Component:
    """Returns an overlay with the page's title, the mascot and the number of loaded pictures.

    Without JavaScript it is never shown. It takes no part in the layout, so that nothing moves
    when it is hidden. It has to be the first child of ``main``, because its inline script must
    run before the content below is painted.

    Args:
        title: The page's title.
        mascot: Address of the drawing; without one there are only the words and the bar.
        colours: Custom properties of its background, rings and text; else the home page's.
    """
    return rx.el.div(
        rings(),
        *([loading_image(mascot, SIZE, fetchPriority="high")] if mascot else []),
        rx.el.p(title, class_name="preloader__title"),
        rx.el.p(_live("preloader__count"), class_name="preloader__label surface", aria_hidden=True),
        rx.el.p(_live("preloader__status"), class_name="visually-hidden", role="status"),
        inline(SCRIPT),
        class_name="preloader",
        custom_attrs={
            "data-words": json.dumps(words().preloader.count.forms, ensure_ascii=False),
            **({"style": colours} if colours else {}),
        },
    )


def _live(name: str) -> rx.Component:
    """Returns an element whose text the script changes before React hydrates it."""
    return rx.el.span(
        words().preloader.loading,
        class_name=name,
        custom_attrs={"suppressHydrationWarning": True},
    )
