"""A page title as sticker lettering, with its words as text."""

from __future__ import annotations

import re

import reflex as rx

from portfolio.components.markup import markup
from portfolio.paths import lettering_file

_BOX = re.compile(r'viewBox="(-?[\d.]+) -?[\d.]+ ([\d.]+)')


def lettering(words: str, name: str, *, narrow: bool = False, width: int) -> rx.Component:
    """Returns an ``h1``: the words for reading, the drawing for looking.

    Args:
        words: What the heading says.
        name: Of the drawing.
        narrow: Whether there is a stacked drawing for screens up to 820 px.
        width: Largest width of the drawing in CSS pixels.
    """
    drawings = [_drawing(name, "lettering__wide")]
    if narrow:
        drawings.insert(0, _drawing(f"{name}-narrow", "lettering__narrow"))
    return rx.el.h1(
        rx.el.span(words, class_name="visually-hidden"),
        *drawings,
        class_name="lettering",
        custom_attrs={"style": {"width": f"min({width}px, 100%)"}},
    )


def _drawing(name: str, class_name: str) -> rx.Component:
    """Returns the drawing, its ink on the margin and its die-cut outside."""
    svg = lettering_file(name).read_text()
    start, width = map(float, _BOX.findall(svg)[0])
    hang = {"style": {"marginLeft": f"{start / width:.2%}"}}
    return markup(svg, class_name=class_name, custom_attrs=hang)
