"""Moving pictures that a hero may show in place of a still one."""

from __future__ import annotations

from pathlib import Path

import reflex as rx

from portfolio.components.markup import markup

DRAWINGS = {"iag-logo": "iag_logo.svg"}
"""Files beside this one by the names that content knows; each moves by its own stylesheet."""


def hero_component(name: str) -> rx.Component:
    """Returns a drawing as a sticker; at rest it is complete and says what it shows.

    Args:
        name: What the content calls it, e.g. ``iag-logo``.
    """
    drawing = Path(__file__).with_name(DRAWINGS[name]).read_text()
    return markup(drawing, class_name="shot")
