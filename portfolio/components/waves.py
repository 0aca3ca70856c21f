"""The wave at the foot of a coloured background, and the waves above the footer."""

from __future__ import annotations

import reflex as rx

from portfolio.components.backdrop import use_shape
from portfolio.drawing.backdrops import BOX, WAVES, WAVES_HEIGHT, wave_path

DIVIDER_HEIGHT = 56
"""Height of a divider's drawing box, in CSS pixels."""

FOOTER_COLOURS = (*(f"var(--wave-{index})" for index in range(1, WAVES)), "var(--night)")
"""Colours of the footer's waves, the hindmost first; the last is the footer's own."""


def wave_divider(*, middle: float = 23, swing: float = 12, phase: float = 0.6) -> rx.Component:
    """Returns the wave that a background ends in, in the colour of what follows it.

    Args:
        middle: Level of the wave, from the top of a box 56 high.
        swing: Height by which the wave rises and falls.
        phase: Place of the left edge along the wave, in radians.
    """
    path = wave_path(DIVIDER_HEIGHT, middle, swing, phase, 1.6)
    return _strip("wave-divider", DIVIDER_HEIGHT, rx.el.path(d=path))


def footer_waves() -> rx.Component:
    """Returns the coloured waves above the footer."""
    waves = (
        use_shape("footer", f"wave-{index}", style={"fill": colour})
        for index, colour in enumerate(FOOTER_COLOURS)
    )
    return _strip("footer__waves", WAVES_HEIGHT, *waves)


def _strip(class_name: str, height: int, *paths: rx.Component) -> rx.Component:
    """Returns an SVG that is stretched to the width of the page."""
    return rx.el.svg(
        *paths,
        view_box=f"0 0 {BOX[0]} {height}",
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": "none", "aria-hidden": True},
    )
