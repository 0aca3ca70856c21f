"""Rings and dust behind a hero or a card."""

from __future__ import annotations

import reflex as rx

from portfolio.drawing.backdrops import BOX, RINGS


class Use(rx.el.G):
    """An SVG ``<use>`` element."""

    tag = "use"


def use_shape(file: str, name: str, **attributes: object) -> rx.Component:
    """Returns a shape of a generated SVG file, in the colours of the page.

    Args:
        file: Name of the file under /generated/, without ``.svg``.
        name: The shape's id.
        **attributes: Further attributes of the ``<use>`` element.
    """
    return Use.create(custom_attrs={"href": f"/generated/{file}.svg#{name}", **attributes})


def rings() -> rx.Component:
    """Returns the rings in the two colours of their background, anchored at its lower right."""
    return _cover("rings", "xMaxYMax", use_shape("rings", "rings"))


def dust() -> rx.Component:
    """Returns dots and sparkles over the whole of a background."""
    return _cover("dust", "xMidYMid", use_shape("dust", "dust"))


def tripping_rings() -> rx.Component:
    """Returns the rings one by one, each with its colour once the lights are on."""
    each = (
        use_shape(
            "rings", f"ring-{index}", style={"--trip": f"var(--trip-{index + 1})", "--i": index}
        )
        for index in range(RINGS)
    )
    return _cover("hero__rings", "xMaxYMax", *each)


def _cover(class_name: str, align: str, *shapes: rx.Component) -> rx.Component:
    """Returns an SVG that covers its box and is cropped, never squeezed."""
    return rx.el.svg(
        *shapes,
        view_box="0 0 {} {}".format(*BOX),
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": f"{align} slice", "aria-hidden": True},
    )
