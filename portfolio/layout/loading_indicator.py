"""The indicator that shows while the next page is slow to come."""

from __future__ import annotations

from pathlib import Path

import reflex as rx

from portfolio.components.inline_script import load_script
from portfolio.i18n.current import words
from portfolio.layout.loading_image import loading_image

LOADING_INDICATOR_SCRIPT = load_script(Path(__file__).with_name("loading_indicator.js"))
"""Runs in the head of every page, so that it hears the first click."""

SIZE = 96


def loading_indicator() -> rx.Component:
    """Returns the loading image on a disc in the middle of the window, hidden at first.

    Without JavaScript: it never shows. With reduced motion: the picture stands still.
    """
    message = {"data-message": words().layout.loading_next_page}
    status = rx.el.p(
        class_name="visually-hidden",
        role="status",
        custom_attrs={"suppressHydrationWarning": True, **message},
    )
    disc = rx.el.div(loading_image(SIZE, loading="lazy"), class_name="loading-indicator surface")
    return rx.fragment(disc, status)
