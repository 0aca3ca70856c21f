"""A page title as sticker lettering, with its words as text."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import markup
from portfolio.drawings import lettering_file


def lettering(words: str, name: str, *, narrow: bool = False, width: int) -> rx.Component:
    """Returns an ``h1``: the words for reading, the drawing for looking.

    Args:
        words: What the heading says.
        name: Of the drawing.
        narrow: Whether there is a stacked drawing for screens up to 820 px.
        width: Largest width of the drawing in CSS pixels.
    """
    drawings = [markup(_read(name), class_name="lettering__wide")]
    if narrow:
        drawings.insert(0, markup(_read(f"{name}-narrow"), class_name="lettering__narrow"))
    return rx.el.h1(
        rx.el.span(words, class_name="visually-hidden"),
        *drawings,
        class_name="lettering",
        custom_attrs={"style": {"width": f"min({width}px, 100%)"}},
    )


def _read(name: str) -> str:
    return lettering_file(name).read_text()
