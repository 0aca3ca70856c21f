"""What a visitor sees while the pictures of a page load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import reflex as rx

from portfolio.components.liquid import rings
from portfolio.layout.scripts import inline

SCRIPT = Path(__file__).with_name("preloader.js")
MUSHROOM = "/svg/mushroom.svg"
SIZE = 148


def gate(title: str, ground: dict[str, Any] | None = None) -> rx.Component:
    """Returns the page's title, a hopping mushroom and a count of pictures, over the page.

    Without JavaScript it is never shown. It covers the content and takes no part in
    the layout, so that nothing moves when it goes. It has to be the first child of
    ``main``: its script runs where it stands, before anything behind it is painted.

    Args:
        title: What is being loaded.
        ground: Custom properties of its ground, ring and text; else the home page's.
    """
    mushroom = rx.el.img(
        src=MUSHROOM,
        alt="",
        class_name="gate__mushroom",
        custom_attrs={"width": SIZE, "height": SIZE, "fetchPriority": "high"},
    )
    return rx.el.div(
        rings(),
        rx.el.div(mushroom, class_name="gate__hop"),
        rx.el.p(title, class_name="gate__title"),
        rx.el.p(_live("gate__count"), class_name="gate__label surface", aria_hidden=True),
        rx.el.p(_live("gate__status"), class_name="visually-hidden", role="status"),
        inline(SCRIPT),
        class_name="gate",
        custom_attrs={"style": ground} if ground else {},
    )


def _live(name: str) -> rx.Component:
    """Returns a place that the script writes to before React sees it."""
    return rx.el.span(
        "Loading pictures", class_name=name, custom_attrs={"suppressHydrationWarning": True}
    )
