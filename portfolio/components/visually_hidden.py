"""Words for screen readers."""

from __future__ import annotations

import reflex as rx


def visually_hidden(words: str) -> rx.Component:
    """Returns words that are read aloud and not shown."""
    return rx.el.span(words, class_name="visually-hidden")
