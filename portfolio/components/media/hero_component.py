"""Animated pictures that a hero may show instead of a screenshot."""

from __future__ import annotations

import reflex as rx

from custom_components.iag_logo.component import IagLogo
from portfolio.i18n.current import words

COMPONENTS = {"iag-logo": (IagLogo, "iag_logo")}
"""Islands, and the groups of their words, by the names that content uses for them."""

LETTERS = {"iag-logo": "IAG"}
"""Words that the animated pictures spell, by name."""


def hero_component(name: str) -> rx.Component:
    """Returns the animated picture; before it moves it is complete and has its alternative text.

    Args:
        name: Name of the picture in the content, e.g. ``iag-logo``.
    """
    island, group = COMPONENTS[name]
    return island.create(words=getattr(words(), group).props())
