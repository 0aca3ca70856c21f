"""What shows while a page loads: the overlay of its pictures, and the sign of a slow page."""

from __future__ import annotations

import json

import reflex as rx

from portfolio.components.backdrop import rings
from portfolio.components.inline_script import inline
from portfolio.components.small_parts import NOT_SEARCHED
from portfolio.i18n.current import current_locale, words
from portfolio.i18n.locale import babel_locale
from portfolio.layout.page_scripts import PRELOADER_SCRIPT
from sandbox_islands.reflex_insides import is_prod_mode

PRELOADER_MASCOT_SIZE, INDICATOR_MASCOT_SIZE = 148, 96
"""Width and height of the mascot, in CSS pixels."""


def preloader(title: str, mascot: str | None, colors: dict[str, str]) -> rx.Component:
    """Returns an overlay with the page's title, the mascot and the number of loaded pictures.

    It covers a page of which nothing was seen in time; beside one that has come the loading
    indicator shows. Without JavaScript, and while developing, it is never shown. It takes no part
    in the layout, so that nothing moves when it is hidden. It has to be the first child of
    ``main``, because its inline script must run before the content below is painted.

    Args:
        title: The page's title.
        mascot: Address of the drawing; without one there are only the words and the bar.
        colors: Custom properties of its background, rings and text.
    """
    return rx.el.div(
        rings(),
        *([_mascot(mascot, PRELOADER_MASCOT_SIZE, fetchPriority="high")] if mascot else []),
        rx.el.p(title, class_name="preloader__title"),
        rx.el.p(_live("preloader__count"), class_name="preloader__label surface", aria_hidden=True),
        rx.el.p(_live("preloader__status"), class_name="visually-hidden", role="status"),
        # The live server renders pages in the browser, where React runs no script of theirs.
        *([inline(PRELOADER_SCRIPT)] if is_prod_mode() else []),
        class_name="preloader",
        **NOT_SEARCHED,
        custom_attrs={
            "data-words": json.dumps(words().preloader.count.forms, ensure_ascii=False),
            "data-digits": babel_locale(current_locale().language).default_numbering_system,
            "style": colors,
        },
    )


def _live(name: str) -> rx.Component:
    """Returns an element whose text the script changes before React hydrates it."""
    return rx.el.span(
        words().preloader.loading,
        class_name=name,
        custom_attrs={"suppressHydrationWarning": True},
    )


def loading_indicator(mascot: str | None) -> rx.Component:
    """Returns what shows while this page or the next one is slow to come.

    Without JavaScript: it never shows. With reduced motion: the mascot stands still.

    Args:
        mascot: Address of the drawing, on a disc; without one there are words on a label.
    """
    loading, pictures = words().layout.loading_next_page, words().preloader.loading
    if mascot:
        picture = _mascot(mascot, INDICATOR_MASCOT_SIZE, loading="lazy")
        sign = rx.el.div(picture, class_name="loading-indicator surface")
    else:
        name = "loading-indicator loading-indicator--words surface"
        sign = rx.el.div(
            rx.el.span(loading, class_name="loading-indicator__page"),
            rx.el.span(pictures, class_name="loading-indicator__pictures"),
            class_name=name,
            aria_hidden=True,
        )
    status = rx.el.p(
        class_name="visually-hidden",
        role="status",
        custom_attrs={"suppressHydrationWarning": True, "data-message": loading},
    )
    return rx.fragment(sign, status)


def _mascot(image: str, size: int, **attributes: str) -> rx.Component:
    """Returns the mascot, which hops over its shadow; it stands still with reduced motion."""
    size_attributes = {"width": size, "height": size}
    picture = rx.el.img(src=image, alt="", custom_attrs={**size_attributes, **attributes})
    return rx.el.div(picture, class_name="loading-image")
