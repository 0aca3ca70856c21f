"""The size of a drawing: its width and height, and its view box."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

UNITS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
"""Pixels in the absolute units of a length."""

_LENGTH = re.compile(r"\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)


def pixels(length: str) -> float | None:
    """Returns a length in CSS pixels, or nothing for one that depends on what is around."""
    match = _LENGTH.fullmatch(length)
    return float(match[1]) * UNITS[(match[2] or "").lower()] if match else None


def view_box_of(element: Element) -> tuple[float, float, float, float] | None:
    """Returns left, top, width and height of a view box, or nothing where there is none."""
    numbers = element.get("viewBox", "").replace(",", " ").split()
    try:
        left, top, width, height = map(float, numbers)
    except ValueError:
        return None
    return left, top, width, height


def add_view_box(root: Element) -> None:
    """Adds the view box that a browser assumes where a drawing has a size alone."""
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if not root.get("viewBox", "").strip() and all(sides):
        root.set("viewBox", f"0 0 {sides[0]:g} {sides[1]:g}")
