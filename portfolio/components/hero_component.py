"""Moving pictures that a hero may show in place of a still one."""

from __future__ import annotations

import reflex as rx

from custom_components.iag_logo.component import IagLogo

COMPONENTS = {"iag-logo": IagLogo}
"""Islands by the names that content knows."""


def hero_component(name: str) -> rx.Component:
    """Returns the moving picture; at rest it is complete and says what it shows.

    Args:
        name: What the content calls it, e.g. ``iag-logo``.
    """
    return COMPONENTS[name].create()
