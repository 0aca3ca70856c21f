"""The indicator that shows while the next page is slow to come."""

from __future__ import annotations

import reflex as rx

from portfolio.i18n.current import words
from portfolio.layout.loading_image import loading_image

SIZE = 96


def loading_indicator(mascot: str | None) -> rx.Component:
    """Returns what shows in the middle of the window, hidden at first.

    Without JavaScript: it never shows. With reduced motion: the picture stands still.

    Args:
        mascot: Address of the drawing, on a disc; without one there are words on a label.
    """
    loading = words().layout.loading_next_page
    message = {"data-message": loading}
    status = rx.el.p(
        class_name="visually-hidden",
        role="status",
        custom_attrs={"suppressHydrationWarning": True, **message},
    )
    if mascot:
        picture = loading_image(mascot, SIZE, loading="lazy")
        disc = rx.el.div(picture, class_name="loading-indicator surface")
        return rx.fragment(disc, status)
    label = rx.el.div(
        loading, class_name="loading-indicator loading-indicator--words surface", aria_hidden=True
    )
    return rx.fragment(label, status)
