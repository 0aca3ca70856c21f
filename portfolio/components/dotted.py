"""Short facts in a line, with dots between them."""

from __future__ import annotations

import reflex as rx


def dotted(*parts: rx.Component | str, class_name: str = "") -> rx.Component:
    """Returns a list of parts in a line; no line begins or ends with a dot where it wraps."""
    return rx.el.div(rx.el.ul(*map(rx.el.li, parts)), class_name=f"dotted {class_name}".strip())
