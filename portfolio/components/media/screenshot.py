"""Screenshots in a white border or in the bezel of a phone."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture
from portfolio.models.picture import Picture


def screenshot(image: Picture, sizes: str, *, eager: bool = False) -> rx.Component:
    """Returns a screenshot with a white border."""
    return rx.el.div(picture(image, sizes, eager=eager), class_name="screenshot")


def phone(image: Picture, sizes: str, *, eager: bool = False) -> rx.Component:
    """Returns a screenshot in a phone's bezel."""
    return rx.el.div(picture(image, sizes, eager=eager), class_name="phone")
