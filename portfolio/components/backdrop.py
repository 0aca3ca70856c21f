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


def wave_divider(
    name: str = "", *, middle: float = 23, swing: float = 12, phase: float = 0.6
) -> rx.Component:
    """Returns the wave that a background ends in, in the colour of what follows it.

    Args:
        name: Class of it besides the one that all have.
        middle: Level of the wave, from the top of a box 56 high.
        swing: Height by which the wave rises and falls.
        phase: Place of the left edge along the wave, in radians.
    """
    path = wave_path(DIVIDER_HEIGHT, middle, swing, phase, 1.6)
    return _strip(f"wave-divider {name}".strip(), DIVIDER_HEIGHT, rx.el.path(d=path))


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


def _strip(class_name: str, height: int, *paths: rx.Component) -> rx.Component:
    """Returns an SVG that is stretched to the width of the page."""
    return rx.el.svg(
        *paths,
        view_box=f"0 0 {BOX[0]} {height}",
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": "none", "aria-hidden": True},
    )
