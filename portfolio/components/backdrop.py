"""Rings, dust, waves and dunes of coloured backgrounds."""

from __future__ import annotations

import reflex as rx

from portfolio.drawing.backdrops import BOX, RINGS, wave_path

DIVIDER_HEIGHT = 56
"""Height of a divider's drawing box, in CSS pixels."""


class Use(rx.el.G):
    """An SVG ``<use>`` element."""

    tag = "use"


def rings() -> rx.Component:
    """Returns the rings in the two colours of their background, anchored at its lower right."""
    return _cover("rings", "xMaxYMax", _shape("rings", "rings"))


def dust() -> rx.Component:
    """Returns dots and sparkles over the whole of a background."""
    return _cover("dust", "xMidYMid", _shape("dust", "dust"))


def tripping_rings() -> rx.Component:
    """Returns the rings one by one, each with its colour once the lights are on."""
    each = (
        _shape("rings", f"ring-{index}", style={"--trip": f"var(--trip-{index + 1})", "--i": index})
        for index in range(RINGS)
    )
    return _cover("hero__rings", "xMaxYMax", *each)


def wave_divider() -> rx.Component:
    """Returns the wave that a background ends in, in the colour of what follows it.

    It is stretched to the width of the page.
    """
    wave = wave_path(DIVIDER_HEIGHT, middle=23, swing=12, phase=0.6, turns=1.6)
    return rx.el.svg(
        rx.el.path(d=wave),
        view_box=f"0 0 {BOX[0]} {DIVIDER_HEIGHT}",
        class_name="wave-divider",
        custom_attrs={"preserveAspectRatio": "none", "aria-hidden": True},
    )


def dune(place: str) -> rx.Component:
    """Returns a dune, which themes draw.

    Args:
        place: ``hill``, ``slope`` or ``shore`` on home; ``far`` or ``near`` where a page ends.
    """
    return rx.el.div(class_name=f"dune dune--{place}")


def _shape(file: str, name: str, **attributes: object) -> rx.Component:
    """Returns a shape of a generated SVG file, in the colours of the page."""
    return Use.create(custom_attrs={"href": f"/generated/{file}.svg#{name}", **attributes})


def _cover(class_name: str, align: str, *shapes: rx.Component) -> rx.Component:
    """Returns an SVG that covers its box and is cropped, never squeezed."""
    return rx.el.svg(
        *shapes,
        view_box="0 0 {} {}".format(*BOX),
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": f"{align} slice", "aria-hidden": True},
    )
