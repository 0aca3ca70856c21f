"""Animated pictures that a hero may show instead of a screenshot."""

from __future__ import annotations

import reflex as rx

from custom_components.iag_logo.component import IagLogo

COMPONENTS = {"iag-logo": IagLogo}
"""Islands by the names that content uses for them."""


def hero_component(name: str) -> rx.Component:
    """Returns the animated picture; before it moves it is complete and has its alternative text.

    Args:
        name: Its name in the content, e.g. ``iag-logo``.
    """
    return COMPONENTS[name].create()
